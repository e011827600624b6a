"""Shadows over the Empire: abilities in a few words; what a verb says in them, its home in `verbs` says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter
from eminence.games.shadows_over_the_empire.nouns import brief_noun
from eminence.games.shadows_over_the_empire.prose import told
from eminence.games.shadows_over_the_empire.rows import Row
from eminence.games.shadows_over_the_empire.verbs import NAMES, OPTIONS, fact
from eminence.kernel.translation import Message

EVENTS = {
    st.TARGETED: "brief-if-targeted",
    st.USED: "brief-if-used",
    st.REMOVED: "brief-if-removed",
    st.PASSED: "brief-if-passed",
    st.INTO_CONFLICT: "brief-if-in-conflict",
}


def brief(rows: Sequence[Row], event: int = 0, about: Filter | None = None) -> Message:
    """An ability as short as it can be understood: `remove 1 opp. token, adjacent`."""
    if OPTIONS[rows[0].verb]:
        which = brief_noun(told(rows[0]).cards)
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
    row, own = told(row), fact(row.verb, "brief")
    if own:
        return cast(Message, own(row))
    return Message(f"brief-{NAMES[row.verb]}", which=brief_noun(row.cards, row.most > 1), most=row.most)
