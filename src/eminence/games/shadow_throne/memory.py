"""Shadow Throne: what a seat remembers of the pools that it passed on and of the battle before. ST-n: see RULES.md.

A pool goes round the table, so a seat sees it every so many rounds. What others took between two looks is known, but
not who took what; so a view shows those cards sorted. What was taken before the first look is unknown. Touches only
the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne.characters import card_of, wave_of
from eminence.games.shadow_throne.choices import back
from eminence.games.shadow_throne.state import HAND, POOL, TYPES, Cards, State
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.primitives import inline, rule


@inline
def first_look(s: State, viewer: int, pool: int) -> int:
    """The round in which a viewer saw a pool first; six if she has not."""
    look = back(s, viewer, pool)
    return look if viewer >= 0 and look <= s.round else POOL


@inline
def next_look(s: State, look: int) -> int:
    """The round of the look after this one; six if there was none yet. In between, others took."""
    return look + s.seats if look + s.seats <= s.round else POOL


# --- Who sees what ----------------------------------------------------------------------------------------------------


@rule
def hide(s: State, viewer: int) -> None:
    """Pools are known to their holders, hands to their owners, choices to who made them (ST-1, ST-23, ST-26).

    In a view, the deck is every card that the viewer has not before her: of some she may know more, from the pools.
    """
    if s.viewer != NONE:
        return
    s.viewer = viewer
    for seat in range(s.seats):
        if seat != viewer:
            hide_seat(s, seat)
    for pool in range(s.seats):
        hide_pool(s, viewer, pool)


@inline
def hide_seat(s: State, seat: int) -> None:
    for at in range(HAND):
        card = s.hands[seat][at]
        if card >= 0:
            s.deck[card] += 1
            s.hands[seat][at] = HOLE
    if s.kept[seat] != NONE:
        s.kept[seat] = HOLE
    if s.chosen[seat] != NONE:
        s.chosen[seat] = HOLE
    s.never[seat] = 0


@inline
def hide_pool(s: State, viewer: int, pool: int) -> None:
    held = viewer >= 0 and back(s, viewer, s.round) == pool
    for place in range(s.round, POOL):
        if s.pools[pool][place] >= 0 and not held:
            s.deck[s.pools[pool][place]] += 1
    look = first_look(s, viewer, pool)
    for place in range(look):
        if s.pools[pool][place] != NONE:
            s.pools[pool][place] = HOLE
    while look < POOL:
        end = next_look(s, look)
        sort_places(s, pool, look + 1, end)
        look = end


@inline
def sort_places(s: State, pool: int, start: int, end: int) -> None:
    """Sort some cards of a pool; empty places stay where they are."""
    for place in range(start, end):
        for later in range(place + 1, end):
            one = s.pools[pool][place]
            two = s.pools[pool][later]
            if two != NONE and two < one:
                s.pools[pool][place] = two
                s.pools[pool][later] = one


# --- What is remembered into the next battle --------------------------------------------------------------------------


@rule
def remember(cards: Cards, s: State) -> None:
    """As a battle ends: all cards but those that others can still hold, as far as each seat knows.

    That is every card of which she does not see all copies; or, if all that others took unseen has been shown since,
    only what she passed on to them herself and has not seen in the battle.
    """
    for viewer in range(s.seats):
        others = held_by_others(s, viewer)
        s.never[viewer] = cards.every & ~(others if knows_hands(s, viewer) else others | in_deck(s))


@inline
def in_deck(s: State) -> int:
    bits = 0
    for card in range(TYPES):
        bits |= (s.deck[card] > 0) << card
    return bits


@inline
def held_by_others(s: State, viewer: int) -> int:
    bits = 0
    for seat in range(s.seats):
        for at in range(HAND):
            if seat != viewer and s.hands[seat][at] != NONE:
                bits |= 1 << s.hands[seat][at]
    return bits


@rule
def knows_hands(s: State, viewer: int) -> bool:
    """Whether others hold just what the viewer passed on to them and they have not shown."""
    for seat in range(s.seats):
        for at in range(HAND):
            card = s.hands[seat][at]
            if seat != viewer and card != NONE:
                unexplained = 0
                for other in range(s.seats):
                    if other != viewer:
                        unexplained += holds_or_showed(s, other, card)
                    unexplained -= passed_on(s, viewer, other, card)
                if unexplained > 0:
                    return False
    return True


@inline
def holds_or_showed(s: State, seat: int, card: int) -> int:
    count = showed(s, seat, card)
    for at in range(HAND):
        count += s.hands[seat][at] == card
    return count


@inline
def showed(s: State, seat: int, card: int) -> int:
    """How many of a card a seat has brought into this battle, face down ones included."""
    count = 0
    for at in range(s.fielded[seat]):
        count += (card_of(s.line[seat][at]) == card) & (wave_of(s.line[seat][at]) > 0)
    return count


@inline
def passed_on(s: State, viewer: int, pool: int, card: int) -> int:
    """How many of a card went from the viewer to others in a pool."""
    count = 0
    look = first_look(s, viewer, pool)
    while look < POOL:
        end = next_look(s, look)
        for place in range(look + 1, end):
            count += s.pools[pool][place] == card
        look = end
    return count
