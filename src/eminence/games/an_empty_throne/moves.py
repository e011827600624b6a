"""An Empty Throne: what a seat can do, as moves with named fields.

Answers to what an ability asks are written with its verb, see `words.notation`: `steal Heralds-3`, not `choose`.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.fields import MESSAGE_FIELDS
from eminence.kernel.moves import Moves

MOVES = Moves(MESSAGE_FIELDS)


@MOVES.move("play {card} to the tombs")
def play_to_tombs(card: int) -> int:
    """Play a card of the hand to The Tombs."""


@MOVES.move("play {card} to {field}, {mode}")
def play(mode: int, card: int, field: int) -> int:
    """Play a card of the hand to a Field, and use the Recruit there, the card's Impact, or both."""


@MOVES.move("move {card} to {place}")
def move(card: int, place: int) -> int:
    """Move a played card of one's own, as an Action."""


@MOVES.move("choose {card}")
def choose(card: int) -> int:
    """Answer with a card; in the draft, take it."""


@MOVES.move("deck of {deck}")
def choose_deck(deck: int) -> int:
    """Answer with a deck."""


@MOVES.move("to {place}")
def choose_place(place: int) -> int:
    """Answer with the place that a card goes to."""


@MOVES.move("draw")
def use() -> int:
    """Use a sentence that leaves nothing to choose."""


@MOVES.move("decline")
def decline() -> int:
    """Do not use an ability, or what is left of it."""


# Where each kind of move begins among the numbers of actions.
TO_TOMBS = play_to_tombs(0)
WITH_RECRUIT, WITH_IMPACT, WITH_BOTH = play(0, 0, 0), play(1, 0, 0), play(2, 0, 0)
MOVING, TARGET, DECK, PLACE = move(0, 0), choose(0), choose_deck(0), choose_place(0)
USE, DECLINE = use(), decline()
ACTIONS = MOVES.count
