"""Shadows over the Empire: which cards a part of an ability is for, and whether it can be done.

SE-n are the numbers of RULES.md.

Every verb's legality is here, as the cells it can be for; what it does is in `deeds`. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.passives import protected
from eminence.games.shadows_over_the_empire.state import (
    ADD,
    CANCEL,
    CHOICE,
    DISTINCT_ONE,
    EACH,
    IN_LINE,
    INFLUENCE,
    INSTIGATOR,
    IT,
    LEAST_UNUSED,
    MARK,
    MAY_BE_NONE,
    MOVE,
    NOT_FEWEST,
    OPPONENT,
    OPPONENTS,
    OWNER_CHOOSES,
    PAID_IF_CONTROLLED,
    PERFORM,
    PROTECT_MARK,
    PROTECT_ROTATE,
    PROTECT_SWAP,
    REMOVE,
    RESET,
    ROTATE,
    ROWS,
    SEATS,
    SELF,
    SUBDUE,
    SWAP,
    TRIGGER,
    UNMARK,
    USE,
    YOU,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.targets import (
    contested,
    effective,
    free,
    influenceable,
    matching,
    occupied,
    others_tokens,
    reached,
    unlocked,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.marks import inline, lowest, members, rule

# --- What a part is for -----------------------------------------------------------------------------------------------


@inline
def is_line(cards: Cards, row: int) -> bool:
    """Whether a part is for all cards of a line."""
    return cards.f_range[cards.target[row]] == IN_LINE


@inline
def is_picked(cards: Cards, row: int) -> bool:
    """Whether a card is picked for each of several players, or by a player other than the actor."""
    if cards.verb[row] != REMOVE or is_line(cards, row):
        return False
    whose = cards.whose[row]
    return whose == OPPONENTS or whose == LEAST_UNUSED or cards.how[row] & OWNER_CHOOSES != 0


@inline
def is_said(cards: Cards, f: int) -> bool:
    """Whether a filter itself says which card it is."""
    range_ = cards.f_range[f]
    return range_ == SELF or range_ == IT or cards.f_kind[f] == DISTINCT_ONE


@inline
def has_second(verb: int) -> bool:
    return verb == SWAP or verb == MOVE


@inline
def brought_into_conflict(s: State, seat: int) -> int:
    """The cards that the active player's action took from a seat into a Conflict (SE-58)."""
    return s.before[seat] & contested(s) & s.has[s.turn]


@inline
def trigger_cells(cards: Cards, s: State, card: int, seat: int, source: int) -> int:
    """Those of them that a React is about."""
    cells = brought_into_conflict(s, seat)
    return cells & reached(cards, s, cards.event_card[card], seat, source) if cells != 0 else 0


@inline
def fewest(s: State, cell: int) -> int:
    """The least number of tokens that a player in a Conflict has there."""
    found = 127
    for seat in range(SEATS):
        if s.tokens[seat][cell] > 0 and s.tokens[seat][cell] < found:
            found = s.tokens[seat][cell]
    return found


@inline
def uneven(s: State, cells: int) -> int:
    """Of some cards, those on which somebody has more tokens than another (SE-55)."""
    found = 0
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        least = fewest(s, cell)
        for seat in range(SEATS):
            if s.tokens[seat][cell] > least:
                found |= 1 << cell
    return found


@inline
def affordable(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The targets whose cost can be paid with tokens on the acting card (SE-35, SE-68)."""
    if s.tokens[actor][source] >= cards.cost[row]:
        return -1
    if cards.how[row] & PAID_IF_CONTROLLED != 0:
        return free(s)
    return 0


@rule
def seconds(cards: Cards, s: State, row: int, actor: int, source: int, first: int) -> int:
    """What a first card may be swapped with, or where its tokens may go."""
    cells = matching(cards, s, cards.second[row], actor, source, NONE, first, 0) & ~(1 << first)
    if cards.verb[row] == SWAP:
        cells &= ~protected(cards, s, actor, PROTECT_SWAP)
    return cells & affordable(cards, s, row, actor, source)


@inline
def with_second(cards: Cards, s: State, row: int, actor: int, source: int, cells: int) -> int:
    """Of some first cards, those that have a second."""
    found = 0
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        if seconds(cards, s, row, actor, source, cell) != 0:
            found |= 1 << cell
    return found


@inline
def removable(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    """Of some cards, those from which the right tokens can be removed."""
    whose = cards.whose[row]
    if whose == YOU:
        return cells & s.has[actor]
    if whose == OPPONENT:
        return cells & others_tokens(s, actor)
    if whose == NOT_FEWEST:
        return uneven(s, cells & contested(s))
    if whose == INSTIGATOR:
        return cells & s.has[s.turn]
    return cells & occupied(s)


@rule
def plain_targets(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The cards that a part may be for; of two, those that have a second. All verbs but PERFORM."""
    verb = cards.verb[row]
    if cards.f_range[cards.target[row]] == TRIGGER:
        trigger = trigger_cells(cards, s, row // ROWS, actor, source)
    else:
        trigger = 0
    cells = matching(cards, s, cards.target[row], actor, source, NONE, NONE, trigger)
    if verb == INFLUENCE or verb == SUBDUE:
        cells = influenceable(cards, s, actor, cells, verb == SUBDUE)
    elif verb == REMOVE:
        cells = removable(cards, s, row, actor, cells)
    elif verb == MOVE:
        return with_second(cards, s, row, actor, source, cells & s.has[actor])
    elif verb == SWAP:
        cells &= ~protected(cards, s, actor, PROTECT_SWAP)
        return with_second(cards, s, row, actor, source, cells)
    elif verb == ROTATE:
        cells &= ~s.rotated & ~protected(cards, s, actor, PROTECT_ROTATE)  # SE-21
    elif verb == RESET:
        cells &= s.rotated & ~s.refreshed  # SE-21, SE-37
    elif verb == MARK:
        cells &= ~s.marked & ~protected(cards, s, actor, PROTECT_MARK)
    elif verb == UNMARK:
        cells &= s.marked & ~s.unmarked
    elif verb == CHOICE and (cards.verb[row + 1] == SUBDUE or cards.verb[row + 2] == SUBDUE):
        cells = influenceable(cards, s, actor, cells, True)
    return cells & affordable(cards, s, row, actor, source)


@rule
def counted(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """How many tokens a part adds."""
    if cards.how_many[row] != EACH:
        return cards.amount[row]
    cells = reached(cards, s, cards.second[row], actor, source)
    return min(members(cells), cards.amount[row])


@rule
def pickable(cards: Cards, s: State, row: int, actor: int, source: int, owner: int) -> int:
    """Where a token of an owner may be picked."""
    return matching(cards, s, cards.target[row], actor, source, owner, NONE, 0) & s.has[owner]


@rule
def owners_of(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The seats whose tokens a part is for, with a card to pick for each; for the least unused, all tied (SE-55)."""
    least = 127
    if cards.whose[row] == LEAST_UNUSED:
        for seat in range(s.seats):
            least = min(least, s.unused[seat])
    found = 0
    for seat in range(s.seats):
        if s.unused[seat] == least if cards.whose[row] == LEAST_UNUSED else seat != actor:
            found |= (pickable(cards, s, row, actor, source, seat) != 0) << seat
    return found


@rule
def plain_possible(cards: Cards, s: State, row: int, actor: int, source: int) -> bool:
    """Whether a part can be done (SE-23, SE-24). All verbs but PERFORM."""
    if cards.verb[row] == CANCEL or cards.how[row] & MAY_BE_NONE != 0:
        return True
    if is_line(cards, row):
        return reached(cards, s, cards.target[row], actor, source) != 0
    if is_picked(cards, row):
        return owners_of(cards, s, row, actor, source) != 0
    if cards.verb[row] == ADD and counted(cards, s, row, actor, source) == 0:
        return False
    return plain_targets(cards, s, row, actor, source) != 0


@rule
def performable(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The cards whose Use another card may perform: judged with both turned (SE-56)."""
    cells = reached(cards, s, cards.target[row], actor, source)
    cells &= ~s.rotated & unlocked(s) & ~protected(cards, s, actor, PROTECT_ROTATE)
    found = 0
    turned = s.rotated
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        first = s.grid[cell] * ROWS
        if cards.type[s.grid[cell]] == USE and cards.verb[first] != PERFORM:
            s.rotated = turned | 1 << cell
            if plain_possible(cards, s, first, actor, cell):
                found |= 1 << cell
            s.rotated = turned
    return found


@inline
def first_targets(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The cards that a part may be for."""
    if cards.verb[row] == PERFORM:
        return performable(cards, s, row, actor, source)
    return plain_targets(cards, s, row, actor, source)


@inline
def possible(cards: Cards, s: State, row: int, actor: int, source: int) -> bool:
    """Whether a part can be done; a second part may need that the first removed enough tokens."""
    if cards.needs[row] > s.removed:
        return False
    if cards.verb[row] == PERFORM:
        return performable(cards, s, row, actor, source) != 0
    return plain_possible(cards, s, row, actor, source)


@rule
def can_begin(cards: Cards, s: State, seat: int, cell: int) -> bool:
    """Whether a card's Use or React can: only if its first part can be done (SE-23), judged with the card turned."""
    turned = s.rotated
    s.rotated |= 1 << cell
    found = possible(cards, s, s.grid[cell] * ROWS, seat, cell)
    s.rotated = turned
    return found


@inline
def ready(cards: Cards, s: State, seat: int) -> int:
    """The cards whose abilities a seat may use: controlled, upright, without the Quiraa token."""
    return effective(cards, s, seat) & ~s.rotated
