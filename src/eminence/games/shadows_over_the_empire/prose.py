"""Shadows over the Empire: abilities as people read them, made from their rows and so never at odds with them.

What a verb says, its home in `verbs` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter, is_definite
from eminence.games.shadows_over_the_empire.nouns import OBJECT, OWNER, PLACE, THAT_CARD, Place, Teller, kind_of, noun
from eminence.games.shadows_over_the_empire.rows import Row
from eminence.games.shadows_over_the_empire.verbs import NAMES, OPTIONS, fact
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import Message

# --- Whole abilities --------------------------------------------------------------------------------------------------


def ability(rows: Sequence[Row], teller: Teller, event: int = 0, about: Filter | None = None) -> Message:
    """A whole ability in sentences; `event` is what a React answers."""
    when = event_text(event, about, teller)
    offered = rows[1:] if OPTIONS[rows[0].verb] else ()
    parts = range(len(rows) - len(offered))
    said = [_sentence(rows, at, replace(teller, event=event), when) for at in parts]
    if offered:
        first, second = (_option("offer", row, placed(rows, at, teller)) for at, row in enumerate(offered, 1))
        said.append(Message("sentence-offer", first=first, second=second, kind=kind_of(told(rows[0]).cards)))
    remarks = dict.fromkeys(fact(row.verb, "REMARK") for row in rows)
    said += [Message(remark) for remark in remarks if remark]
    return Message("ability", sentences=said)


def _sentence(rows: Sequence[Row], at: int, teller: Teller, when: Message | None) -> Message:
    """A part of an ability with its full stop."""
    row, opening = rows[at], _opening(rows[at], when)
    deed = clause(rows, at, teller, opening)
    if opening == "then-if":
        return Message("sentence-then-if", count=row.needs, deed=deed)
    if opening == "when":
        return Message("sentence-when", event=when, deed=deed)
    return Message("sentence-then" if opening == "then" else "sentence", deed=deed)


def _opening(row: Row, when: Message | None) -> str:
    """What stands before a deed; `sentence` if nothing does."""
    if row.needs:
        return "then-if"
    if row.how & st.THEN:
        return "then"
    return "when" if when else "sentence"


def _option(said: str, row: Row, teller: Teller) -> Message:
    """What is offered to a card's controller, in the ability (`offer`) or as the answers to choose from (`answer`)."""
    return Message(f"{said}-{NAMES[row.verb]}", **fact(row.verb, "offer", _which)(told(row), teller))


def answer(rows: Sequence[Row], at: int, teller: Teller) -> Message:
    """An option as whoever chooses should hear it: `remove 2 of your tokens from it`."""
    return _option("answer", rows[at], placed(rows, at, teller))


def placed(rows: Sequence[Row], at: int, teller: Teller) -> Teller:
    """The teller of a row: in a second part, or in an option."""
    called = fact(rows[0].verb, "it")
    it = called(rows[0]) if called and teller.it is THAT_CARD else teller.it
    return replace(teller, later=at > 0, it=it)


def event_text(event: int, about: Filter | None, teller: Teller) -> Message | None:
    """What a React answers: `When an opponent passes`; nothing without an event."""
    if about is None:
        return Message("when-passed") if event == st.PASSED else None
    teller = replace(teller, turned=False)
    if event == st.INTO_CONFLICT:
        teller = replace(teller, kind=NONE)  # not itself: it would be in the Conflict
        definite = is_definite(about)
        which = noun(about, teller, place=Place(amid=not definite), state="yours-before")
        return Message("when-in-conflict", which=which, definite=definite)
    if event == st.REMOVED and about.state == st.WITH_YOURS:
        about = replace(about, state=st.WHATEVER)
    key = {st.TARGETED: "when-targeted", st.USED: "when-used", st.REMOVED: "when-removed"}[event]
    role = {st.TARGETED: OBJECT, st.USED: OWNER, st.REMOVED: PLACE}[event]
    return Message(key, which=noun(about, teller, place=Place(role, amid=True)))


# --- Rows -------------------------------------------------------------------------------------------------------------


def clause(rows: Sequence[Row], at: int, teller: Teller, opening: str = "clause") -> Message:
    """A row without its full stop: `Influence an adjacent Character card`; `opening` is what stands before it."""
    row, part = rows[at], placed(rows, at, teller)
    if not row.cost:
        return _deed(row, part, opening)
    paid: dict[str, Any] = {"count": row.cost, **teller.named}
    if row.how & st.PAID_IF_CONTROLLED:
        return Message("paid-if-controlled", deed=_deed(row, part, opening), **paid)
    return Message("paid", deed=_deed(row, part, "cost"), opening=opening, **paid)


def _deed(row: Row, teller: Teller, opening: str) -> Message:
    row, own = told(row), fact(row.verb, "deed")
    said = own(row, teller) if own else Message(f"deed-{NAMES[row.verb]}", **_which(row, teller))
    return Message(said.key, **said.fields, opening=opening)


def _which(row: Row, teller: Teller) -> dict[str, Any]:
    return {"which": noun(row.cards, teller)}


def told(row: Row) -> Row:
    """A row without what its verb says of its cards anyway."""
    says = fact(row.verb, "SAYS", {}).items()
    unsaid = {field: getattr(Filter(), field) for field, value in says if getattr(row.cards, field) == value}
    return replace(row, target=replace(row.cards, **unsaid)) if unsaid else row
