"""Shadow Throne: cards on their way between deck, pools and hands, which are kept sorted. Touches only the kernel."""

from __future__ import annotations

from eminence.games.shadow_throne.state import HAND, POOL, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline


@inline
def add_to_hand(s: State, seat: int, card: int) -> None:
    at = HAND - 1
    while at > 0 and (s.hands[seat][at - 1] == NONE or s.hands[seat][at - 1] > card):
        s.hands[seat][at] = s.hands[seat][at - 1]
        at -= 1
    s.hands[seat][at] = card


@inline
def discard_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves the hand, the others close up."""
    found = 0
    for at in range(HAND - 1):
        found |= s.hands[seat][at] == card
        if found:
            s.hands[seat][at] = s.hands[seat][at + 1]
    s.hands[seat][HAND - 1] = NONE


@inline
def add_to_pool(s: State, pool: int, count: int, card: int) -> None:
    """A card joins a pool that has so many."""
    at = count
    while at > 0 and s.pools[pool][at - 1] > card:
        s.pools[pool][at] = s.pools[pool][at - 1]
        at -= 1
    s.pools[pool][at] = card


@inline
def take_from_pool(s: State, pool: int, card: int) -> None:
    """A card is taken: it moves to the place of this round, before what is left."""
    at = POOL - 1
    while s.pools[pool][at] != card:
        at -= 1
    while at > s.round:
        s.pools[pool][at] = s.pools[pool][at - 1]
        at -= 1
    s.pools[pool][at] = card
