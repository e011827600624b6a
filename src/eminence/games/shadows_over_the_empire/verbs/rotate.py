"""Rotate a card, so that it cannot act."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import Teller, not_itself, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Row
from eminence.games.shadows_over_the_empire.state import UPRIGHT, Cards, State
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 6, "rotate"
FORMS = (f"rotate {TARGET}",)
EXAMPLES = ("rotate adjacent citizen an-opponents",)
PROTECTION = 1
SAYS = {"turned": UPRIGHT}


@EVENTS.told
def rotated(s: State, who: int, card: int) -> None:
    """A card is turned."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & ~s.rotated  # SE-21


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    s.rotated |= 1 << cell
    rotated(s, who=seat, card=s.grid[cell])


def deed(row: Row, teller: Teller) -> Message:
    return Message("deed-rotate", which=noun(row.cards, not_itself(teller)))
