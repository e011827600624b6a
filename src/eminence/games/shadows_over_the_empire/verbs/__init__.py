"""The verbs of the language of abilities: every file here is one, and its only home.

A verb that has not got one of these names does nothing special there. How a card file writes it:

    NUMBER, NAME    what card sets are packed with; what its messages are called
    KEYWORD         what a card file calls it, if not by its name
    FORMS, EXAMPLES its sentences: patterns made of the pieces in `rows`, and some that fit them
    problems        what is wrong with a row, beyond what `checks` finds
    OFFERED         sentences that may be the options of an offer; their amounts may differ
    PASSIVE, ALONE  it is for Passives; it is the only part of a Use
    MAY_BE_LEADER   `or-leader` may be said of its cards
    NAMES_TWO       it leaves the next part two cards, `either` of which may be meant
    PAYABLE         False: it has no cost

What it does, compiled:

    HAS_TARGET      False: it is for no card
    HAS_SECOND      it is for two different cards, each in its own way
    PROTECTION      a bit, if Passives can protect cards from it
    OPTIONS         so many rows after it are its options
    PERFORMS        the ability of its card is done next
    BRINGS          it brings tokens for the traits in common
    targets         of the cards that its filter reaches, those that it can be for
    do              what happens to one of its cards
    takes           where it would remove tokens of a seat
    interrupt       what a React does before its first part; whether the action that it answers is over
    protects, adds, keeps
                    what a Passive protects from a bit, adds to an Influence action, keeps in Conflicts

How it is told; its events are declared beside what tells them:

    SAYS            what it says of its cards anyway, so that it need not be told: fields of their filter
    deed, brief     a sentence without its full stop, and in a few words: `deed-...` and `brief-...` with its cards
    offer           the fields of its sentence as an option: its cards
    it              what the next part calls its card
    LINK            the word before its second card
    REMARK          the key of a sentence that ends every ability with it
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eminence.games.shadows_over_the_empire.rows import PROTECTIONS
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.kernel.verbs import dispatched, table, verbs_in

VERBS = verbs_in(__name__, ["NAME", "FORMS", "EXAMPLES"])

HAS_TARGET, HAS_SECOND = table("HAS_TARGET", VERBS, otherwise=1), table("HAS_SECOND", VERBS)
PROTECTION, OPTIONS, PERFORMS = table("PROTECTION", VERBS), table("OPTIONS", VERBS), table("PERFORMS", VERBS)

targets: Callable[[int, Cards, State, int, int, int], int] = dispatched("targets", VERBS, otherwise="cells")
do: Callable[[int, Cards, State, int, int, int], None] = dispatched("do", VERBS, how="rule")
takes: Callable[[int, Cards, State, int, int], int] = dispatched("takes", VERBS, otherwise="0")
interrupt: Callable[[int, State], bool] = dispatched("interrupt", VERBS, otherwise="False")
protects: Callable[[int, Cards, State, int, int, int, int], int] = dispatched("protects", VERBS, otherwise="0")
adds: Callable[[int, Cards, State, int, int, int, int, int], int] = dispatched("adds", VERBS, otherwise="0")
keeps: Callable[[int, Cards, State, int, int, int], int] = dispatched("keeps", VERBS, otherwise="0")

_HOMES = {verb.NUMBER: verb for verb in VERBS}
NAMES = tuple(_HOMES[number].NAME if number in _HOMES else "" for number in range(max(_HOMES) + 1))
"""By number; 0 ends an ability."""

for _verb in VERBS:
    if getattr(_verb, "PROTECTION", 0) not in (0, *PROTECTIONS.values()):
        PROTECTIONS[_verb.NAME] = _verb.PROTECTION


def fact(number: int, name: str, otherwise: Any = None) -> Any:
    """What a verb's home has under a name; the end of an ability has nothing."""
    return getattr(_HOMES.get(number), name, otherwise)


def keyword(number: int) -> str:
    """What a card file calls a verb."""
    return str(fact(number, "KEYWORD", NAMES[number]))
