"""Shadow Throne: where the cards in hands came from, and what a viewer knows of it; what `worlds` are made of.

A source is a number, HAND a seat: the places of the pool that was dealt to it, and its kept card. While a world is
made, `hands` holds what kind each source is of (see `sort_out`); at the end hands are formed anew. Touches only the
kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne.choices import back, onward
from eminence.games.shadow_throne.memory import first_look, next_look, showed
from eminence.games.shadow_throne.state import HAND, POOL, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline

LOCATED, UNSEEN, PASSED = -1, 0, 1
"""What a source is to the viewer: known, never seen, or (from 1 on) seen and then passed on with others."""


@inline
def card_at(s: State, source: int) -> int:
    row = source // HAND
    place = source - HAND * row
    return s.pools[row][place] if place < POOL else s.kept[row]


@inline
def put_at(s: State, source: int, card: int) -> None:
    row = source // HAND
    place = source - HAND * row
    if place < POOL:
        s.pools[row][place] = card
    else:
        s.kept[row] = card


@inline
def kind_of(s: State, source: int) -> int:
    return s.hands[source // HAND][source % HAND]


@inline
def alike(s: State, one: int, two: int) -> bool:
    """Cards may change places between unseen sources, and within a group that was passed on together."""
    kind = kind_of(s, one)
    return kind == kind_of(s, two) and (kind == UNSEEN or one // HAND == two // HAND)


@inline
def sort_out(s: State) -> None:
    """Note of every source what it is to the viewer; an empty one is none of hers to fill."""
    for row in range(s.seats):
        look = first_look(s, s.viewer, row)
        for place in range(look):
            s.hands[row][place] = UNSEEN
        kind = PASSED
        while look < POOL:
            end = next_look(s, look)
            s.hands[row][look] = LOCATED
            for place in range(look + 1, end):
                s.hands[row][place] = LOCATED if look == s.round else kind
            look = end
            kind += 1
        for place in range(POOL):
            if s.pools[row][place] == NONE:
                s.hands[row][place] = LOCATED
        s.hands[row][POOL] = LOCATED if row == s.viewer or s.kept[row] == NONE else UNSEEN


@inline
def taker(s: State, source: int) -> int:
    """Who has the card of a source; nobody while it is in a pool."""
    row = source // HAND
    place = source - HAND * row
    if place == POOL:
        return row
    return onward(s, row, place) if place < s.round else NONE


@inline
def source_of(s: State, seat: int, nth: int) -> int:
    """The places that a seat has taken from, round by round, and then its kept card."""
    return HAND * back(s, seat, nth) + nth if nth < s.round else HAND * seat + POOL


@inline
def welcome(s: State, source: int, card: int) -> bool:
    """Whether a card can have been there, as far as the viewer knows."""
    if source % HAND < POOL or s.viewer < 0:
        return True
    return s.never[s.viewer] >> card & 1 == 0


@inline
def trade(s: State, one: int, two: int) -> None:
    card = card_at(s, one)
    put_at(s, one, card_at(s, two))
    put_at(s, two, card)


# --- Who has what -----------------------------------------------------------------------------------------------------


@inline
def has(s: State, seat: int, card: int) -> int:
    """How many of a card a seat has taken or kept."""
    count = 0
    row = seat
    for nth in range(s.round):
        count += s.pools[row][nth] == card
        row = row - 1 if row > 0 else s.seats - 1
    return count + (s.kept[seat] == card)


@inline
def can_lose(s: State, source: int, card: int) -> bool:
    """Whether who has it has more of a card than was shown."""
    seat = taker(s, source)
    return seat == NONE or seat == s.viewer or has(s, seat, card) > showed(s, seat, card)
