"""Shadows over the Empire: what Passives protect, add and keep. SE-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.state import BONUS, KEEP, PASSIVE, PROTECT, ROWS, Cards, State
from eminence.games.shadows_over_the_empire.targets import diverges, effective, reached, revealed, worthwhile
from eminence.kernel.marks import inline, lowest, rule


@inline
def has_passives(cards: Cards, s: State) -> bool:
    """Whether any card on the table has a Passive; most games need look no further."""
    return cards.passives & s.present | cards.court_passives & s.court != 0


@rule
def passives(cards: Cards, s: State, seat: int, verb: int) -> int:
    """Where a seat has a Passive of some kind that works; Rotated or not (SE-20)."""
    found = 0
    cells = effective(cards, s, seat) if has_passives(cards, s) else 0
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        card = s.grid[cell]
        found |= (cards.type[card] == PASSIVE and cards.verb[card * ROWS] == verb) << cell
    return found


@rule
def protected(cards: Cards, s: State, actor: int, from_: int) -> int:
    """What Passives of opponents protect from an actor's abilities."""
    found = 0
    for seat in range(s.seats):
        cells = passives(cards, s, seat, PROTECT) if seat != actor else 0
        while cells != 0:
            cell = lowest(cells)
            cells &= cells - 1
            row = s.grid[cell] * ROWS
            if cards.amount[row] & from_ != 0:
                found |= reached(cards, s, cards.target[row], seat, cell)
    return found


@rule
def bonus(cards: Cards, s: State, seat: int, source: int, target: int) -> int:
    """Tokens that Passives add to an Influence action, to its limit as well."""
    total = 0
    cells = passives(cards, s, seat, BONUS)
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        row = s.grid[cell] * ROWS
        instigating = reached(cards, s, cards.target[row], seat, cell) >> source & 1
        influenced = reached(cards, s, cards.second[row], seat, cell) >> target & 1
        total += cards.amount[row] * instigating * influenced
    return total


@rule
def kept(cards: Cards, s: State, seat: int) -> int:
    """The Conflicts in which a seat's Passives let it keep its tokens."""
    found = 0
    cells = passives(cards, s, seat, KEEP)
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        found |= reached(cards, s, cards.target[s.grid[cell] * ROWS], seat, cell)
    return found


@inline
def influences(cards: Cards, s: State, seat: int, source: int, target: int) -> bool:
    """Whether a card that may act may Influence the card next to it."""
    if revealed(cards, s) >> target & 1 == 0 or diverges(cards, s, seat, s.grid[target]):
        return False
    return worthwhile(cards, s, seat, target, bonus(cards, s, seat, source, target))
