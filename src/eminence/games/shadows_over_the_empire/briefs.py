"""Shadows over the Empire: abilities in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter
from eminence.games.shadows_over_the_empire.nouns import brief_noun
from eminence.games.shadows_over_the_empire.prose import told_amount, told_cards
from eminence.games.shadows_over_the_empire.rows import WHOSE, Row
from eminence.kernel.messages import Message

EVENTS = {
    st.TARGETED: "brief-if-targeted",
    st.USED: "brief-if-used",
    st.REMOVED: "brief-if-removed",
    st.PASSED: "brief-if-passed",
    st.INTO_CONFLICT: "brief-if-in-conflict",
}
OWNERS = {number: word for word, number in WHOSE.items()}


def brief(rows: Sequence[Row], event: int = 0, about: Filter | None = None) -> Message:
    """An ability as short as it can be understood: `remove 1 opp. token, adjacent`."""
    if rows[0].verb == st.CHOICE:
        which = brief_noun(told_cards(rows[0]))
        return Message("brief-offer", which=which, first=_row(rows[1]), second=_row(rows[2]))
    said = Message("brief-rows", first=_row(rows[0]), rest=[_row(row) for row in rows[1:]])
    if event == st.NO_EVENT:
        return said
    if event == st.REMOVED and about:
        about = replace(about, state=st.WHATEVER)
    return Message(EVENTS[event], which=brief_noun(about or Filter()), rows=said)


def _row(row: Row) -> Message:
    said = _deed(row)
    if not row.cost:
        return said
    return Message("brief-paid", deed=said, count=row.cost, controlled=bool(row.how & st.PAID_IF_CONTROLLED))


def _deed(row: Row) -> Message:
    which = brief_noun(told_cards(row), row.most > 1 or row.verb in (st.PROTECT, st.KEEP))
    second = brief_noun(row.second or Filter())
    verb = st.VERB_NAMES[row.verb]
    if row.verb == st.ADD:
        each = row.how_many == st.EACH
        return Message("brief-add", which=which, most=row.most, second=second, each=each, count=row.amount)
    if row.verb == st.REMOVE:
        return Message("brief-remove", which=which, whose=OWNERS[row.whose], **told_amount(row))
    if row.verb == st.MOVE:
        return Message("brief-move", which=which, second=second, **told_amount(row))
    if row.verb == st.SWAP and row.target and row.target == row.second:
        return Message("brief-swap-two", which=brief_noun(row.target, many=True))
    if row.verb == st.SWAP:
        return Message("brief-swap", which=which, second=second)
    if row.verb == st.BONUS:
        return Message("brief-bonus", which=which, second=second, count=row.amount)
    if row.target is None:
        return Message(f"brief-{verb}")
    return Message(f"brief-{verb}", which=which, most=row.most)
