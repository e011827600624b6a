"""An Empty Throne: the verbs of abilities, a module each. A new verb is a new file here, and its words in `words/`.

A verb has
    NUMBER, NAME        its number in a card set and its name; its keys are `ability-NAME`, `brief-NAME`, `verb-NAME`
    FORM, EXAMPLES      how a card file writes it: a regular expression, and sentences that it matches
    read                what such a sentence does, in the numbers of the rules, from the groups of FORM
    fields              what `ability-NAME` and `brief-NAME` say of it
    do                  what happens, with its events; `action` is the answer, or the second one
and, where it is not as with most verbs,
    WRITTEN             the word that a player types, if not NAME
    FROM_DECK           it takes the top card of a deck, so that a deck is chosen and not a card
    targets             the cards that may be chosen, from those that the sentence describes
    asks_twice          after a card something else is chosen:
    SECOND, seconds     which of these, as bits, and their first action (`moves.TARGET`, `DECK` or `PLACE`)
    SECOND_QUESTION     how it is asked for: the key `status-SECOND_QUESTION`
    show_first          what happens as soon as the first card is chosen
    refuse, refuse_second   why some answers are refused, if there is more to say than that they are none
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from eminence.games.an_empty_throne.state import END, Cards, State
from eminence.kernel.rng import RngState
from eminence.kernel.verbs import dispatched, table, verbs_in

VERBS = verbs_in(__name__, needs=("NAME", "FORM", "EXAMPLES", "read", "fields", "do"))
BY_NUMBER: dict[int, Any] = {verb.NUMBER: verb for verb in VERBS}
NAMES = tuple("none" if number == END else BY_NUMBER[number].NAME for number in range(len(VERBS) + 1))

FROM_DECK, SECOND = table("FROM_DECK", VERBS), table("SECOND", VERBS)
asks_twice: Callable[[int, Cards, int], bool] = dispatched("asks_twice", VERBS, otherwise="False")
targets: Callable[[int, Cards, State, int, int], int] = dispatched("targets", VERBS, otherwise="found")
seconds: Callable[[int, Cards, State, int], int] = dispatched("seconds", VERBS, otherwise="0")
show_first: Callable[[int, State, int], None] = dispatched("show_first", VERBS)
do: Callable[[int, Cards, State, int, int, int, RngState], None] = dispatched("do", VERBS)
