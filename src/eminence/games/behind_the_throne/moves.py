"""Behind the Throne: what a seat can do, as moves with named fields."""

from __future__ import annotations

from eminence.games.behind_the_throne.fields import FIELDS
from eminence.kernel.moves import Moves

MOVES = Moves(FIELDS)


@MOVES.move("reveal")
def reveal() -> int:
    """Turn the deck's top card."""


@MOVES.move("take")
def take() -> int:
    """Stop and take the row."""


@MOVES.move("accept")
def accept() -> int:
    """Take what is left of a row received."""


@MOVES.move("use {card} {way}")
def use(way: int, card: int) -> int:
    """Use a character's ability; some change a card up or down."""


@MOVES.move("reuse {card} {way}", "judge {card} {way}")
def reuse(way: int, card: int) -> int:
    """Let a character that wakes others wake this one."""


@MOVES.move("drop {card}")
def drop(card: int) -> int:
    """Give up a stack."""


@MOVES.move("refuse {card}")
def refuse(card: int) -> int:
    """Refuse a character of a row received."""


@MOVES.move("destroy {whom} {card}")
def destroy(whom: int, card: int) -> int:
    """Discard a card of a stack."""


@MOVES.move("swap {whom} {card}")
def swap(whom: int, card: int) -> int:
    """Hand over the row for a card of somebody else."""


# Where each kind of move begins among the numbers of actions.
REVEAL, TAKE, ACCEPT = reveal(), take(), accept()
USE, RAISE = use(0, 0), use(1, 0)
REUSE_ON, REUSE_RAISE = reuse(0, 0), reuse(1, 0)
DROP, REFUSE, DESTROY, SWAP = drop(0), refuse(0), destroy(0, 0), swap(0, 0)
ACTIONS = MOVES.count
