"""Shadows over the Empire: how an action is done, and which Reacts answer it. SE-n are the numbers of RULES.md.

What a verb does, its home in `verbs` says. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import events
from eminence.games.shadows_over_the_empire.choices import can_begin, ready
from eminence.games.shadows_over_the_empire.parts import brought_into_conflict
from eminence.games.shadows_over_the_empire.passives import bonus
from eminence.games.shadows_over_the_empire.questions import deed_row, losing, touched
from eminence.games.shadows_over_the_empire.state import (
    AT_AFTER,
    AT_BEFORE,
    AT_PASS,
    AT_USE,
    INTO_CONFLICT,
    PAID_IF_CONTROLLED,
    PASSED,
    REACT,
    REMOVED,
    SEATS,
    TARGETED,
    USED,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.table import bring, remove
from eminence.games.shadows_over_the_empire.targets import free, next_seat, reached
from eminence.games.shadows_over_the_empire.verbs import HAS_SECOND, do
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

# --- Deeds ------------------------------------------------------------------------------------------------------------


@rule
def influence(cards: Cards, s: State) -> None:
    """The Influence action, once it is not cancelled."""
    more = bonus(cards, s, s.actor, s.source, s.first)
    count = bring(cards, s, s.actor, s.first, more)
    events.influenced(s, who=s.actor, card=s.grid[s.first], count=count, more=min(more, count))


@inline
def pay(cards: Cards, s: State, row: int) -> None:
    """What an ability costs: tokens on the acting card (SE-35, SE-68)."""
    if cards.cost[row] > 0:
        target = s.first if s.second == NONE else s.second
        if cards.how[row] & PAID_IF_CONTROLLED == 0 or free(s) >> target & 1 == 0:
            remove(s, s.actor, s.source, cards.cost[row])


@rule
def do_part(cards: Cards, s: State) -> None:
    """Do the part whose choices are made; `it` is then the card that the next part may speak of."""
    row = deed_row(cards, s)
    verb = cards.verb[row]
    s.removed = 0
    pay(cards, s, row)
    do(verb, cards, s, row, s.actor, s.first)
    s.it = s.first
    if HAS_SECOND[verb] != 0:
        s.it = s.second
        s.other = s.first
    elif s.second != NONE:
        do(verb, cards, s, row, s.actor, s.second)


# --- Reacts -----------------------------------------------------------------------------------------------------------


@inline
def event_cells(cards: Cards, s: State, seat: int, event: int) -> int:
    """The cards that something happens to now: something that is this event."""
    if s.stage == AT_BEFORE:
        if event == TARGETED:
            return touched(cards, s)
        if event == REMOVED and s.row != NONE:
            return losing(cards, s, seat)
    elif s.stage == AT_USE:
        if event == USED:
            return 1 << s.source
    elif s.stage == AT_AFTER and event == INTO_CONFLICT:
        return brought_into_conflict(s, seat)
    return 0


@rule
def reacts(cards: Cards, s: State, seat: int) -> int:
    """The cards with which a seat may React now."""
    found = 0
    cells = ready(cards, s, seat)
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        card = s.grid[cell]
        if cards.type[card] == REACT:
            event = cards.event[card]
            fitting = s.stage == AT_PASS and event == PASSED
            happening = event_cells(cards, s, seat, event)
            if happening != 0:
                fitting = happening & reached(cards, s, cards.event_card[card], seat, cell) != 0
            if fitting and can_begin(cards, s, seat, cell):
                found |= 1 << cell
    return found


@rule
def next_reactor(cards: Cards, s: State) -> int:
    """The next seat, clockwise from the active player, that may React (SE-28, SE-31); or none."""
    if cards.reacts & s.present | cards.court_reacts & s.court == 0:
        return NONE
    seat = s.heard
    for _ in range(SEATS):
        seat = next_seat(s, seat)
        if seat == s.turn:
            return NONE
        if reacts(cards, s, seat) != 0:
            return seat
    return NONE
