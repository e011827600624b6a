"""Sealed Crowns: what a seat can do, as moves with named fields."""

from __future__ import annotations

from eminence.kernel.moves import Moves

from .fields import FIELDS

MOVES = Moves(FIELDS)


@MOVES.move("seal {card}")
def seal(card: int) -> int:
    """Choose a card of the hand."""


@MOVES.move("spy on {whom}")
def spy(whom: int) -> int:
    """Look at the first card of somebody's hand."""


@MOVES.move("bar {card}")
def bar(card: int) -> int:
    """Take the strength from a card of whom one has spied on."""


@MOVES.move("veto")
def veto() -> int:
    """Let nobody take the table."""


@MOVES.move("allow")
def allow() -> int:
    """Let the winner take it."""


@MOVES.move("spare")
def spare() -> int:
    """Bar nothing, and get a spent veto back."""


# Where each kind of move begins among the numbers of actions.
SEAL, SPY, BAR = seal(0), spy(0), bar(0)
VETO, ALLOW, SPARE = veto(), allow(), spare()
