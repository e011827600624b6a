"""A Passive: one's tokens are kept in some Conflicts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from eminence.games.shadows_over_the_empire.nouns import FROM, MANY, Teller, brief_noun, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Ability, Row
from eminence.games.shadows_over_the_empire.state import CONFLICT, OR_SELF, SELF, WHATEVER, YOUR_CONFLICT, Cards, State
from eminence.games.shadows_over_the_empire.targets import reached
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 17, "keep"
FORMS = (f"keep tokens on {TARGET}",)
EXAMPLES = ("keep tokens on adjacent character conflict",)
PASSIVE = True


def problems(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    if row.cards.state not in (WHATEVER, CONFLICT, YOUR_CONFLICT):
        yield Message("problem-keep-conflict")
    if row.cards.range == SELF or row.cards.flags & OR_SELF:
        yield Message("problem-keep-self")


@inline
def keeps(cards: Cards, s: State, row: int, seat: int, cell: int) -> int:
    return reached(cards, s, cards.target[row], seat, cell)


def deed(row: Row, teller: Teller) -> Message:
    return Message("deed-keep", which=noun(replace(row.cards, state=CONFLICT), teller, MANY, FROM))


def brief(row: Row) -> Message:
    which = brief_noun(replace(row.cards, state=CONFLICT), many=True)
    return Message("brief-keep", which=which, most=row.most)
