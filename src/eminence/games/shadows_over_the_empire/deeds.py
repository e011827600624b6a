"""Shadows over the Empire: what every verb does, and which Reacts answer it. SE-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import events
from eminence.games.shadows_over_the_empire.choices import (
    brought_into_conflict,
    can_begin,
    counted,
    is_line,
    is_picked,
    ready,
)
from eminence.games.shadows_over_the_empire.passives import bonus
from eminence.games.shadows_over_the_empire.questions import deed_row, line_cells, losing, tokens_lost, touched
from eminence.games.shadows_over_the_empire.state import (
    ADD,
    AT_AFTER,
    AT_BEFORE,
    AT_PASS,
    AT_USE,
    INFLUENCE,
    INTO_CONFLICT,
    LOCK,
    MARK,
    MOVE,
    PAID_IF_CONTROLLED,
    PASSED,
    PERFORM,
    REACT,
    REMOVE,
    REMOVED,
    RESET,
    ROTATE,
    SEATS,
    SUBDUE,
    SWAP,
    TARGETED,
    UNMARK,
    USED,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.table import add, move_tokens, put, remove, swap
from eminence.games.shadows_over_the_empire.targets import free, next_seat, reached, room
from eminence.kernel.kinds import NONE
from eminence.kernel.marks import inline, lowest, rule

# --- Verbs ------------------------------------------------------------------------------------------------------------


@inline
def bring(cards: Cards, s: State, seat: int, cell: int, more: int) -> int:
    """Tokens for the traits in common, up to the limit and as many as there are (SE-11); returns how many."""
    count = max(0, min(room(cards, s, seat, cell, more), s.unused[seat]))
    put(s, seat, cell, count)
    return count


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
def remove_tokens(cards: Cards, s: State, row: int) -> int:
    """Actor first, then clockwise (SE-27); returns how many tokens were removed in all."""
    total = 0
    cells = line_cells(cards, s) if is_line(cards, row) else 0
    seat = s.actor
    for _ in range(s.seats):
        if is_line(cards, row):
            left = cells & s.has[seat] if seat != s.actor else 0
            while left != 0:
                total += remove(s, seat, lowest(left), cards.amount[row])
                left &= left - 1
        elif is_picked(cards, row) and s.picks[seat] != NONE:
            total += remove(s, seat, s.picks[seat], cards.amount[row])
        seat = next_seat(s, seat)
    if s.first != NONE:
        total += remove_from_target(cards, s, row)
    return total


@inline
def remove_from_target(cards: Cards, s: State, row: int) -> int:
    """What each loses is settled before anything is removed: five bits for each seat."""
    lost = 0
    for seat in range(s.seats):
        lost |= tokens_lost(cards, s, row, seat) << (5 * seat)
    total = 0
    seat = s.actor
    for _ in range(s.seats):
        count = lost >> (5 * seat) & 31
        if count > 0:
            total += remove(s, seat, s.first, count)
        seat = next_seat(s, seat)
    return total


@rule
def do_part(cards: Cards, s: State) -> None:
    """Do the part whose choices are made; `it` is then the card that the next part may speak of."""
    row = deed_row(cards, s)
    verb = cards.verb[row]
    seat = s.actor
    s.removed = 0
    pay(cards, s, row)
    if verb == INFLUENCE or verb == SUBDUE:
        count = bring(cards, s, seat, s.first, 0)
        if verb == INFLUENCE:
            events.influenced(s, who=seat, card=s.grid[s.first], count=count, more=0)
        else:
            events.subdued(s, who=seat, card=s.grid[s.first], count=count)
    elif verb == ADD:
        count = counted(cards, s, row, seat, s.source)
        add(s, seat, s.first, count)
        if s.second != NONE:
            add(s, seat, s.second, count)
    elif verb == REMOVE:
        s.removed = remove_tokens(cards, s, row)
    elif verb == MOVE:
        move_tokens(s, seat, s.first, s.second, moving(cards, s, row))
    elif verb == SWAP:
        swap(s, seat, s.first, s.second)
    else:
        turn_or_mark(s, seat, verb, s.first)
        if s.second != NONE:
            turn_or_mark(s, seat, verb, s.second)
    s.it = s.first
    if verb == MOVE or verb == SWAP:
        s.it = s.second
        s.other = s.first


@inline
def moving(cards: Cards, s: State, row: int) -> int:
    """How many tokens a move takes along."""
    wanted = s.amount if s.amount > 0 else cards.amount[row]
    return min(wanted, s.tokens[s.actor][s.first])


@inline
def turn_or_mark(s: State, seat: int, verb: int, cell: int) -> None:
    bit = 1 << cell
    card = s.grid[cell]
    if verb == ROTATE:
        s.rotated |= bit
        events.rotated(s, who=seat, card=card)
    elif verb == PERFORM:
        s.rotated |= bit
        events.performed(s, who=seat, card=card)
    elif verb == RESET:
        s.rotated &= ~bit
        s.refreshed |= bit
        events.reset(s, who=seat, card=card)
    elif verb == MARK:
        s.marked |= bit
        events.marked(s, who=seat, card=card)
    elif verb == UNMARK:
        s.marked &= ~bit
        s.unmarked |= bit
        events.unmarked(s, who=seat, card=card)
    elif verb == LOCK:
        s.locked = cell
        events.locked(s, who=seat, card=card)


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
        cell = lowest(cells)
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
