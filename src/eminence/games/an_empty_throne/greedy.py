"""An Empty Throne: a player that looks a turn ahead."""

from __future__ import annotations

from eminence.games.an_empty_throne.state import Cards, State
from eminence.kernel.marks import rule
from eminence.kernel.rng import Words, draw


@rule
def advise(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: Words) -> int:
    return moves[draw(rng, count)]
