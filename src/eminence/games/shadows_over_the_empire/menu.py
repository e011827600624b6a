"""Shadows over the Empire: whom the game waits for, and what may be done. Touches only the kernel."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.choices import can_begin, first_targets, ready, seconds
from eminence.games.shadows_over_the_empire.deeds import reacts
from eminence.games.shadows_over_the_empire.moves import (
    DONE,
    TO_AMOUNT,
    TO_CELL,
    TO_INFLUENCE,
    TO_LEADER,
    TO_LINE,
    TO_OPTION,
    TO_PASS,
    TO_REACT,
    TO_SEAT,
    TO_USE,
)
from eminence.games.shadows_over_the_empire.parts import pickable
from eminence.games.shadows_over_the_empire.passives import has_passives, influences
from eminence.games.shadows_over_the_empire.questions import more_targets, most_tokens, owner_choices
from eminence.games.shadows_over_the_empire.scoring import most_unused
from eminence.games.shadows_over_the_empire.state import (
    ASK_AMOUNT,
    ASK_LINE,
    ASK_MORE,
    ASK_OPTION,
    ASK_OWNER,
    ASK_PICK,
    ASK_SECOND,
    ASK_TARGET,
    CHOOSING,
    DIRECTIONS,
    FACTIONS,
    LEADER,
    LEADING,
    MAY_BE_NONE,
    OVER,
    PLACING,
    REACTING,
    SEATS,
    TURN,
    USE,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.targets import around, influenceable, instigators, place, reached, revealed
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule
from eminence.kernel.rng import u64


@rule
def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.asks


@inline
def listed(moves: list[int], count: int, first: int, bits: int) -> int:
    """List an action for every member of a set; returns the new count."""
    while bits != 0:
        moves[u64(count)] = first + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    if s.phase == OVER or seat != s.asks:
        return 0
    if s.phase == TURN:
        return legal_turn(cards, s, seat, moves)
    if s.phase == CHOOSING:
        return legal_answers(cards, s, moves)
    count = 0
    if s.phase == REACTING:
        count = listed(moves, 0, TO_REACT, reacts(cards, s, seat))
        moves[u64(count)] = DONE
        return count + 1
    if s.phase == PLACING:
        return listed(moves, 0, TO_CELL, free_slots(cards, s, seat))
    if s.phase == LEADING:
        return listed(moves, 0, TO_LEADER, free_factions(s))
    return listed(moves, 0, TO_SEAT, most_unused(s))


@inline
def free_factions(s: State) -> int:
    """The factions that nobody has chosen, as bits."""
    bits = (1 << FACTIONS) - 1
    for seat in range(s.seats):
        if s.leaders[seat] != NONE:
            bits &= ~(1 << (s.leaders[seat] - LEADER) % FACTIONS)
    return bits


@inline
def free_slots(cards: Cards, s: State, seat: int) -> int:
    """The slots next to a seat's Leader that have no card yet."""
    cells = cards.slots[s.layout * SEATS + seat]
    free = 0
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        free |= (s.grid[cell] == NONE) << cell
    return free


@rule
def legal_turn(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """Influence actions, Uses, and always the pass (SE-38)."""
    count = 0
    sources = instigators(cards, s, seat)
    open_ = influenceable(cards, s, seat, around(cards, s, sources) & revealed(cards, s), False)
    while sources != 0:
        source = lowest_bit(sources)
        sources &= sources - 1
        for direction in range(DIRECTIONS):
            target = cards.step[place(s, source) * DIRECTIONS + direction]
            if target != NONE and (
                open_ >> target & 1 == 1 or (has_passives(cards, s) and influences(cards, s, seat, source, target))
            ):
                moves[u64(count)] = TO_INFLUENCE + source * DIRECTIONS + direction
                count += 1
    cells = ready(cards, s, seat)
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        if cards.type[s.grid[cell]] == USE and can_begin(cards, s, seat, cell):
            moves[u64(count)] = TO_USE + cell
            count += 1
    moves[u64(count)] = TO_PASS
    return count + 1


@rule
def legal_answers(cards: Cards, s: State, moves: list[int]) -> int:
    """What may be answered to the question of an ability."""
    row = s.row
    question = s.question
    count = 0
    if question == ASK_TARGET:
        count = listed(moves, 0, TO_CELL, first_targets(cards, s, row, s.actor, s.source))
        if cards.how[row] & MAY_BE_NONE != 0:
            moves[u64(count)] = DONE
            count += 1
    elif question == ASK_MORE:
        count = listed(moves, 0, TO_CELL, more_targets(cards, s))
        moves[u64(count)] = DONE
        count += 1
    elif question == ASK_SECOND:
        count = listed(moves, 0, TO_CELL, seconds(cards, s, row, s.actor, s.source, s.first))
    elif question == ASK_OWNER:
        count = listed(moves, 0, TO_SEAT, owner_choices(cards, s))
    elif question == ASK_PICK:
        count = listed(moves, 0, TO_CELL, pickable(cards, s, row, s.actor, s.source, s.owner))
    elif question == ASK_OPTION:
        count = listed(moves, 0, TO_OPTION, 3)
    elif question == ASK_AMOUNT:
        for amount in range(cards.least[row], most_tokens(cards, s) + 1):
            moves[u64(count)] = TO_AMOUNT + amount
            count += 1
    elif question == ASK_LINE:
        cells = reached(cards, s, cards.target[row], s.actor, s.source)
        for direction in range(DIRECTIONS):
            if cards.line[place(s, s.source) * DIRECTIONS + direction] & cells != 0:
                moves[u64(count)] = TO_LINE + direction
                count += 1
    return count
