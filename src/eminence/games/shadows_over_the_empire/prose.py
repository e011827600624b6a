"""Shadows over the Empire: abilities as people read them, made from their rows and so never at odds with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from eminence.games.shadows_over_the_empire import filters
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter, is_definite
from eminence.games.shadows_over_the_empire.nouns import (
    EVERY,
    MANY,
    OBJECT,
    ONE,
    OWNER,
    PLACE,
    SOME,
    SOURCE,
    SUBJECT,
    THAT_CARD,
    Place,
    Teller,
    kind_of,
    noun,
)
from eminence.games.shadows_over_the_empire.rows import Row
from eminence.kernel.kinds import NONE
from eminence.kernel.messages import Message

FROM, ON, WITHIN = Place(SOURCE), Place(PLACE), Place(OBJECT, amid=True)

# --- Whole abilities --------------------------------------------------------------------------------------------------


def ability(rows: Sequence[Row], teller: Teller, event: int = 0, about: Filter | None = None) -> Message:
    """A whole ability in sentences; `event` is what a React answers."""
    when = event_text(event, about, teller)
    parts = [0] if rows[0].verb == st.CHOICE else range(len(rows))
    said = [_sentence(rows, at, teller, when, event) for at in parts]
    if rows[0].verb == st.CHOICE:
        first, second = (_option("offer", row, placed(rows, at, teller)) for at, row in enumerate(rows[1:3], 1))
        said.append(Message("sentence-offer", first=first, second=second, kind=kind_of(told_cards(rows[0]))))
    if any(row.verb == st.LOCK for row in rows):
        said.append(Message("sentence-quiraa"))
    return Message("ability", sentences=said)


def _sentence(rows: Sequence[Row], at: int, teller: Teller, when: Message | None, event: int) -> Message:
    """A part of an ability with its full stop."""
    row, opening = rows[at], _opening(rows[at], when)
    deed = clause(rows, at, teller, opening)
    if row.verb == st.CANCEL:
        deed = Message("deed-cancel", what="action" if event == st.TARGETED else "ability", opening=opening)
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
    key = f"{said}-{st.VERB_NAMES[row.verb]}"
    if row.verb == st.REMOVE:
        return Message(key, which=noun(told_cards(row), teller, place=ON), **told_amount(row))
    which = noun(told_cards(row), teller)
    return Message(key, which=which, count=row.amount) if row.verb == st.ADD else Message(key, which=which)


def answer(rows: Sequence[Row], at: int, teller: Teller) -> Message:
    """An option as whoever chooses should hear it: `remove 2 of your tokens from it`."""
    return _option("answer", rows[at], placed(rows, at, teller))


def placed(rows: Sequence[Row], at: int, teller: Teller) -> Teller:
    """The teller of a row: in a second part, or in an option."""
    first, it = rows[0], teller.it
    if first.verb == st.CHOICE:
        it = Message("offered-card")
    elif first.verb == st.MOVE and it is THAT_CARD:
        it = Message("receiving-card", several=(first.how_many, first.amount) != (st.JUST, 1))
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
    if row.verb in (st.ROTATE, st.PERFORM) and teller.turned:
        teller = replace(teller, kind=NONE)  # not itself: it is Rotated
    if row.verb == st.REMOVE:
        key, told = _removal(row, teller)
    elif row.verb == st.SWAP:
        key, told = _swap(row, teller)
    else:
        key, told = KEYS.get(row.verb, st.VERB_NAMES[row.verb]), _told_of(row, teller)
    return Message(f"deed-{key}", **told, opening=opening)


KEYS = {st.CHOICE: "choose"}
PLACES = {
    st.RESET: WITHIN,
    st.UNMARK: FROM,
    st.MOVE: Place(SOURCE, amid=True),
    st.PERFORM: WITHIN,
    st.KEEP: FROM,
    st.BONUS: Place(SUBJECT, amid=True),
    st.PROTECT: WITHIN,
}
"""Where the cards of a verb stand, if not as its last words."""


def _told_of(row: Row, teller: Teller) -> dict[str, Any]:
    """What the sentence of a verb says besides the verb."""
    if row.verb == st.CANCEL:
        return {"what": "it"}
    form = SOME if row.most > 1 else MANY if row.verb in (st.PROTECT, st.KEEP) else ONE
    each = row.verb == st.ADD and row.how_many == st.EACH
    place = WITHIN if each else PLACES.get(row.verb, Place())
    cards = told_cards(row)
    told: dict[str, Any] = {"which": noun(cards, teller, form, place)}
    if row.verb in (st.MARK, st.ADD, st.PERFORM):
        told |= {"most": row.most, "kind": kind_of(cards)}
    if row.verb == st.ADD:
        counted = [noun(row.second or Filter(), teller, EVERY)] if each else []
        told |= {"count": 1 if each else row.amount, "counted": counted, "limit": row.amount}
    if row.verb == st.MOVE:
        told |= {"second": noun(row.second or Filter(), teller), **told_amount(row)}
    if row.verb == st.BONUS:
        told |= {"second": noun(row.second or Filter(), teller, place=WITHIN), "count": row.amount}
    if row.verb == st.PROTECT:
        verbs = [verb for verb, bit in BANNED.items() if row.amount & bit]
        banned = [Message(f"banned-{verb}", several=len(verbs) > 1) for verb in verbs]
        told |= {"banned": banned, "handled": [verb for verb in banned if verb.key != "banned-mark"]}
        told["marked"] = row.amount & st.PROTECT_MARK
    return told


BANNED = {"rotate": st.PROTECT_ROTATE, "swap": st.PROTECT_SWAP, "mark": st.PROTECT_MARK}


def _swap(row: Row, teller: Teller) -> tuple[str, dict[str, Any]]:
    """Two cards; if they fit the same words, these are said once: `two Citizens adjacent to Theodoric`."""
    one, other = told_cards(row), row.second or Filter()
    alike = one == replace(other, flags=other.flags & ~st.NOT_FIRST)
    if not alike or one.range in filters.GIVEN or one.flags & st.OR_SELF:
        return "swap", {"which": noun(one, teller, place=WITHIN), "second": noun(other, teller, place=ON)}
    if one.range != st.ADJACENT:
        return "swap-two", {"which": noun(one, teller, SOME)}
    anywhere, nobody = replace(one, range=st.ANYWHERE), replace(teller, kind=NONE)
    return "swap-two", {"which": noun(anywhere, nobody, SOME, more="beside")}


def told_cards(row: Row) -> Filter:
    """The cards of a row without what its verb says anyway."""
    card = row.target or Filter()
    turning = {st.ROTATE: st.UPRIGHT, st.PERFORM: st.UPRIGHT, st.RESET: st.ROTATED}
    if card.turned == turning.get(row.verb):
        card = replace(card, turned=st.EITHER_WAY)
    if card.marked == {st.MARK: st.UNMARKED, st.UNMARK: st.MARKED}.get(row.verb):
        card = replace(card, marked=0)
    if row.verb == st.PERFORM:
        card = replace(card, flags=card.flags & ~st.WITH_USE)
    if row.verb == st.KEEP:
        card = replace(card, state=st.CONFLICT)
    opponents = [st.WITH_OPPONENTS, st.WITH_OWNERS]
    said = {st.YOU: [st.WITH_YOURS], st.OPPONENT: opponents, st.OPPONENTS: opponents}
    said[st.LEAST_UNUSED] = [st.WITH_OWNERS]
    if row.verb in (st.REMOVE, st.MOVE) and card.state in said.get(row.whose, []):
        card = replace(card, state=st.WHATEVER)
    return card


HOW_MANY = {st.JUST: "just", st.UP_TO: "up-to", st.ALL: "all"}


def told_amount(row: Row) -> dict[str, Any]:
    """How many tokens: just so many (fewer if there are fewer), up to so many, some, any number, or all."""
    how = HOW_MANY.get(row.how_many, "some" if row.least else "any")
    return {"how": how, "count": row.amount}


REMOVALS = {
    st.YOU: "remove-yours",
    st.OPPONENT: "remove-opponents",
    st.OPPONENTS: "remove-each",
    st.PARTICIPANTS: "remove-participants",
    st.LEAST_UNUSED: "remove-fewest",
    st.NOT_FEWEST: "remove-all-but-fewest",
    st.CONTROLLER: "remove-controllers",
    st.INSTIGATOR: "remove-instigators",
}


def _removal(row: Row, teller: Teller) -> tuple[str, dict[str, Any]]:
    """What is removed, by whom; whoever has fewer removes all."""
    target, amount = told_cards(row), told_amount(row)
    if target.range == st.IN_LINE:
        return "remove-line", {"which": noun(target, teller, EVERY, ON, "in-line"), **teller.named, **amount}
    more = "their-choice" if row.how & st.OWNER_CHOOSES else "none"
    if row.whose in (st.PARTICIPANTS, st.NOT_FEWEST):
        chosen = not is_definite(target)
        place = Place() if chosen else Place(PLACE, amid=True)
        return REMOVALS[row.whose], {"which": noun(target, teller, place=place, more=more), "chosen": chosen, **amount}
    told = {"which": noun(target, teller, place=ON, more=more), **amount}
    if more != "none" and row.whose in WHO_CHOOSES:
        return "remove-chosen", told | {"whose": WHO_CHOOSES[row.whose]}
    return REMOVALS[row.whose], told


WHO_CHOOSES = {st.OPPONENT: "opponent", st.OPPONENTS: "opponents", st.LEAST_UNUSED: "fewest"}
