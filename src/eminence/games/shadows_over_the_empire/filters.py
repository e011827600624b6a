"""Shadows over the Empire: which cards an ability reaches, as a card file writes it; `nouns` says it to people.

A filter is a list of words in any order: `adjacent citizen an-opponents non-rich`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
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
from eminence.kernel.errors import suggest
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


def is_definite(card: Filter) -> bool:
    """Whether there is only one card that a filter can mean."""
    return card.range in (SELF, IT, TRIGGER) or (card.kind == DISTINCT_ONE and card.range != EITHER)


def traits_of(card: Filter) -> Iterator[tuple[str, bool]]:
    """The traits that matter, each with whether a card has it."""
    for trait, bit in TRAIT_BITS.items():
        if card.traits & bit:
            yield trait, bool(card.having & bit)
