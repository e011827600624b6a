"""Shadows over the Empire: which cards an ability reaches, as a card file writes it; `nouns` says it to people.

A filter is a list of words in any order: `adjacent citizen an-opponents non-rich`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from eminence.games.shadows_over_the_empire import state as st
from eminence.kernel.kinds import ParseError
from eminence.kernel.problems import suggest
from eminence.kernel.translation import Message

TRAIT_BITS = {"lawful": st.LAWFUL, "religious": st.RELIGIOUS, "noble": st.NOBLE, "rich": st.RICH}
RANGES = {
    "anywhere": st.ANYWHERE,
    "self": st.SELF,
    "adjacent": st.ADJACENT,
    "two-away": st.TWO_AWAY,
    "same-row": st.IN_ROW,
    "same-column": st.IN_COLUMN,
    "same-row-or-column": st.IN_CROSS,
    "line": st.IN_LINE,
    "near-yours": st.NEAR_YOURS,
    "near-it": st.NEAR_IT,
    "near-first": st.NEAR_FIRST,
    "either": st.EITHER,
    "it": st.IT,
    "trigger": st.TRIGGER,
}
KINDS = {"citizen": st.CITIZEN, "character": st.CHARACTER, "distinct": st.DISTINCT_ONE}
STATES = {
    "empty": st.EMPTY,
    "yours": st.YOURS,
    "an-opponents": st.OPPONENTS_CARD,
    "controlled": st.CONTROLLED,
    "uncontrolled": st.UNCONTROLLED,
    "conflict": st.CONFLICT,
    "your-conflict": st.YOUR_CONFLICT,
    "with-yours": st.WITH_YOURS,
    "with-opponents": st.WITH_OPPONENTS,
    "with-owners": st.WITH_OWNERS,
}
TURNED = {"upright": st.UPRIGHT, "rotated": st.ROTATED}
MARKS = {"unmarked": st.UNMARKED, "marked": st.MARKED}
FLAGS = {
    "or-self": st.OR_SELF,
    "other": st.NOT_IT,
    "another": st.NOT_FIRST,
    "diverging": st.DIVERGING,
    "or-leader": st.OR_LEADER,
    "with-use": st.WITH_USE,
}
GROUPS = {"range": RANGES, "kind": KINDS, "state": STATES, "turned": TURNED, "marked": MARKS}
"""Of each group there is at most one word, which sets the field of that name."""
COUNTS = {"holding": "exactly", "owner-holding": "at_least"}
GIVEN = (st.SELF, st.EITHER, st.IT, st.TRIGGER)
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

    range: int = st.ANYWHERE
    kind: int = st.CHARACTER
    state: int = st.WHATEVER
    traits: int = 0
    having: int = 0
    turned: int = st.EITHER_WAY
    marked: int = 0
    flags: int = 0
    exactly: int = 0
    at_least: int = 0


def read(text: str) -> Filter:
    """A filter from its words; raises `ParseError` with what would be right.

    >>> read("adjacent citizen non-rich") == Filter(st.ADJACENT, st.CITIZEN, traits=st.RICH)
    True
    """
    found, said = Filter(), dict[str, str]()
    for word in text.split():
        field, value = _meaning(word)
        if field in said:
            raise ParseError(Message("misread-together", given=word, first=said[field]))
        said[field] = word
        if field in FLAGS:
            found = replace(found, flags=found.flags | value)
        elif field in TRAIT_BITS:
            having = found.having | (value if word == field else 0)
            found = replace(found, traits=found.traits | value, having=having)
        else:
            found = replace(found, **{field: value})
    if "kind" not in said and found.range not in GIVEN:
        raise ParseError(Message("misread-no-kind", given=text))
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
        if not 1 <= int(counted[2]) <= st.TOKENS:
            raise ParseError(Message("misread-holding", given=word, tokens=counted[2], least=1, most=st.TOKENS))
        return COUNTS[counted[1]], int(counted[2])
    raise ParseError(Message("misread-no-word", given=word, right=suggest(word, WORDS)))


def is_definite(card: Filter) -> bool:
    """Whether there is only one card that a filter can mean."""
    return card.range in (st.SELF, st.IT, st.TRIGGER) or (card.kind == st.DISTINCT_ONE and card.range != st.EITHER)


def traits_of(card: Filter) -> Iterator[tuple[str, bool]]:
    """The traits that matter, each with whether a card has it."""
    for trait, bit in TRAIT_BITS.items():
        if card.traits & bit:
            yield trait, bool(card.having & bit)
