"""Shadows over the Empire: which options a card set is enough for, and for how many seats."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from eminence.games.shadows_over_the_empire.checks import LEVEL_NAMES
from eminence.games.shadows_over_the_empire.state import LEAST_POOL, SETS
from eminence.games.shadows_over_the_empire.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import Refused
from eminence.kernel.options import Option
from eminence.kernel.refusals import say
from eminence.kernel.translation import Message

BALANCED = 4
"""Cards of a set, one of each number."""


def most_seats(cards: CardSet, options: Mapping[str, Option]) -> int:
    """Enough citizens for how many seats (SE-49)? Refuses sets and Leaders that the card set does not have."""
    record = packed(cards)
    level = str(options["level"].value)
    if not _has_level(cards, level):
        raise _refused("level", title=cards.title, level=level)
    pool = sum(BALANCED * _sets(cards, options, name) for name in LEVEL_NAMES)
    if options["asterisks"].value == "added":
        pool += record.asterisks.bit_count()
    elif options["asterisks"].value == "replacing" and record.asterisks.bit_count() > pool:
        raise _refused("asterisks")
    enough = [seats for seats, least in enumerate(LEAST_POOL, 2) if pool >= least]
    if not enough:
        raise _refused("citizens", count=pool, least=LEAST_POOL[0], most=LEAST_POOL[-1])
    return enough[-1]


def _refused(reason: str, **fields: Any) -> Refused:
    data = Message("refusal-too-few-cards", reason=reason, **fields).to_json()
    return Refused("bad-option", say(data, Path(__file__).parent), data)


def _has_level(cards: CardSet, level: str) -> bool:
    return any(card["kind"] == "leader" and card["level"] == level for card in cards)


def _sets(cards: CardSet, options: Mapping[str, Option], level: str) -> int:
    """How many sets of a level are in the game."""
    option = options[f"{level.lower()}_sets"]
    first = LEVEL_NAMES.index(level) * SETS
    there = sum(bits != 0 for bits in packed(cards).sets[first : first + SETS])
    if option.value == "all":
        return there
    wanted = int(option.value)
    if wanted > there:
        raise _refused("sets", given=option.name, wanted=wanted, title=cards.title, level=level, count=there)
    return wanted
