"""Shadows over the Empire: which cards an ability reaches, as people read it.

What a filter means is said as a message; its fields say of each thing whether it is told, and every language makes a
noun of them in its own order and with its own endings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from eminence.games.shadows_over_the_empire import filters
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter, is_definite, traits_of
from eminence.games.shadows_over_the_empire.rows import Row
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import Message

ONE, EVERY, SOME, MANY = "one", "every", "some", "many"
"""`a Citizen`; `Citizen`, after each or every; `Citizens`, after a number; `Citizens`, all of them."""

SUBJECT, OBJECT, OWNER, SOURCE, PLACE = "subject", "object", "owner", "source", "place"
"""What part cards have in a sentence: they do something; something is done to them or laid on them; something is
theirs; something goes away from them; something lies on them, or they go with others."""

THAT_CARD = Message("that-card")


def titled(name: str) -> dict[str, Any]:
    """A name, and whether it begins with a vowel, before which some languages shorten their words."""
    return {"title": name, "vowel": name[:1] in "AEIOU"}


def named(name: str) -> Message:
    return Message("named", **titled(name))


@dataclass(frozen=True)
class Teller:
    """The card whose ability is told, and how far the telling is."""

    name: str
    kind: int
    """`CITIZEN`, `DISTINCT_ONE`, or `NONE` for a Leader."""
    traits: int
    turned: bool = True
    """Used or Reacting, so that it is Rotated."""
    later: bool = False
    """In a second part, when it need not be yours any more."""
    it: Message = THAT_CARD
    """What the card of the part before is called."""
    event: int = st.NO_EVENT
    """What it answers, if that has just been told."""

    @property
    def named(self) -> dict[str, Any]:
        return titled(self.name)


@dataclass(frozen=True)
class Place:
    """Where cards stand in a sentence."""

    role: str = OBJECT
    amid: bool = False
    """Whether the sentence may go on after them: some languages put their verb there."""


LAST, WITHIN, FROM, ON = Place(), Place(OBJECT, amid=True), Place(SOURCE), Place(PLACE)


def _words(meanings: Mapping[str, int]) -> dict[int, str]:
    """The word of a card file for every number that a filter may have."""
    return {number: word for word, number in meanings.items()}


RANGES, TURNED = _words(filters.RANGES), _words(filters.TURNED) | {st.EITHER_WAY: "any"}
STATES = _words(filters.STATES) | {st.WHATEVER: "any"}
OWNED = (st.YOURS, st.OPPONENTS_CARD, st.CONTROLLED)
NOT_YOURS = (st.EMPTY, st.OPPONENTS_CARD, st.UNCONTROLLED, st.CONFLICT, st.YOUR_CONFLICT)
"""States that the acting card is not in when its ability begins."""
NOT_SAID = (st.WHATEVER, st.WITH_OWNERS)
"""States that need no words: there, the sentence names the owner."""


def trait_names(card: Filter) -> list[Message]:
    """Traits as they are called: `Lawful`, `Non-Rich`."""
    return [Message(f"trait-{trait}" if has else f"trait-non-{trait}") for trait, has in traits_of(card)]


def noun(
    card: Filter, teller: Teller, form: str = ONE, place: Place = LAST, more: str = "none", state: str = ""
) -> Message:
    """Which cards are meant: `an adjacent Rich Citizen that an opponent controls`.

    `more` is said after the kind; `state` in place of the filter's.
    """
    if is_definite(card):
        return _definite(card, teller, place)
    itself = bool(card.flags & st.OR_SELF) and _may_be_itself(card, teller)
    leader = bool(card.flags & st.OR_LEADER)
    included = itself and card.range != st.ANYWHERE and form not in (ONE, MANY)
    here = Place(place.role, leader or (place.amid and not included))
    told = _described(card, teller, form, here, itself, more, state or STATES[card.state])
    if included:
        return Message("with-itself", which=told, amid=place.amid, **teller.named)
    alternatives = [told]
    if itself and card.range != st.ANYWHERE:
        alternatives.insert(0, in_place(named(teller.name), place))
    if leader:
        told_of = _where(card, teller) | {"kind": "leader", "plural": False}
        alternatives.append(Message("your-leader", role=place.role, amid=place.amid, **told_of))
    return Message("any-of", form=form, alternatives=alternatives) if len(alternatives) > 1 else told


def _described(card: Filter, teller: Teller, form: str, place: Place, itself: bool, more: str, state: str) -> Message:
    """Cards by what they have in common."""
    plural = form in (SOME, MANY)
    shape: dict[str, Any] = {"kind": kind_of(card), "plural": plural}
    reached = card.range in (st.ANYWHERE, st.NEAR_YOURS, st.NEAR_IT, st.NEAR_FIRST) and not card.flags & st.OR_SELF
    traits = dict.fromkeys(filters.TRAIT_BITS, "any")
    traits |= {trait: "has" if has else "lacks" for trait, has in traits_of(card)}
    owned = [Message("owned", state=state, **shape)] if card.state in OWNED or state == "yours-before" else []
    return Message(
        "cards",
        form=form,
        role=place.role,
        amid=place.amid,
        **shape,
        **traits,
        **_where(card, teller),
        state=state,
        turned="any" if itself else TURNED[card.turned],
        other=bool(card.flags & (st.NOT_IT | st.NOT_FIRST)),
        after=more,
        owned=owned,
        having=list(_having(card, plural)),
        clauses=[Message(key, **told, **shape) for key, told in _clauses(card, itself)],
        spared=reached and _may_be_itself(card, teller),
    )


def kind_of(card: Filter) -> str:
    """What cards are called: citizens, or cards of whatever kind."""
    citizens = card.kind == st.CITIZEN or card.range == st.EITHER
    return "citizen" if citizens and not is_definite(card) else "character"


def _where(card: Filter, teller: Teller) -> dict[str, Any]:
    """A range, and what it is counted from."""
    it = {"it": in_place(teller.it, Place(PLACE))} if card.range == st.NEAR_IT else {}
    return {"range": RANGES[card.range], **teller.named, **it}


def in_place(card: Message, place: Place) -> Message:
    """A card that is named otherwise, in its part of a sentence."""
    return Message(card.key, **{**card.fields, "role": place.role})


def _clauses(card: Filter, itself: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """What is said last of a card."""
    if card.turned != st.EITHER_WAY and itself:
        yield "clause-turned", {"turned": TURNED[card.turned]}
    if card.flags & st.DIVERGING:
        yield "clause-diverging", {}
    if card.at_least:
        yield "clause-holding", {"least": card.at_least}


def _having(card: Filter, plural: bool) -> Iterator[Message]:
    """What a card is to have, or to lack."""
    if card.state == st.EMPTY:
        yield Message("having-no-tokens", plural=plural)
    if card.state in (st.WITH_YOURS, st.WITH_OPPONENTS):
        yield Message("having-tokens", state=STATES[card.state], plural=plural)
    if card.exactly:
        yield Message("having-exactly", count=card.exactly, own=card.state == st.YOURS, plural=plural)
    if card.marked:
        yield Message("having-mark", marked=card.marked == st.MARKED, plural=plural)
    if card.flags & st.WITH_USE:
        yield Message("having-use", plural=plural)


def _may_be_itself(card: Filter, teller: Teller) -> bool:
    """Whether the acting card could be meant, as far as its own data tell."""
    return (
        teller.kind in ((st.CITIZEN,) if card.kind == st.CITIZEN else (st.CITIZEN, st.DISTINCT_ONE))
        and teller.traits & card.traits == card.having
        and not (card.turned == st.UPRIGHT and teller.turned)
        and not (card.state in NOT_YOURS and not teller.later)
    )


# --- As a verb tells them ---------------------------------------------------------------------------------------------

HOW_MANY = {st.JUST: "just", st.UP_TO: "up-to", st.ALL: "all"}


def amount(row: Row) -> dict[str, Any]:
    """How many tokens: just so many (fewer if there are fewer), up to so many, some, any number, or all."""
    how = HOW_MANY.get(row.how_many, "some" if row.least else "any")
    return {"how": how, "count": row.amount}


def not_itself(teller: Teller) -> Teller:
    """A teller that cannot be meant, because it is Rotated, where upright cards are."""
    return replace(teller, kind=NONE) if teller.turned else teller


# --- Cards that can be only one ---------------------------------------------------------------------------------------


def _definite(card: Filter, teller: Teller, place: Place) -> Message:
    """A card that the filter itself names, and on what conditions."""
    conditions = list(_conditions(card, teller))
    head = in_place(_head(card, teller), place)
    return Message("provided", which=head, conditions=conditions, amid=place.amid) if conditions else head


def _head(card: Filter, teller: Teller) -> Message:
    if card.range == st.IT:
        return teller.it
    if card.range == st.TRIGGER:
        return THAT_CARD
    itself = card.range == st.SELF or _is_itself(card, teller)
    return named(teller.name) if itself else Message("the-distinct-personality")


def _is_itself(card: Filter, teller: Teller) -> bool:
    """Whether the Distinct Personality speaks of itself."""
    return teller.kind == st.DISTINCT_ONE == card.kind and card.range not in (st.IT, st.TRIGGER)


def _conditions(card: Filter, teller: Teller) -> Iterator[Message]:
    own = card.range == st.SELF
    if card.range in filters.GIVEN and card.kind != st.CHARACTER and not (own and card.kind == teller.kind):
        yield Message("if-kind", kind="citizen" if card.kind == st.CITIZEN else "distinct")
    if card.range not in (*filters.GIVEN, st.ANYWHERE) and not _is_itself(card, teller):
        yield Message("if-where", kind="character", plural=False, **_where(card, teller))
    if card.flags & (st.NOT_IT | st.NOT_FIRST):
        yield Message("if-another")
    if card.traits and not (own and teller.traits & card.traits == card.having):
        yield Message("if-traits", traits=trait_names(card))
    if card.state not in NOT_SAID and not (own and card.state == st.YOURS):
        yield Message("if-state", state=STATES[card.state])
    if card.turned:
        yield Message("if-turned", turned=TURNED[card.turned])
    if card.exactly:
        yield Message("if-exactly", count=card.exactly)
    if card.marked:
        yield Message("if-marked", marked=card.marked == st.MARKED)
    if card.flags & st.WITH_USE:
        yield Message("if-use")
    if card.flags & st.DIVERGING:
        yield Message("if-diverging")
    if card.at_least:
        yield Message("if-holding", least=card.at_least)


# --- In a few words ---------------------------------------------------------------------------------------------------

BRIEF_RANGES = (st.TWO_AWAY, st.IN_ROW, st.IN_COLUMN, st.IN_CROSS, st.IN_LINE, st.NEAR_YOURS, st.NEAR_IT, st.NEAR_FIRST)
BRIEF_STATES = (st.YOURS, st.OPPONENTS_CARD, st.CONFLICT, st.YOUR_CONFLICT)
BRIEF_KINDS = {st.CITIZEN: "citizen", st.CHARACTER: "character", st.DISTINCT_ONE: "distinct"}


def brief_noun(card: Filter, many: bool = False) -> Message:
    """Which cards are meant, as short as it can be understood: `adjacent Non-Rich Citizen of opp.`."""
    if card.range in (st.SELF, st.IT, st.TRIGGER):
        return Message("brief-self" if card.range == st.SELF else "brief-it")
    shape = {"kind": BRIEF_KINDS[card.kind], "plural": many and card.kind != st.DISTINCT_ONE}
    qualities, rest = (
        [Message(f"brief-{key}", **told, **shape) for key, told in words]
        for words in (_brief_qualities(card), _brief_rest(card))
    )
    if card.kind == st.CHARACTER and not rest and [word.key for word in qualities] in ([], ["brief-other"]):
        return Message("brief-another" if qualities else "brief-anywhere")
    return Message("brief-cards", qualities=qualities, **shape, rest=rest)


def _brief_qualities(card: Filter) -> Iterator[tuple[str, dict[str, Any]]]:
    """What a card is like."""
    if card.flags & (st.NOT_IT | st.NOT_FIRST):
        yield "other", {}
    if card.range in (st.ADJACENT, st.EITHER):
        yield RANGES[card.range], {}
    if card.state in (st.EMPTY, st.UNCONTROLLED):
        yield STATES[card.state], {}
    if card.turned:
        yield TURNED[card.turned], {}
    if card.flags & st.DIVERGING:
        yield "diverging", {}
    for trait, has in traits_of(card):
        yield trait, {"has": has}


def _brief_rest(card: Filter) -> Iterator[tuple[str, dict[str, Any]]]:
    """Whose it is, where it lies and what lies on it."""
    if card.state in BRIEF_STATES:
        yield "state", {"state": STATES[card.state]}
    if card.range in BRIEF_RANGES:
        yield "range", {"range": RANGES[card.range]}
    if card.exactly:
        yield "exactly", {"count": card.exactly}
    elif card.at_least:
        yield "holding", {"least": card.at_least}
    if card.flags & st.OR_SELF and card.range != st.ANYWHERE:
        yield "or-self", {}
