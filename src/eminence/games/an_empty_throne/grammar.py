"""An Empty Throne: the words of which a card file makes its sentences, and what they mean to the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from eminence.games.an_empty_throne import state as st

DECKS = {
    "here": st.THIS_DECK,
    "any deck": (1 << st.PLACES) - 1,
    "any field": st.ALL_FIELDS,
    "the tombs": 1 << st.TOMBS,
}
TO = {"here": st.HERE, "the tombs": st.TOMBS, "elsewhere": st.ELSEWHERE}
WHOSE = {"my": st.MINE, "their": st.THEIRS, "any": st.MINE | st.THEIRS}
COMPARED = {"": 0, "lower": st.LOWER, "greater": st.GREATER}
AT = {"here": st.AT_PLACE, "there": st.AT_FIRST, "anywhere": 0}

CARD = r"(my|their|any)( other)?(?: (lower|greater))? card (here|anywhere)"
"""Which cards are meant, in four groups."""
SECOND_CARD = CARD.replace("here|", "here|there|")


@dataclass(frozen=True)
class Sentence:
    """What a sentence does, in the numbers of the rules."""

    verb: int
    decks: int = 0
    to: int = 0
    targets: int = 0
    partners: int = 0


def which(parts: list[str]) -> int:
    """The groups of `CARD` as the rules have them."""
    whose, other, compared, at = parts[:4]
    return WHOSE[whose] | (st.OTHER if other else 0) | COMPARED[compared] | AT[at]


def card_fields(parts: list[str]) -> dict[str, Any]:
    """The groups of `CARD` as the fields of a message."""
    whose, other, compared, at = parts[:4]
    return {"whose": whose, "other": bool(other), "compared": compared or "any", "at": at}
