"""Behind the Throne: what lies on the table, as records.

Touches only the kernel. A character is its index 0 to 8 in the card set; `END` is the End of Game card.
"""

from __future__ import annotations

from eminence.kernel.kinds import Counts, Flag, Members, Name, Names, Seat, Seats
from eminence.kernel.record import Record, field

SEATS = 4
TYPES = 9
END = TYPES
CARDS = TYPES + 1
ROW = 5
STACKS = 5
STACK = 5

# Verbs: what a character does. A card only names its verb and an amount.
PLAIN, LOWER, SHIFT, LOOK, REUSE, GUARD_SWAP, GUARD_DESTROY, FORBID_DESTROY, FORBID_SWAP = range(9)
VERBS = 9

# Phases.
TURN, REFUSAL, CHOICE, OVER = range(4)
PHASES = ("turn", "refusal", "choice", "over")

# Options, by their place in `State.options`.
SWAP_AFTER_FIVE, RECEIVER_MAY_REFUSE = range(2)


class Cards(Record):
    """A card set, packed: who does what; each character's value, verb, amount and copies with 2, 3 and 4 seats."""

    does: list[int] = field("i2", VERBS)
    """For each verb, the characters that have it, as bits."""
    usable: int = field("i2")
    """The characters with a manipulative ability."""
    value: list[int] = field("i1", TYPES)
    verb: list[int] = field("i1", TYPES)
    amount: list[int] = field("i1", TYPES)
    copies: list[list[int]] = field("i1", 3, TYPES)


class State(Record):
    """A game in progress."""

    options: list[int] = field("i2", 2, shown=False)
    turns: int = field("i2")
    used: int = field("i2", kind=Members("card"))
    """Characters whose ability the active player has used this turn."""
    seats: int = field("i1")
    phase: int = field("i1", kind=Name("phase"))
    turn: int = field("i1", kind=Seat())
    chooser: int = field("i1", kind=Seat())
    """Who refuses or drops cards in the phases `refusal` and `choice`."""
    stacks: list[list[int]] = field("i1", SEATS, TYPES, kind=Counts("card"))
    row: list[int] = field("i1", ROW, kind=Names("card"))
    drawn: int = field("i1", shown=False)
    """Cards in the row."""
    value: int = field("i1", always=True)
    """The last card's value as changed by abilities."""
    fixed: int = field("i1", kind=Flag())
    """Set once a destruction has fixed the last card's value."""
    struck: int = field("i1", kind=Seats())
    """Seats that a card was destroyed from this turn."""
    taken: int = field("i1", kind=Name("card"))
    """The card a swap took, waiting outside all stacks."""
    top: int = field("i1", kind=Name("card"))
    """The deck's top card once somebody has looked at it; not in `deck` any more."""
    knows: int = field("i1", kind=Seats())
    """Seats that know `top`."""
    deck: list[int] = field("i1", CARDS, kind=Counts("card"))
    discard: list[int] = field("i1", CARDS, kind=Counts("card"))
