"""Rotate a card and perform its Use as if it were one's own."""

from __future__ import annotations

from dataclasses import replace

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import WITHIN, Teller, kind_of, not_itself, noun
from eminence.games.shadows_over_the_empire.rows import TARGET, Row
from eminence.games.shadows_over_the_empire.state import UPRIGHT, WITH_USE, Cards, State
from eminence.games.shadows_over_the_empire.targets import unlocked
from eminence.games.shadows_over_the_empire.verbs import rotate
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 14, "perform"
FORMS = (f"perform {TARGET}",)
EXAMPLES = ("perform adjacent citizen an-opponents",)
PROTECTION = rotate.PROTECTION
PERFORMS = True
ALONE = True
PAYABLE = False
SAYS = {"turned": UPRIGHT}


@EVENTS.told
def performed(s: State, who: int, card: int) -> None:
    """A card is turned, so that somebody else uses its ability."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & ~s.rotated & unlocked(s)


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    s.rotated |= 1 << cell
    performed(s, who=seat, card=s.grid[cell])


def deed(row: Row, teller: Teller) -> Message:
    card = replace(row.cards, flags=row.cards.flags & ~WITH_USE)
    which = noun(card, not_itself(teller), place=WITHIN)
    return Message("deed-perform", which=which, most=row.most, kind=kind_of(row.cards))
