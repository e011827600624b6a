"""Eminence: court-intrigue card games to play, change and study.

>>> import eminence
>>> game = eminence.load("behind-the-throne")
>>> position = game.start(seats=3, seed=7)
>>> while not position.over:
...     seat = position.actors[0]
...     position.play(seat, position.legal(seat)[0])
>>> position.log(None)[-1].split(":")[0]
'Seat 2 reveals the End of Game card'
"""

from eminence.bots.analysis import Analysis, analyse
from eminence.bots.review import Review, review
from eminence.games.registry import load, names, replay
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.options import Option
from eminence.kernel.position import Position
from eminence.kernel.view import Legal, Move, Result, View

__version__ = "0.6.0"

__all__ = [
    "Analysis",
    "CardSet",
    "Game",
    "Legal",
    "Move",
    "Option",
    "Position",
    "Refused",
    "Result",
    "Review",
    "View",
    "analyse",
    "load",
    "names",
    "replay",
    "review",
]
