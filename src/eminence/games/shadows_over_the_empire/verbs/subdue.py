"""Subdue a card: tokens for the traits in common, even if it diverges."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.rows import TARGET
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.games.shadows_over_the_empire.table import bring
from eminence.games.shadows_over_the_empire.targets import influenceable
from eminence.kernel.primitives import inline

NUMBER, NAME = 2, "subdue"
FORMS = (f"subdue {TARGET}",)
EXAMPLES = ("subdue adjacent citizen empty",)
BRINGS = True
OFFERED = ("subdue it",)


@EVENTS.told
def subdued(s: State, who: int, card: int, count: int) -> None:
    """Tokens come onto a card for the traits in common, even if it diverges."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return influenceable(cards, s, actor, cells, True)


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    count = bring(cards, s, seat, cell, 0)
    subdued(s, who=seat, card=s.grid[cell], count=count)
