"""The ground floor: records, chance, the contract of a game, both backends, positions and views, conformance.

Knows no game. Start with `contract.py` for what a game promises, `game.py` for how one is played, `bind.py` for how one
source becomes two backends.
"""
