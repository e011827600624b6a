"""Shadows over the Empire: who controls what, and which cards a filter reaches. SE-n are the numbers of RULES.md.

Sets of cells are bits. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.layouts import CELLS
from eminence.games.shadows_over_the_empire.state import (
    ADJACENT,
    ANYWHERE,
    CARDS,
    CHARACTER,
    CITIZEN,
    CONFLICT,
    CONTROLLED,
    DIRECTIONS,
    DIVERGING,
    EITHER,
    EITHER_WAY,
    EMPTY,
    IN_COLUMN,
    IN_CROSS,
    IN_LINE,
    IN_ROW,
    INFLUENCE_FOR_NOTHING,
    IT,
    LEADER,
    NEAR_FIRST,
    NEAR_IT,
    NEAR_YOURS,
    NOT_FIRST,
    NOT_IT,
    OPPONENTS_CARD,
    OR_LEADER,
    OR_SELF,
    ROTATED,
    SEATS,
    SELF,
    TRIGGER,
    TWO_AWAY,
    UNCONTROLLED,
    UNMARKED,
    USE,
    WHATEVER,
    WITH_OWNERS,
    WITH_USE,
    WITH_YOURS,
    YOUR_CONFLICT,
    YOURS,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

# --- Who controls what ------------------------------------------------------------------------------------------------


@inline
def next_seat(s: State, seat: int) -> int:
    """The seat after another, clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@inline
def occupied(s: State) -> int:
    """Where anybody has tokens."""
    return s.has[0] | s.has[1] | s.has[2] | s.has[3]


@inline
def contested(s: State) -> int:
    """The cards in a Conflict: tokens of two or more players."""
    return s.has[0] & s.has[1] | s.has[2] & s.has[3] | (s.has[0] | s.has[1]) & (s.has[2] | s.has[3])


@inline
def free(s: State) -> int:
    """Where nobody has control: no tokens, or a Conflict."""
    return ~occupied(s) | contested(s)


@inline
def others_tokens(s: State, actor: int) -> int:
    """Where opponents have tokens."""
    found = 0
    for seat in range(SEATS):
        if seat != actor:
            found |= s.has[seat]
    return found


@inline
def held(s: State, seat: int) -> int:
    """The cards that a seat controls, its Leader apart (SE-16)."""
    return s.has[seat] & ~contested(s)


@inline
def commanded(cards: Cards, s: State, seat: int) -> int:
    """All that a seat controls, its Leader included."""
    return held(s, seat) | 1 << leader_cell(cards, s, seat)


@inline
def controller(s: State, cell: int) -> int:
    """The seat that alone has tokens on a card, or none."""
    found = NONE
    for seat in range(SEATS):
        if s.has[seat] >> cell & 1 == 1:
            if found != NONE:
                return NONE
            found = seat
    return found


@inline
def leader_cell(cards: Cards, s: State, seat: int) -> int:
    return cards.leader_at[s.layout * SEATS + seat]


@inline
def place(s: State, cell: int) -> int:
    """A cell's place in the tables of the geometry."""
    return s.layout * CELLS + cell


@inline
def revealed(cards: Cards, s: State) -> int:
    """The face-up cards that can be targets: all but Leaders."""
    return cards.board[s.layout] & ~s.down


@inline
def centre(cards: Cards, s: State) -> int:
    """The Distinct Personality's cell, as a bit."""
    return 1 << cards.centre[s.layout]


@inline
def unlocked(s: State) -> int:
    """All cells but that with the Quiraa token."""
    return -1 if s.locked == NONE else ~(1 << s.locked)


@inline
def diverges(cards: Cards, s: State, seat: int, card: int) -> bool:
    """Whether a card lacks the Compulsory Trait of a seat's Leader (SE-4)."""
    return cards.traits[card] & cards.compulsory[s.leaders[seat] - LEADER] == 0


@inline
def limit(cards: Cards, s: State, seat: int, card: int) -> int:
    """The traits that a card has in common with a seat's Leader (SE-2, SE-3)."""
    return cards.common[(s.leaders[seat] - LEADER) * CARDS + card]


# --- Filters ----------------------------------------------------------------------------------------------------------


@inline
def around(cards: Cards, s: State, cells: int) -> int:
    """All cells next to one of some cells."""
    found = 0
    while cells != 0:
        found |= cards.near[place(s, lowest_bit(cells))]
        cells &= cells - 1
    return found


@inline
def as_bit(cell: int) -> int:
    """A cell as a set; none is the empty set."""
    return 0 if cell == NONE else 1 << cell


@inline
def in_range(cards: Cards, s: State, range_: int, actor: int, source: int, first: int, trigger: int) -> int:
    """The cells within a filter's range; `first` is the first target of the same part."""
    at = place(s, source)
    if range_ == ADJACENT:
        return cards.near[at]
    if range_ == ANYWHERE:
        return cards.board[s.layout]
    if range_ == SELF:
        return 1 << source
    if range_ == IT:
        return as_bit(s.it)
    if range_ == EITHER:
        return as_bit(s.it) | as_bit(s.other)
    if range_ == NEAR_IT:
        return around(cards, s, as_bit(s.it))
    if range_ == NEAR_FIRST:
        return around(cards, s, as_bit(first))
    if range_ == TWO_AWAY:
        return cards.two_away[at]
    if range_ == IN_ROW:
        return cards.in_row[at]
    if range_ == IN_COLUMN:
        return cards.in_column[at]
    if range_ == IN_CROSS:
        return cards.in_row[at] | cards.in_column[at]
    if range_ == NEAR_YOURS:
        return around(cards, s, commanded(cards, s, actor))
    if range_ == TRIGGER:
        return trigger
    found = 0
    if range_ == IN_LINE:
        for direction in range(DIRECTIONS):
            found |= cards.line[at * DIRECTIONS + direction]
    return found


@inline
def in_state(s: State, state: int, actor: int, owner: int) -> int:
    """The cells whose tokens are as a filter says."""
    if state == WHATEVER:
        return -1
    if state == YOURS:
        return held(s, actor)
    if state == OPPONENTS_CARD:
        return ~free(s) & ~s.has[actor]
    if state == EMPTY:
        return ~occupied(s)
    if state == CONTROLLED:
        return ~free(s)
    if state == UNCONTROLLED:
        return free(s)
    if state == CONFLICT:
        return contested(s)
    if state == YOUR_CONFLICT:
        return contested(s) & s.has[actor]
    if state == WITH_YOURS:
        return s.has[actor]
    if state == WITH_OWNERS:
        return s.has[owner] if owner != NONE else occupied(s)
    return others_tokens(s, actor)


@inline
def fits(cards: Cards, s: State, f: int, actor: int, owner: int, cell: int) -> bool:
    """Whether the card in a cell is such as a filter says: its traits, and how many tokens it has."""
    card = s.grid[cell]
    if cards.traits[card] & cards.f_traits[f] != cards.f_having[f]:
        return False
    flags = cards.f_flags[f]
    if flags & DIVERGING != 0 and not diverges(cards, s, actor, card):
        return False
    if flags & WITH_USE != 0 and cards.type[card] != USE:
        return False
    if cards.f_exactly[f] != 0 and s.tokens[actor][cell] != cards.f_exactly[f]:
        return False
    least = cards.f_at_least[f]
    if least != 0:
        if owner != NONE:
            return s.tokens[owner][cell] >= least
        for seat in range(SEATS):
            if seat != actor and s.tokens[seat][cell] >= least:
                return True
        return False
    return True


@rule
def matching(cards: Cards, s: State, f: int, actor: int, source: int, owner: int, first: int, trigger: int) -> int:
    """The cells whose cards fit a filter; face-down cards never do, nor Leaders unless it says so."""
    range_ = cards.f_range[f]
    flags = cards.f_flags[f]
    cells = in_range(cards, s, range_, actor, source, first, trigger)
    if flags & OR_SELF != 0:
        cells |= 1 << source
    elif range_ < SELF or (range_ > SELF and range_ < EITHER):
        cells &= ~(1 << source)
    leader = 0
    if flags & OR_LEADER != 0:
        leader = cells & 1 << leader_cell(cards, s, actor)
    cells &= revealed(cards, s)
    kind = cards.f_kind[f]
    if kind == CITIZEN:
        cells &= ~centre(cards, s)
    elif kind != CHARACTER:
        cells &= centre(cards, s)
    state = cards.f_state[f]
    if range_ != SELF or state != YOURS:  # the acting card counts as the actor's own (SE-56)
        cells &= in_state(s, state, actor, owner)
    turned = cards.f_turned[f]
    if turned != EITHER_WAY:
        cells &= s.rotated if turned == ROTATED else ~s.rotated
    marked = cards.f_marked[f]
    if marked != 0:
        cells &= ~s.marked if marked == UNMARKED else s.marked
    if flags & NOT_IT != 0:
        cells &= ~as_bit(s.it)
    if flags & NOT_FIRST != 0:
        cells &= ~as_bit(first)
    if cards.f_traits[f] != 0 or flags & (DIVERGING | WITH_USE) != 0 or cards.f_exactly[f] | cards.f_at_least[f] != 0:
        left = cells
        while left != 0:
            cell = lowest_bit(left)
            left &= left - 1
            if not fits(cards, s, f, actor, owner, cell):
                cells &= ~(1 << cell)
    return cells | leader


@inline
def reached(cards: Cards, s: State, f: int, actor: int, source: int) -> int:
    """The same for a filter that speaks of no owner, no first target and no trigger."""
    return matching(cards, s, f, actor, source, NONE, NONE, 0)


@inline
def effective(cards: Cards, s: State, seat: int) -> int:
    """Where a seat's abilities work: not in a Conflict nor under the Quiraa token (SE-20)."""
    return commanded(cards, s, seat) & unlocked(s)


# --- Influence --------------------------------------------------------------------------------------------------------


@inline
def room(cards: Cards, s: State, seat: int, cell: int, more: int) -> int:
    """How many tokens a seat may still bring to a card by Influence (SE-11); `more` raises the limit."""
    return limit(cards, s, seat, s.grid[cell]) + more - s.tokens[seat][cell]


@inline
def worthwhile(cards: Cards, s: State, seat: int, cell: int, more: int) -> bool:
    """Whether a card may be Influenced or Subdued: for room, or for nothing with an empty pool (SE-12, SE-54)."""
    if s.unused[seat] == 0:
        return s.options[INFLUENCE_FOR_NOTHING] == 1
    return room(cards, s, seat, cell, more) > 0


@rule
def influenceable(cards: Cards, s: State, seat: int, cells: int, subdue: bool) -> int:
    """Of some face-up cards, those that a seat may Influence, or Subdue."""
    found = 0
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if (subdue or not diverges(cards, s, seat, s.grid[cell])) and worthwhile(cards, s, seat, cell, 0):
            found |= 1 << cell
    return found


@inline
def instigators(cards: Cards, s: State, seat: int) -> int:
    """The cards that may perform the Influence action: also a Rotated Leader (SE-20)."""
    ready = held(s, seat) & ~s.rotated | 1 << leader_cell(cards, s, seat)
    return ready & ~s.marked & unlocked(s)
