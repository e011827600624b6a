"""Shadow Throne: what a seat can do, as moves with named fields. Each phase has one kind, in the order of phases."""

from __future__ import annotations

from eminence.games.shadow_throne.fields import FIELDS
from eminence.kernel.moves import Moves

MOVES = Moves(FIELDS)


@MOVES.move("take {card}")
def take(card: int) -> int:
    """Take a card of the pool."""


@MOVES.move("play {card}")
def play(card: int) -> int:
    """Play a card of the hand in a wave."""


@MOVES.move("bring {card}")
def bring(card: int) -> int:
    """Bring an extra card of the hand."""


@MOVES.move("keep {card}")
def keep(card: int) -> int:
    """Keep a card of the hand for the next battle."""


@MOVES.move("pass")
def pass_() -> int:
    """Bring no extra card."""


# Where each kind of move begins among the numbers of actions.
TAKE, PLAY, BRING, KEEPING, PASS = take(0), play(0), bring(0), keep(0), pass_()
ACTIONS = MOVES.count
