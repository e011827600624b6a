"""Add tokens of one's own on a card, or on each of two."""

from __future__ import annotations

from typing import Any

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import (
    EVERY,
    LAST,
    ONE,
    SOME,
    WITHIN,
    Teller,
    brief_noun,
    kind_of,
    noun,
)
from eminence.games.shadows_over_the_empire.parts import counted
from eminence.games.shadows_over_the_empire.rows import SECOND, TARGET, N, Row
from eminence.games.shadows_over_the_empire.state import EACH, Cards, State
from eminence.games.shadows_over_the_empire.table import put
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 3, "add"
FORMS = (
    f"add (?P<amount>{N}) on {TARGET}",
    f"add (?P<amount>{N}) on (?P<two>each of up to 2) {TARGET}",
    f"add 1 on {TARGET} for each {SECOND} at most (?P<each>{N})",
)
EXAMPLES = (
    "add 1 on adjacent citizen yours",
    "add 1 on each of up to 2 adjacent citizen yours",
    "add 1 on self for each adjacent citizen yours at most 3",
)
OFFERED = ("add 1 on it",)


@EVENTS.told
def added(s: State, who: int, card: int, count: int) -> None:
    """Tokens come onto a card."""


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    """As many as the pool has (SE-22)."""
    count = min(counted(cards, s, row, seat, s.source), s.unused[seat])
    put(s, seat, cell, count)
    added(s, who=seat, card=s.grid[cell], count=count)


def deed(row: Row, teller: Teller) -> Message:
    each = row.how_many == EACH
    return Message(
        "deed-add",
        which=noun(row.cards, teller, SOME if row.most > 1 else ONE, WITHIN if each else LAST),
        most=row.most,
        kind=kind_of(row.cards),
        count=1 if each else row.amount,
        counted=[noun(row.others, teller, EVERY)] if each else [],
        limit=row.amount,
    )


def offer(row: Row, teller: Teller) -> dict[str, Any]:
    return {"which": noun(row.cards, teller), "count": row.amount}


def brief(row: Row) -> Message:
    which, second = brief_noun(row.cards, row.most > 1), brief_noun(row.others)
    each = row.how_many == EACH
    return Message("brief-add", which=which, most=row.most, second=second, each=each, count=row.amount)
