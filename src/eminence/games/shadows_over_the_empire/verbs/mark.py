"""Place an Influence token on a card, or on each of two."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import ONE, SOME, Teller, kind_of, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Row
from eminence.games.shadows_over_the_empire.state import UNMARKED, Cards, State
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 9, "mark"
FORMS = (
    f"mark {TARGET}",
    f"mark (?P<two>up to 2) {TARGET}",
)
EXAMPLES = (
    "mark adjacent citizen",
    "mark up to 2 adjacent citizen",
)
PROTECTION = 4
SAYS = {"marked": UNMARKED}


@EVENTS.told
def marked(s: State, who: int, card: int) -> None:
    """A card gets an Influence token."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & ~s.marked


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    s.marked |= 1 << cell
    marked(s, who=seat, card=s.grid[cell])


def deed(row: Row, teller: Teller) -> Message:
    which = noun(row.cards, teller, SOME if row.most > 1 else ONE)
    return Message("deed-mark", which=which, most=row.most, kind=kind_of(row.cards))
