"""Offer the controller of a card a choice between two options, which are the rows after this one."""

from __future__ import annotations

from collections.abc import Iterator

from eminence.games.shadows_over_the_empire.nouns import Teller, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Ability, Row
from eminence.games.shadows_over_the_empire.state import OPPONENTS_CARD
from eminence.kernel.translation import Message

NUMBER, NAME = 12, "choice"
KEYWORD = "offer"
FORMS = (f"offer {TARGET} between (?P<one>.+?) and (?P<other>.+)",)
EXAMPLES = ("offer adjacent citizen an-opponents between remove 2 of its-controller from it and subdue it",)
OPTIONS = 2
ALONE = True
PAYABLE = False


def problems(ability: Ability, row: Row, at: int) -> Iterator[Message]:
    if row.cards.state != OPPONENTS_CARD:
        yield Message("problem-choice-opponent")


def deed(row: Row, teller: Teller) -> Message:
    return Message("deed-choose", which=noun(row.cards, teller))


def it(row: Row) -> Message:
    return Message("offered-card")
