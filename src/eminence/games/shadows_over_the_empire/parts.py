"""Shadows over the Empire: what a part of an ability is for, as far as its row says it, whatever its verb.

SE-n are the numbers of RULES.md. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.state import (
    DIRECTIONS,
    DISTINCT_ONE,
    EACH,
    IN_LINE,
    IT,
    LEAST_UNUSED,
    OPPONENTS,
    OWNER_CHOOSES,
    PAID_IF_CONTROLLED,
    SELF,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.targets import contested, free, matching, place, reached
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, rule

# --- Which cards ------------------------------------------------------------------------------------------------------


@inline
def is_line(cards: Cards, row: int) -> bool:
    """Whether a part is for all cards of a line."""
    return cards.f_range[cards.target[row]] == IN_LINE


@inline
def is_picked(cards: Cards, row: int) -> bool:
    """Whether a card is picked for each of several players, or by a player other than the actor."""
    whose = cards.whose[row]
    picked = whose == OPPONENTS or whose == LEAST_UNUSED or cards.how[row] & OWNER_CHOOSES != 0
    return picked and not is_line(cards, row)


@inline
def is_said(cards: Cards, f: int) -> bool:
    """Whether a filter itself says which card it is."""
    range_ = cards.f_range[f]
    return range_ == SELF or range_ == IT or cards.f_kind[f] == DISTINCT_ONE


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
def line_cells(cards: Cards, s: State) -> int:
    """The cards of the chosen line that lose tokens (SE-7)."""
    line = cards.line[place(s, s.source) * DIRECTIONS + s.line]
    return line & reached(cards, s, cards.target[s.row], s.actor, s.source)


# --- Whose tokens, and how many ---------------------------------------------------------------------------------------


@inline
def affordable(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """The targets whose cost can be paid with tokens on the acting card (SE-35, SE-68)."""
    if s.tokens[actor][source] >= cards.cost[row]:
        return -1
    if cards.how[row] & PAID_IF_CONTROLLED != 0:
        return free(s)
    return 0


@rule
def counted(cards: Cards, s: State, row: int, actor: int, source: int) -> int:
    """How many tokens a part adds."""
    if cards.how_many[row] != EACH:
        return cards.amount[row]
    cells = reached(cards, s, cards.second[row], actor, source)
    return min(bit_count(cells), cards.amount[row])


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
