"""The verbs of the language of abilities: every file is one, and its only home.

A file has these names; those in brackets only if they differ from what is said here.

    NUMBER, NAME    what card sets are packed with, what its messages are called
    [KEYWORD]       how a card file calls it: by its name
    FORMS           its sentences in a card file: patterns made of the pieces in `rows`
    EXAMPLES        some of them
    [PROTECTION]    a bit, if Passives can protect a card from it
"""

from __future__ import annotations

from typing import Any

from eminence.games.shadows_over_the_empire.rows import PROTECTIONS
from eminence.kernel.verbs import verbs_in

VERBS = verbs_in(__name__, ["NAME", "FORMS", "EXAMPLES"])
_HOMES = {verb.NUMBER: verb for verb in VERBS}
NAMES = tuple(_HOMES[number].NAME if number in _HOMES else "" for number in range(max(_HOMES) + 1))
"""By number; 0 ends an ability."""

for _verb in VERBS:
    if getattr(_verb, "PROTECTION", 0) and _verb.PROTECTION not in PROTECTIONS.values():
        PROTECTIONS[_verb.NAME] = _verb.PROTECTION


def fact(number: int, name: str, otherwise: Any = None) -> Any:
    """What a verb's home has under a name; the end of an ability has nothing."""
    return getattr(_HOMES.get(number), name, otherwise)


def keyword(number: int) -> str:
    """What a card file calls a verb."""
    return str(fact(number, "KEYWORD", NAMES[number]))
