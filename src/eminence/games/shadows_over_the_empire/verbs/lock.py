"""Place the Quiraa token on a card: it does nothing until the end of the Round."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.rows import TARGET
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 13, "lock"
FORMS = (f"lock {TARGET}",)
EXAMPLES = ("lock anywhere citizen an-opponents",)
OFFERED = ("lock it",)
REMARK = "sentence-quiraa"


@EVENTS.told
def locked(s: State, who: int, card: int) -> None:
    """A card gets the Quiraa token."""


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    s.locked = cell
    locked(s, who=seat, card=s.grid[cell])
