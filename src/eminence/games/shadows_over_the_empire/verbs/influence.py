"""Influence a card: tokens for the traits in common."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import influenced
from eminence.games.shadows_over_the_empire.rows import TARGET
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.games.shadows_over_the_empire.table import bring
from eminence.games.shadows_over_the_empire.targets import influenceable
from eminence.kernel.primitives import inline

NUMBER, NAME = 1, "influence"
FORMS = (f"influence {TARGET}",)
EXAMPLES = ("influence adjacent character",)
BRINGS = True


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return influenceable(cards, s, actor, cells, False)


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    count = bring(cards, s, seat, cell, 0)
    influenced(s, who=seat, card=s.grid[cell], count=count, more=0)
