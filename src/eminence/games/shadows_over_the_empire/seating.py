"""Shadows over the Empire: which options a card set is enough for, and for how many seats."""

from __future__ import annotations

from collections.abc import Mapping

from eminence.games.shadows_over_the_empire.checks import LEVEL_NAMES
from eminence.games.shadows_over_the_empire.state import LEAST_POOL, SETS
from eminence.games.shadows_over_the_empire.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import Refused
from eminence.kernel.options import Option

BALANCED = 4
"""Cards of a set, one of each number."""


def most_seats(cards: CardSet, options: Mapping[str, Option]) -> int:
    """Enough citizens for how many seats (SE-49)? Refuses sets and Leaders that the card set does not have."""
    record = packed(cards)
    level = str(options["level"].value)
    if not _has_level(cards, level):
        raise Refused(
            "bad-option", f"'{cards.title}' has no Leaders of level {level}: choose another 'level' or 'mix'."
        )
    pool = sum(BALANCED * _sets(cards, options, name) for name in LEVEL_NAMES)
    if options["asterisks"].value == "added":
        pool += record.asterisks.bit_count()
    elif options["asterisks"].value == "replacing" and record.asterisks.bit_count() > pool:
        raise Refused("bad-option", "Asterisks can replace no more citizens than there are.")
    enough = [seats for seats, least in enumerate(LEAST_POOL, 2) if pool >= least]
    if not enough:
        raise Refused(
            "bad-option",
            f"The options a_sets, b_sets, c_sets and asterisks give {pool} citizens; "
            f"{LEAST_POOL[0]} are needed for 2 seats, {LEAST_POOL[-1]} for more.",
        )
    return enough[-1]


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
        raise Refused("bad-option", f"{option.name} is {wanted}; '{cards.title}' has sets of level {level}: {there}.")
    return wanted
