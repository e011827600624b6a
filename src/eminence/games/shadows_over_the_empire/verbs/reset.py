"""Reset a Rotated card, once a Round."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import WITHIN, Teller, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Row
from eminence.games.shadows_over_the_empire.state import ROTATED, Cards, State
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 7, "reset"
FORMS = (f"reset {TARGET}",)
EXAMPLES = ("reset anywhere citizen yours",)
SAYS = {"turned": ROTATED}


@EVENTS.told
def reset(s: State, who: int, card: int) -> None:
    """A card is turned upright."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & s.rotated & ~s.refreshed  # SE-21, SE-37


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    s.rotated &= ~(1 << cell)
    s.refreshed |= 1 << cell
    reset(s, who=seat, card=s.grid[cell])


def deed(row: Row, teller: Teller) -> Message:
    return Message("deed-reset", which=noun(row.cards, teller, place=WITHIN))
