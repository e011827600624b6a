"""Shadows over the Empire: how tokens come and go, and what is under way. SE-n are of RULES.md.

Every change of a token goes through `put` and `take`, so that control and pools are never out of step. Touches only the
kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import events
from eminence.games.shadows_over_the_empire.layouts import CELLS
from eminence.games.shadows_over_the_empire.state import SEATS, TOKENS, TURN, Cards, State
from eminence.games.shadows_over_the_empire.targets import occupied, room
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, rule

# --- Tokens -----------------------------------------------------------------------------------------------------------


@inline
def put(s: State, seat: int, cell: int, count: int) -> None:
    """Lay tokens; a card that had none gets an Influence token (SE-13)."""
    if count > 0:
        if occupied(s) >> cell & 1 == 0:
            s.marked |= 1 << cell
        s.tokens[seat][cell] += count
        s.has[seat] |= 1 << cell
        s.unused[seat] -= count


@inline
def take(s: State, seat: int, cell: int, count: int) -> None:
    """Tokens return to their owner's pool (SE-19)."""
    s.tokens[seat][cell] -= count
    s.unused[seat] += count
    if s.tokens[seat][cell] == 0:
        s.has[seat] &= ~(1 << cell)


@inline
def bring(cards: Cards, s: State, seat: int, cell: int, more: int) -> int:
    """Tokens for the traits in common, up to the limit and as many as there are (SE-11); returns how many."""
    count = max(0, min(room(cards, s, seat, cell, more), s.unused[seat]))
    put(s, seat, cell, count)
    return count


@inline
def remove(s: State, seat: int, cell: int, count: int) -> int:
    """As many as there are; returns how many."""
    removed = min(count, s.tokens[seat][cell])
    take(s, seat, cell, removed)
    events.removed(s, who=seat, card=s.grid[cell], count=removed, by=s.actor)
    return removed


# --- What a cancel restores -------------------------------------------------------------------------------------------


@rule
def save(s: State) -> None:
    """Before an ability of two parts: a cancel in the second undoes the first (SE-51)."""
    s.saved = 1
    s.saved_rotated = s.rotated
    s.saved_marked = s.marked
    s.saved_refreshed = s.refreshed
    s.saved_unmarked = s.unmarked
    s.saved_locked = s.locked
    for cell in range(CELLS):
        s.saved_grid[cell] = s.grid[cell]
        for seat in range(SEATS):
            s.saved_tokens[seat][cell] = s.tokens[seat][cell]


@rule
def restore(s: State) -> None:
    if s.saved == 0:
        return
    s.rotated = s.saved_rotated
    s.marked = s.saved_marked
    s.refreshed = s.saved_refreshed
    s.unmarked = s.saved_unmarked
    s.locked = s.saved_locked
    for cell in range(CELLS):
        s.grid[cell] = s.saved_grid[cell]
        for seat in range(SEATS):
            s.tokens[seat][cell] = s.saved_tokens[seat][cell]
    recount_tokens(s)


@rule
def forget(s: State) -> None:
    """Nothing is left to be restored."""
    s.saved = 0
    s.saved_rotated = 0
    s.saved_marked = 0
    s.saved_refreshed = 0
    s.saved_unmarked = 0
    s.saved_locked = NONE
    for cell in range(CELLS):
        s.saved_grid[cell] = NONE
        for seat in range(SEATS):
            s.saved_tokens[seat][cell] = 0


@rule
def recount_tokens(s: State) -> None:
    """What follows from the tokens: where each seat has some, and how many are in its pool."""
    for seat in range(SEATS):
        s.has[seat] = 0
        s.unused[seat] = TOKENS if seat < s.seats else 0
        for cell in range(CELLS):
            if s.tokens[seat][cell] > 0:
                s.has[seat] |= 1 << cell
                s.unused[seat] -= s.tokens[seat][cell]


# --- What is under way ------------------------------------------------------------------------------------------------


@inline
def next_part(s: State) -> None:
    """No choice of the next part is made yet."""
    s.question = NONE
    s.first = NONE
    s.second = NONE
    s.owner = NONE
    s.owners = 0
    s.amount = 0
    s.option = 0
    s.line = NONE
    for seat in range(SEATS):
        s.picks[seat] = NONE


@rule
def end_ability(s: State) -> None:
    """Neither an ability nor an Influence action is under way any more."""
    if s.saved == 1:
        forget(s)
    next_part(s)
    s.actor = NONE
    s.source = NONE
    s.row = NONE
    s.it = NONE
    s.other = NONE
    s.removed = 0


@rule
def end_action(s: State) -> None:
    """Nothing is under way any more."""
    end_ability(s)
    s.stage = NONE
    s.back = NONE
    s.heard = NONE
    for seat in range(SEATS):
        s.before[seat] = 0


@inline
def refresh(s: State) -> None:
    """Influence and Quiraa tokens off, all cards upright."""
    s.marked = 0
    s.locked = NONE
    s.rotated = 0
    s.refreshed = 0
    s.unmarked = 0


@inline
def begin_round(s: State) -> None:
    s.round += 1
    s.passed = 0
    s.turn = s.starter
    s.asks = s.turn
    s.phase = TURN
    events.round_begun(s, round=s.round, who=s.starter)
