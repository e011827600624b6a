"""A Passive: Influence actions of some cards on others bring more tokens."""

from __future__ import annotations

from collections.abc import Iterator

from eminence.games.shadows_over_the_empire.nouns import SUBJECT, WITHIN, Place, Teller, brief_noun, noun
from eminence.games.shadows_over_the_empire.rows import SECOND, TARGET, Ability, N, Row
from eminence.games.shadows_over_the_empire.state import SELF, YOURS, Cards, State
from eminence.games.shadows_over_the_empire.targets import reached
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 16, "bonus"
FORMS = (f"bonus (?P<amount>{N}) when {TARGET} influences {SECOND}",)
EXAMPLES = ("bonus 1 when adjacent citizen yours influences anywhere character empty",)
PASSIVE = True
MAY_BE_LEADER = True


def problems(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    if row.cards.range != SELF and row.cards.state != YOURS:
        yield Message("problem-bonus-yours")


@inline
def adds(cards: Cards, s: State, row: int, seat: int, cell: int, source: int, target: int) -> int:
    instigating = reached(cards, s, cards.target[row], seat, cell) >> source & 1
    influenced = reached(cards, s, cards.second[row], seat, cell) >> target & 1
    return cards.amount[row] * instigating * influenced


def deed(row: Row, teller: Teller) -> Message:
    which = noun(row.cards, teller, place=Place(SUBJECT, amid=True))
    return Message("deed-bonus", which=which, second=noun(row.others, teller, place=WITHIN), count=row.amount)


def brief(row: Row) -> Message:
    return Message("brief-bonus", which=brief_noun(row.cards), second=brief_noun(row.others), count=row.amount)
