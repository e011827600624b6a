"""Shadows over the Empire: what an ability asks, in which order, and what it is then about to do.

SE-n are the numbers of RULES.md. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.choices import first_targets, seconds
from eminence.games.shadows_over_the_empire.parts import is_line, is_picked, is_said, line_cells, owners_of
from eminence.games.shadows_over_the_empire.state import (
    ANY,
    ASK_AMOUNT,
    ASK_LINE,
    ASK_MORE,
    ASK_OPTION,
    ASK_OWNER,
    ASK_PICK,
    ASK_SECOND,
    ASK_TARGET,
    ASKED_ALL,
    IT,
    OPPONENT,
    OWNER_CHOOSES,
    SEATS,
    SELF,
    TRIGGER,
    UP_TO,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.targets import controller, next_seat
from eminence.games.shadows_over_the_empire.verbs import HAS_SECOND, HAS_TARGET, OPTIONS, takes
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

# --- What is asked ----------------------------------------------------------------------------------------------------


@inline
def next_owner(s: State) -> int:
    """Of those whose token is still to be picked: the actor, then clockwise (SE-27)."""
    seat = s.actor
    while s.owners >> seat & 1 == 0:
        seat = next_seat(s, seat)
    return seat


@inline
def owner_choices(cards: Cards, s: State) -> int:
    """The opponents whose tokens may be meant, as bits."""
    if is_picked(cards, s.row):
        return owners_of(cards, s, s.row, s.actor, s.source)
    found = 0
    for seat in range(s.seats):
        if seat != s.actor and s.has[seat] >> s.first & 1 == 1:
            found |= (s.tokens[seat][s.first] >= cards.f_at_least[cards.target[s.row]]) << seat
    return found


@inline
def most_tokens(cards: Cards, s: State) -> int:
    """The most that an amount may be."""
    owner = s.owner if cards.whose[s.row] == OPPONENT else s.actor
    there = s.tokens[owner][s.first]
    return min(cards.amount[s.row], there) if cards.how_many[s.row] == UP_TO else there


@inline
def more_targets(cards: Cards, s: State) -> int:
    """A further card, other than the first (SE-67)."""
    return first_targets(cards, s, s.row, s.actor, s.source) & ~(1 << s.first)


@rule
def next_question(cards: Cards, s: State, after: int) -> int:
    """What a part asks next; what leaves no choice by its nature is filled in."""
    row = s.row
    verb = cards.verb[row]
    if after < ASK_LINE and is_line(cards, row):
        return ASK_LINE
    single = not is_line(cards, row) and not is_picked(cards, row) and HAS_TARGET[verb] != 0
    if after < ASK_TARGET and single:
        cells = first_targets(cards, s, row, s.actor, s.source)
        sole = cells & (cells - 1) == 0 and cards.f_range[cards.target[row]] == TRIGGER
        if not is_said(cards, cards.target[row]) and not sole:
            return ASK_TARGET
        s.first = lowest_bit(cells)
    if after == ASK_TARGET and cards.most[row] > 1 and more_targets(cards, s) != 0:
        return ASK_MORE
    if after < ASK_SECOND and HAS_SECOND[verb] != 0:
        if not is_said(cards, cards.second[row]):
            return ASK_SECOND
        s.second = lowest_bit(seconds(cards, s, row, s.actor, s.source, s.first))
    if after < ASK_OWNER and cards.whose[row] == OPPONENT:
        found = owner_choices(cards, s)
        if found & (found - 1) != 0:
            return ASK_OWNER
        s.owner = lowest_bit(found)
    if after <= ASK_PICK and is_picked(cards, row):
        if after < ASK_PICK:
            one = cards.whose[row] == OPPONENT
            s.owners = 1 << s.owner if one else owners_of(cards, s, row, s.actor, s.source)
        if s.owners != 0:
            s.owner = next_owner(s)
            return ASK_PICK
    if after < ASK_OPTION and OPTIONS[verb] != 0:
        return ASK_OPTION
    if after < ASK_AMOUNT and (cards.how_many[row] == UP_TO or cards.how_many[row] == ANY):
        s.amount = most_tokens(cards, s)
        if s.amount > cards.least[row]:
            return ASK_AMOUNT
    return ASKED_ALL


@inline
def asked_seat(cards: Cards, s: State) -> int:
    """Who answers the question."""
    if s.question == ASK_OPTION:
        return controller(s, s.first)
    if s.question == ASK_PICK and cards.how[s.row] & OWNER_CHOOSES != 0:
        return s.owner
    return s.actor


# --- What a part would do ---------------------------------------------------------------------------------------------


@inline
def deed_row(cards: Cards, s: State) -> int:
    """The part that is done: of a choice, the option taken."""
    return s.row if OPTIONS[cards.verb[s.row]] == 0 else s.row + 1 + s.option


@inline
def touched(cards: Cards, s: State) -> int:
    """The cards that an action or a part has chosen (SE-32, SE-60)."""
    if s.row == NONE:
        return 1 << s.first
    if is_line(cards, s.row):
        return line_cells(cards, s)
    found = 0
    if s.first != NONE and not chosen_before(cards, cards.target[s.row]):
        found |= 1 << s.first
    if s.second != NONE and not (HAS_SECOND[cards.verb[s.row]] != 0 and chosen_before(cards, cards.second[s.row])):
        found |= 1 << s.second
    for seat in range(SEATS):
        if s.picks[seat] != NONE:
            found |= 1 << s.picks[seat]
    return found


@inline
def chosen_before(cards: Cards, f: int) -> bool:
    """Whether a filter names the acting card or the card of the part before, which nobody chooses again (SE-60)."""
    return cards.f_range[f] == SELF or cards.f_range[f] == IT


@inline
def losing(cards: Cards, s: State, seat: int) -> int:
    """Where a part would remove tokens of a seat."""
    row = deed_row(cards, s)
    return takes(cards.verb[row], cards, s, row, seat)
