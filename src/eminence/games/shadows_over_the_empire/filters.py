"""Shadows over the Empire: which cards an ability reaches, as a card file writes it and as people read it.

A filter is a list of words in any order: `adjacent citizen an-opponents non-rich`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from eminence.games.shadows_over_the_empire.state import (
    ADJACENT,
    ANYWHERE,
    CHARACTER,
    CITIZEN,
    CONFLICT,
    CONTROLLED,
    DISTINCT_ONE,
    DIVERGING,
    EITHER,
    EITHER_WAY,
    EMPTY,
    IN_COLUMN,
    IN_CROSS,
    IN_LINE,
    IN_ROW,
    IT,
    LAWFUL,
    MARKED,
    NEAR_FIRST,
    NEAR_IT,
    NEAR_YOURS,
    NOBLE,
    NOT_FIRST,
    NOT_IT,
    OPPONENTS_CARD,
    OR_LEADER,
    OR_SELF,
    RELIGIOUS,
    RICH,
    ROTATED,
    SELF,
    TOKENS,
    TRIGGER,
    TWO_AWAY,
    UNCONTROLLED,
    UNMARKED,
    UPRIGHT,
    WHATEVER,
    WITH_OPPONENTS,
    WITH_OWNERS,
    WITH_USE,
    WITH_YOURS,
    YOUR_CONFLICT,
    YOURS,
)
from eminence.kernel.errors import listed, suggest
from eminence.kernel.kinds import Misread

TRAIT_BITS = {"lawful": LAWFUL, "religious": RELIGIOUS, "noble": NOBLE, "rich": RICH}
RANGES = {
    "anywhere": ANYWHERE,
    "self": SELF,
    "adjacent": ADJACENT,
    "two-away": TWO_AWAY,
    "same-row": IN_ROW,
    "same-column": IN_COLUMN,
    "same-row-or-column": IN_CROSS,
    "line": IN_LINE,
    "near-yours": NEAR_YOURS,
    "near-it": NEAR_IT,
    "near-first": NEAR_FIRST,
    "either": EITHER,
    "it": IT,
    "trigger": TRIGGER,
}
KINDS = {"citizen": CITIZEN, "character": CHARACTER, "distinct": DISTINCT_ONE}
STATES = {
    "empty": EMPTY,
    "yours": YOURS,
    "an-opponents": OPPONENTS_CARD,
    "controlled": CONTROLLED,
    "uncontrolled": UNCONTROLLED,
    "conflict": CONFLICT,
    "your-conflict": YOUR_CONFLICT,
    "with-yours": WITH_YOURS,
    "with-opponents": WITH_OPPONENTS,
    "with-owners": WITH_OWNERS,
}
TURNED = {"upright": UPRIGHT, "rotated": ROTATED}
MARKS = {"unmarked": UNMARKED, "marked": MARKED}
FLAGS = {
    "or-self": OR_SELF,
    "other": NOT_IT,
    "another": NOT_FIRST,
    "diverging": DIVERGING,
    "or-leader": OR_LEADER,
    "with-use": WITH_USE,
}
GROUPS = {"range": RANGES, "kind": KINDS, "state": STATES, "turned": TURNED, "marked": MARKS}
"""Of each group there is at most one word, which sets the field of that name."""
COUNTS = {"holding": "exactly", "owner-holding": "at_least"}
GIVEN = (SELF, EITHER, IT, TRIGGER)
"""Ranges that say which card is meant, so that a kind need not be told."""
WORDS = (
    *(word for group in GROUPS.values() for word in group),
    *(f"{non}{trait}" for trait in TRAIT_BITS for non in ("", "non-")),
    *FLAGS,
    *(f"{count}-1" for count in COUNTS),
)


@dataclass(frozen=True)
class Filter:
    """Which cards are meant, in the numbers of the rules."""

    range: int = ANYWHERE
    kind: int = CHARACTER
    state: int = WHATEVER
    traits: int = 0
    having: int = 0
    turned: int = EITHER_WAY
    marked: int = 0
    flags: int = 0
    exactly: int = 0
    at_least: int = 0


# --- As a card file writes them ---------------------------------------------------------------------------------------


def read(text: str) -> Filter:
    """A filter from its words; raises `Misread` with what would be right.

    >>> read("adjacent citizen non-rich") == Filter(ADJACENT, CITIZEN, traits=RICH)
    True
    """
    found, said = Filter(), dict[str, str]()
    for word in text.split():
        field, value = _meaning(word)
        if field in said:
            raise Misread(f"'{said[field]}' and '{word}' do not go together: one word of a kind")
        said[field] = word
        if field in FLAGS:
            found = replace(found, flags=found.flags | value)
        elif field in TRAIT_BITS:
            having = found.having | (value if word == field else 0)
            found = replace(found, traits=found.traits | value, having=having)
        else:
            found = replace(found, **{field: value})
    if "kind" not in said and found.range not in GIVEN:
        raise Misread(f"'{text}' does not say what kind of card: citizen, character or distinct")
    return found


def _meaning(word: str) -> tuple[str, int]:
    """What a word sets, and to what."""
    for field, words in GROUPS.items():
        if word in words:
            return field, words[word]
    if word in FLAGS:
        return word, FLAGS[word]
    if (trait := word.removeprefix("non-")) in TRAIT_BITS:
        return trait, TRAIT_BITS[trait]
    if counted := re.fullmatch("(owner-holding|holding)-([0-9]{1,3})", word):
        if not 1 <= int(counted[2]) <= TOKENS:
            raise Misread(f"'{word}' counts {counted[2]} tokens; 1 to {TOKENS} fit here")
        return COUNTS[counted[1]], int(counted[2])
    raise Misread(f"'{word}' says nothing about a card; {suggest(word, WORDS)}")


# --- As people read them ----------------------------------------------------------------------------------------------


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
    it: str = "that card"
    """What the card of the part before is called."""


ONE, EVERY, SOME, MANY = range(4)
"""`a Citizen`; `Citizen`, after each or every; `Citizens`, after a number; `Citizens`, all of them."""

RANGE_TEXTS = {
    TWO_AWAY: "exactly 2 steps away",
    IN_ROW: "in the same row",
    IN_COLUMN: "in the same column",
    IN_CROSS: "in the same row or column",
    NEAR_YOURS: "adjacent to your Leader or a card you control",
    NEAR_FIRST: "adjacent to it",
    EITHER: "among the two just swapped",
}
STATE_TEXTS = {
    YOURS: "you control",
    OPPONENTS_CARD: "that an opponent controls",
    CONTROLLED: "that a player controls",
    CONFLICT: "in a Conflict",
    YOUR_CONFLICT: "in a Conflict you take part in",
}
PLURAL_TEXTS = {OPPONENTS_CARD: "that opponents control", CONTROLLED: "that players control"}
CLAUSES = {
    EMPTY: "it has no tokens on it",
    YOURS: "you control it",
    OPPONENTS_CARD: "an opponent controls it",
    CONTROLLED: "a player controls it",
    UNCONTROLLED: "nobody controls it",
    CONFLICT: "it is in a Conflict",
    YOUR_CONFLICT: "it is in a Conflict you take part in",
    WITH_YOURS: "you have tokens on it",
    WITH_OPPONENTS: "an opponent has tokens on it",
}
NOT_YOURS = (EMPTY, OPPONENTS_CARD, UNCONTROLLED, CONFLICT, YOUR_CONFLICT)
"""States that the acting card is not in when its ability begins."""
TURNED_TEXTS = {UPRIGHT: "upright", ROTATED: "Rotated"}


def trait_names(traits: int, having: int) -> list[str]:
    """Traits as they are called: `Lawful`, `Non-Rich`."""
    return [
        trait.capitalize() if having & bit else f"Non-{trait.capitalize()}"
        for trait, bit in TRAIT_BITS.items()
        if traits & bit
    ]


def is_definite(card: Filter) -> bool:
    """Whether there is only one card that a filter can mean."""
    return card.range in (SELF, IT, TRIGGER) or (card.kind == DISTINCT_ONE and card.range != EITHER)


def noun(card: Filter, teller: Teller, form: int = ONE, more: str = "") -> str:
    """Which cards are meant: `an adjacent Rich Citizen that an opponent controls`; `more` is said after the kind."""
    if is_definite(card):
        return _definite(card, teller)
    itself = bool(card.flags & OR_SELF) and _may_be_itself(card, teller)
    words = [*_before(card, form, itself), more, *_after(card, teller, form, itself)]
    text = " ".join(word for word in words if word)
    if form == ONE and card.flags & (NOT_IT | NOT_FIRST):
        text = f"another {text}"
    elif form == ONE:
        text = f"{'an' if text[0] in 'aeiou' else 'a'} {text}"
    leader = f"your Leader if it is {_where(card, teller)}" if card.flags & OR_LEADER else ""
    if not itself or card.range == ANYWHERE:
        return listed([text, leader] if leader else [text])
    if form in (ONE, MANY):
        return listed([teller.name, text, leader] if leader else [teller.name, text])
    return f"{text}, {teller.name} included"


def _before(card: Filter, form: int, itself: bool) -> list[str]:
    words = ["other"] if form != ONE and card.flags & (NOT_IT | NOT_FIRST) else []
    words += ["adjacent"] if card.range == ADJACENT else []
    words += [TURNED_TEXTS[card.turned]] if card.turned != EITHER_WAY and not itself else []
    words += ["uncontrolled"] if card.state == UNCONTROLLED else []
    kind = "Citizen" if card.kind == CITIZEN or card.range == EITHER else "Character card"
    return [*words, *trait_names(card.traits, card.having), f"{kind}s" if form in (SOME, MANY) else kind]


def _after(card: Filter, teller: Teller, form: int, itself: bool) -> list[str]:
    are = "are" if form in (SOME, MANY) else "is"
    texts = STATE_TEXTS | PLURAL_TEXTS if are == "are" else STATE_TEXTS
    words = [texts[card.state]] if card.state in (YOURS, OPPONENTS_CARD, CONTROLLED) else []
    words += [STATE_TEXTS[card.state]] if card.state in (CONFLICT, YOUR_CONFLICT) else []
    having = _having(card, "them" if are == "are" else "it")
    words += [f"with {listed(having, 'and')}"] if having else []
    if card.range not in (ANYWHERE, ADJACENT, IN_LINE):
        words += [f"{words.pop()},"] if words and words[-1].endswith(" in") else []
        words.append(_where(card, teller))
    words += [f"that {are} {TURNED_TEXTS[card.turned]}"] if card.turned != EITHER_WAY and itself else []
    words += [f"that {are} Diverging to you"] if card.flags & DIVERGING else []
    words += [f"on which they have {card.at_least} or more"] if card.at_least else []
    reached = card.range in (ANYWHERE, NEAR_YOURS, NEAR_IT, NEAR_FIRST) and not card.flags & OR_SELF
    words += [f"other than {teller.name}"] if reached and _may_be_itself(card, teller) else []
    return words


def _having(card: Filter, it: str) -> list[str]:
    """What a card is to have, after `with`."""
    own = "" if card.state == YOURS else " of yours"
    return [
        *([f"no tokens on {it}"] if card.state == EMPTY else []),
        *(["tokens of yours"] if card.state == WITH_YOURS else []),
        *(["tokens of an opponent"] if card.state == WITH_OPPONENTS else []),
        *([f"exactly {tokens(card.exactly)}{own}"] if card.exactly else []),
        *(["an Influence token"] if card.marked == MARKED else ["no Influence token"] if card.marked else []),
        *(["a Use ability"] if card.flags & WITH_USE else []),
    ]


def tokens(count: int) -> str:
    """
    >>> tokens(0), tokens(1), tokens(3)
    ('no tokens', '1 token', '3 tokens')
    """
    return "1 token" if count == 1 else f"{count or 'no'} tokens"


def _where(card: Filter, teller: Teller) -> str:
    """A range, as it stands after a card."""
    if card.range == ADJACENT:
        return "adjacent"
    if card.range == NEAR_IT:
        return f"adjacent to {teller.it}"
    from_ = {TWO_AWAY: f" from {teller.name}", IN_ROW: f" as {teller.name}", IN_COLUMN: f" as {teller.name}"}
    from_[IN_CROSS] = from_[IN_ROW]
    return RANGE_TEXTS[card.range] + from_.get(card.range, "")


def _may_be_itself(card: Filter, teller: Teller) -> bool:
    """Whether the acting card could be meant, as far as its own data tell."""
    return (
        teller.kind in ((CITIZEN,) if card.kind == CITIZEN else (CITIZEN, DISTINCT_ONE))
        and teller.traits & card.traits == card.having
        and not (card.turned == UPRIGHT and teller.turned)
        and not (card.state in NOT_YOURS and not teller.later)
    )


def _definite(card: Filter, teller: Teller) -> str:
    """A card that the filter itself names, and on what conditions."""
    itself = teller.kind == DISTINCT_ONE and card.kind == DISTINCT_ONE and card.range not in (IT, TRIGGER)
    head = {SELF: teller.name, IT: teller.it, TRIGGER: "that card"}.get(card.range, "the Distinct Personality")
    conditions = []
    own = card.range == SELF
    if card.range in GIVEN and card.kind != CHARACTER and not (own and card.kind == teller.kind):
        conditions.append(f"it is {'a Citizen' if card.kind == CITIZEN else 'the Distinct Personality'}")
    if card.range not in (*GIVEN, ANYWHERE) and not itself:
        conditions.append(f"it is {_where(card, teller)}")
    if card.flags & (NOT_IT | NOT_FIRST):
        conditions.append("it is another card")
    if card.traits and not (own and teller.traits & card.traits == card.having):
        conditions.append(f"it is {listed(trait_names(card.traits, card.having), 'and')}")
    if card.state in CLAUSES and not (own and card.state == YOURS):
        conditions.append(CLAUSES[card.state])
    conditions += [f"it is {TURNED_TEXTS[card.turned]}"] if card.turned else []
    conditions += [f"it has {words}" for words in _having(replace(card, state=WHATEVER), "it")]
    conditions += ["it is Diverging to you"] if card.flags & DIVERGING else []
    conditions += [f"they have {card.at_least} or more on it"] if card.at_least else []
    return (teller.name if itself else head) + (f" if {listed(conditions, 'and')}" if conditions else "")


# --- In a few words ---------------------------------------------------------------------------------------------------

SHORT_RANGES = {
    TWO_AWAY: "2 away",
    IN_ROW: "in row",
    IN_COLUMN: "in column",
    IN_CROSS: "in row or column",
    IN_LINE: "in a line",
    NEAR_YOURS: "next to yours",
    NEAR_IT: "next to it",
    NEAR_FIRST: "next to it",
}
SHORT_STATES = {
    YOURS: "of yours",
    OPPONENTS_CARD: "of opp.",
    CONFLICT: "in Conflict",
    YOUR_CONFLICT: "in your Conflict",
}


def short(card: Filter, many: bool = False) -> str:
    """Which cards are meant, as short as it can be understood: `adjacent Non-Rich Citizen of opp.`."""
    if card.range in (SELF, IT, TRIGGER):
        return "itself" if card.range == SELF else "it"
    words = [
        "other" if card.flags & (NOT_IT | NOT_FIRST) else "",
        {ADJACENT: "adjacent", EITHER: "swapped"}.get(card.range, ""),
        {EMPTY: "empty", UNCONTROLLED: "free"}.get(card.state, ""),
        TURNED_TEXTS.get(card.turned, ""),
        "Diverging" if card.flags & DIVERGING else "",
        *trait_names(card.traits, card.having),
        {CITIZEN: "Citizens" if many else "Citizen", DISTINCT_ONE: "Distinct"}.get(card.kind, ""),
        SHORT_STATES.get(card.state, ""),
        SHORT_RANGES.get(card.range, ""),
        f"with {card.exactly}" if card.exactly else f"with {card.at_least}+" if card.at_least else "",
        "or itself" if card.flags & OR_SELF and card.range != ANYWHERE else "",
    ]
    text = " ".join(word for word in words if word) or "anywhere"
    return "another" if text == "other" else text
