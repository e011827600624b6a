"""Shadows over the Empire: which cards a part of an ability is for, and whether it can be done.

SE-n are the numbers of RULES.md. What a verb can be for, its home in `verbs` says. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.parts import (
    affordable,
    counted,
    is_line,
    is_picked,
    owners_of,
    trigger_cells,
)
from eminence.games.shadows_over_the_empire.passives import protected
from eminence.games.shadows_over_the_empire.state import EACH, MAY_BE_NONE, ROWS, TRIGGER, USE, Cards, State
from eminence.games.shadows_over_the_empire.targets import effective, matching, reached
from eminence.games.shadows_over_the_empire.verbs import HAS_SECOND, HAS_TARGET, OPTIONS, PERFORMS, PROTECTION, targets
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

# --- Which cards ------------------------------------------------------------------------------------------------------


@rule
def seconds(cards: Cards, s: State, row: int, actor: int, source: int, first: int) -> int:
    """What a first card may be swapped with, or where its tokens may go."""
    cells = matching(cards, s, cards.second[row], actor, source, NONE, first, 0) & ~(1 << first)
    protection = PROTECTION[cards.verb[row]]
    if protection != 0:
        cells &= ~protected(cards, s, actor, protection)
    return cells & affordable(cards, s, row, actor, source)


@inline
def with_second(cards: Cards, s: State, row: int, actor: int, source: int, cells: int) -> int:
    """Of some first cards, those that have a second."""
    found = 0
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if seconds(cards, s, row, actor, source, cell) != 0:
            found |= 1 << cell
    return found


@rule
def plain_targets(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The cards that a part, and all that it offers, may be for; of two, those that have a second."""
    if cards.f_range[cards.target[row]] == TRIGGER:
        trigger = trigger_cells(cards, s, row // ROWS, actor, source)
    else:
        trigger = 0
    cells = matching(cards, s, cards.target[row], actor, source, NONE, NONE, trigger)
    verb = cards.verb[row]
    for part in range(row, row + 1 + OPTIONS[verb]):
        cells = targets(cards.verb[part], cards, s, part, actor, cells)
    if PROTECTION[verb] != 0:
        cells &= ~protected(cards, s, actor, PROTECTION[verb])
    if HAS_SECOND[verb] != 0:
        return with_second(cards, s, row, actor, source, cells)
    return cells & affordable(cards, s, row, actor, source)


@rule
def performable(cards: Cards, s: State, actor: int, cells: int) -> int:
    """Of some cards, those whose Use another card may perform: judged with both turned (SE-56)."""
    found = 0
    turned = s.rotated
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        first = s.grid[cell] * ROWS
        if cards.type[s.grid[cell]] == USE and PERFORMS[cards.verb[first]] == 0:
            s.rotated = turned | 1 << cell
            if plain_possible(cards, s, first, actor, cell):
                found |= 1 << cell
            s.rotated = turned
    return found


@inline
def first_targets(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The cards that a part may be for."""
    cells = plain_targets(cards, s, row, actor, source)
    return cells if PERFORMS[cards.verb[row]] == 0 else performable(cards, s, actor, cells)


# --- Whether it can be done -------------------------------------------------------------------------------------------


@rule
def plain_possible(cards: Cards, s: State, row: int, actor: int, source: int) -> bool:
    """Whether a part can be done (SE-23, SE-24), if it performs no other card's ability."""
    if HAS_TARGET[cards.verb[row]] == 0 or cards.how[row] & MAY_BE_NONE != 0:
        return True
    if is_line(cards, row):
        return reached(cards, s, cards.target[row], actor, source) != 0
    if is_picked(cards, row):
        return owners_of(cards, s, row, actor, source) != 0
    if cards.how_many[row] == EACH and counted(cards, s, row, actor, source) == 0:
        return False
    return plain_targets(cards, s, row, actor, source) != 0


@inline
def possible(cards: Cards, s: State, row: int, actor: int, source: int) -> bool:
    """Whether a part can be done; a second part may need that the first removed enough tokens."""
    if cards.needs[row] > s.removed:
        return False
    if PERFORMS[cards.verb[row]] != 0:
        return first_targets(cards, s, row, actor, source) != 0
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
