"""Take the Influence token from a card, once a Round."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import FROM, Teller, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Row
from eminence.games.shadows_over_the_empire.state import MARKED, Cards, State
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 10, "unmark"
FORMS = (f"unmark {TARGET}",)
EXAMPLES = ("unmark adjacent citizen yours",)
SAYS = {"marked": MARKED}


@EVENTS.told
def unmarked(s: State, who: int, card: int) -> None:
    """A card is rid of its Influence token."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & s.marked & ~s.unmarked


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    s.marked &= ~(1 << cell)
    s.unmarked |= 1 << cell
    unmarked(s, who=seat, card=s.grid[cell])


def deed(row: Row, teller: Teller) -> Message:
    return Message("deed-unmark", which=noun(row.cards, teller, place=FROM))
