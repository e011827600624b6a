"""An Empty Throne: how cards leave a deck. ET-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne import events
from eminence.games.an_empty_throne.state import TOMBS, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import RngState, draw_member


@inline
def lift(s: State, deck: int, rng: RngState) -> int:
    """Take the top card of a deck. One of The Tombs is known only as it leaves (ET-44)."""
    s.left[deck] -= 1
    if deck == TOMBS:
        card = draw_member(s.tombs, rng)
        s.tombs &= ~(1 << card)
        return card
    card = s.tops[deck]
    s.tops[deck] = NONE
    return card


@inline
def uncover(s: State, deck: int, rng: RngState) -> None:
    """The next card of a Field deck lies face up at once (ET-44)."""
    if s.left[deck] == 0:
        events.emptied(s, deck=deck)
    elif deck != TOMBS:
        s.tops[deck] = draw_member(s.under, rng)
        s.under &= ~(1 << s.tops[deck])
        events.uncovered(s, deck=deck, card=s.tops[deck])


@rule
def draw_from(s: State, seat: int, deck: int, rng: RngState) -> None:
    """A card from a Field deck has been seen by all, one from The Tombs by nobody else (ET-33)."""
    card = lift(s, deck, rng)
    s.hands[seat] |= 1 << card
    if deck == TOMBS:
        events.drawn_unseen(s, who=seat)
        events.found(s, 1 << seat, who=seat, card=card)
    else:
        s.seen[seat] |= 1 << card
        events.drawn(s, who=seat, card=card, deck=deck)
    uncover(s, deck, rng)
