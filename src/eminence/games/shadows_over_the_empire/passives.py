"""Shadows over the Empire: what Passives do to everything else; each does it in its home in `verbs`.

SE-n are the numbers of RULES.md. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.state import PASSIVE, ROWS, Cards, State
from eminence.games.shadows_over_the_empire.targets import diverges, effective, revealed, worthwhile
from eminence.games.shadows_over_the_empire.verbs import adds, keeps, protects
from eminence.kernel.primitives import inline, lowest_bit, rule


@inline
def has_passives(cards: Cards, s: State) -> bool:
    """Whether any card on the table has a Passive; most games need look no further."""
    return cards.passives & s.present | cards.court_passives & s.court != 0


@rule
def passives(cards: Cards, s: State, seat: int) -> int:
    """Where a seat has a Passive that works; Rotated or not (SE-20)."""
    found = 0
    cells = effective(cards, s, seat) if has_passives(cards, s) else 0
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        found |= (cards.type[s.grid[cell]] == PASSIVE) << cell
    return found


@rule
def protected(cards: Cards, s: State, actor: int, from_: int) -> int:
    """What Passives of opponents protect from an actor's abilities."""
    found = 0
    for seat in range(s.seats):
        cells = passives(cards, s, seat) if seat != actor else 0
        while cells != 0:
            cell = lowest_bit(cells)
            cells &= cells - 1
            row = s.grid[cell] * ROWS
            found |= protects(cards.verb[row], cards, s, row, seat, cell, from_)
    return found


@rule
def bonus(cards: Cards, s: State, seat: int, source: int, target: int) -> int:
    """Tokens that Passives add to an Influence action, to its limit as well."""
    total = 0
    cells = passives(cards, s, seat)
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        row = s.grid[cell] * ROWS
        total += adds(cards.verb[row], cards, s, row, seat, cell, source, target)
    return total


@rule
def kept(cards: Cards, s: State, seat: int) -> int:
    """The Conflicts in which a seat's Passives let it keep its tokens."""
    found = 0
    cells = passives(cards, s, seat)
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        row = s.grid[cell] * ROWS
        found |= keeps(cards.verb[row], cards, s, row, seat, cell)
    return found


@inline
def influences(cards: Cards, s: State, seat: int, source: int, target: int) -> bool:
    """Whether a card that may act may Influence the card next to it."""
    if revealed(cards, s) >> target & 1 == 0 or diverges(cards, s, seat, s.grid[target]):
        return False
    return worthwhile(cards, s, seat, target, bonus(cards, s, seat, source, target))
