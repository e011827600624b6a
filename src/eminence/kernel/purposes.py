"""What a move is good for: facts that a game can tell of its moves, for hints.

A game may name a function in `Definition.purposes`:

    purposes(cards, before, after, seat, action) -> list[Purpose]

`before` is the record as the seat sees it, `after` a list of such records: what the seat would see once the move is
played and everybody who chooses at the same time has chosen, in some worlds that agree with all that it can see. So
nothing can be said that the seat does not know, and what chance may bring can be counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from eminence.kernel.cards import CardSet
from eminence.kernel.translation import Message


@dataclass(frozen=True)
class Purpose:
    """Something that a move does: what is said could follow its name, `takes the row`.

    >>> Purpose(Message("purpose-hush"), -1, Message("purpose-hush-avoided")).message
    Message('purpose-hush')
    """

    message: Message
    worth: float
    """How much it matters beside other purposes in the game; below 0 it is a drawback."""
    avoided: Message | None = None
    """How a move is praised that has not this drawback."""


Purposes = Callable[[CardSet, Any, Sequence[Any], int, int], list[Purpose]]
