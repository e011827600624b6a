"""Shadows over the Empire: a sensible player."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.kernel.marks import rule
from eminence.kernel.rng import Words, draw


@rule
def advise(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: Words) -> int:
    return moves[draw(rng, count)]
