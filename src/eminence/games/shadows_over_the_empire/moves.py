"""Shadows over the Empire: what a seat can do, as moves with named fields.

How a move reads goes by what lies on the table and what is being asked: see `words.notation`.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.fields import FIELDS
from eminence.kernel.moves import Moves

MOVES = Moves(FIELDS)


@MOVES.move("influence {cell} > {direction}")
def influence(cell: int, direction: int) -> int:
    """Let a card influence the next one in a direction."""


@MOVES.move("use {cell}")
def use(cell: int) -> int:
    """Use a card's ability."""


@MOVES.move("pass")
def pass_() -> int:
    """Do nothing more in this Round."""


@MOVES.move("react {cell}")
def react(cell: int) -> int:
    """Answer what happens with a card's React."""


@MOVES.move("{cell}")
def cell(cell: int) -> int:
    """The card or place that an ability, or the set-up, asks for."""


@MOVES.move("line {direction}")
def line(direction: int) -> int:
    """The line along which an ability works."""


@MOVES.move("seat {whom}")
def seat(whom: int) -> int:
    """Whose tokens are meant, or who begins."""


@MOVES.move("{amount} tokens")
def amount(amount: int) -> int:
    """How many tokens."""


@MOVES.move("option {option}")
def option(option: int) -> int:
    """What an opponent may do to one's card."""


@MOVES.move("choose {faction}")
def leader(faction: int) -> int:
    """The faction whose Leader one has."""


@MOVES.move("done")
def done() -> int:
    """No more cards, none at all, or no React."""


# Where each kind of move begins among the numbers of actions.
TO_INFLUENCE, TO_USE, TO_PASS, TO_REACT = influence(0, 0), use(0), pass_(), react(0)
TO_CELL, TO_LINE, TO_SEAT, TO_AMOUNT = cell(0), line(0), seat(0), amount(0)
TO_OPTION, TO_LEADER, DONE = option(0), leader(0), done()
ACTIONS = MOVES.count
