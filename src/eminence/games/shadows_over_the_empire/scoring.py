"""Shadows over the Empire: who wins, and how the table stands. SE-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import events
from eminence.games.shadows_over_the_empire.layouts import CELLS
from eminence.games.shadows_over_the_empire.state import (
    BY_REPETITION,
    BY_ROUNDS,
    BY_THRONE,
    BY_TOKENS,
    FACTIONS,
    LAST_ROUND,
    LEADER,
    OVER,
    REPEATED,
    SEATS,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.targets import centre, contested, held
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, lowest_bit, rule
from eminence.kernel.rng import i64, mix, u64

SHARED = FACTIONS
"""In the facts of a study: several factions win."""


@inline
def most_unused(s: State) -> int:
    """The seats with the most tokens in their pools, as bits."""
    most = -1
    tied = 0
    for seat in range(s.seats):
        if s.unused[seat] > most:
            most = s.unused[seat]
            tied = 0
        if s.unused[seat] == most:
            tied |= 1 << seat
    return tied


@inline
def has_throne(cards: Cards, s: State, seat: int) -> bool:
    """Whether a seat controls the Distinct Personality."""
    return held(s, seat) & centre(cards, s) != 0


@inline
def conflicts(s: State, seat: int) -> int:
    """In how many Conflicts a seat takes part."""
    return bit_count(contested(s) & s.has[seat])


@rule
def firm_tokens(s: State, seat: int) -> int:
    """The tokens of a seat on cards that it controls."""
    total = 0
    cells = held(s, seat)
    while cells != 0:
        total += s.tokens[seat][lowest_bit(cells)]
        cells &= cells - 1
    return total


@inline
def rating(cards: Cards, s: State, seat: int) -> int:
    """The ranking of a game that does not end by itself (SE-50, SE-63)."""
    return (has_throne(cards, s, seat) * 100 + firm_tokens(s, seat)) * 100 - conflicts(s, seat)


@inline
def leading(cards: Cards, s: State) -> int:
    """The seats that nobody surpasses, as bits."""
    best = rating(cards, s, 0)
    for seat in range(1, s.seats):
        best = max(best, rating(cards, s, seat))
    bits = 0
    for seat in range(s.seats):
        bits |= (rating(cards, s, seat) == best) << seat
    return bits


@inline
def finish(s: State, winners: int, ending: int) -> None:
    s.phase = OVER
    s.asks = NONE
    s.turn = NONE
    s.winners = winners
    s.ending = ending
    events.ended(s, winners=winners, ending=ending, round=s.round)


@rule
def check_win(cards: Cards, s: State) -> bool:
    """All tokens on the table and the Distinct Personality; or, alone, all tokens and no Conflict (SE-40, SE-41)."""
    firm = 0
    for seat in range(s.seats):
        if s.unused[seat] == 0:
            if has_throne(cards, s, seat):
                finish(s, 1 << seat, BY_THRONE)
                return True
            firm |= (conflicts(s, seat) == 0) << seat
    if bit_count(firm) == 1:
        finish(s, firm, BY_TOKENS)
        return True
    return False


@inline
def fingerprint(s: State) -> int:
    """A hash of the cards and tokens on the table; never 0."""
    word = u64(0)
    for cell in range(CELLS):
        word = mix(u64(word + u64(s.grid[cell] + 2)))
        for seat in range(SEATS):
            if s.tokens[seat][cell] != 0:
                word = mix(u64(word + u64(s.tokens[seat][cell] * SEATS + seat + 1000)))
    return i64(word >> u64(2)) + 1


@inline
def times_before(s: State, found: int) -> int:
    """How often a position has stood at the end of a Round."""
    times = 0
    for at in range(LAST_ROUND):
        times += s.past[at] == found
    return times


@inline
def rounds_kept(s: State) -> int:
    """How many positions are kept: all of the game, unless it began from a text."""
    return LAST_ROUND - times_before(s, 0)


@rule
def check_guard(cards: Cards, s: State) -> bool:
    """A third time the same position, or the last Round (SE-50, SE-63)."""
    found = fingerprint(s)
    s.past[rounds_kept(s)] = found
    if times_before(s, found) >= REPEATED:
        finish(s, leading(cards, s), BY_REPETITION)
        return True
    if s.round >= LAST_ROUND:
        finish(s, leading(cards, s), BY_ROUNDS)
        return True
    return False


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    """A seat's points are its tokens on cards that it controls; they decide only if no winning condition does."""
    for seat in range(s.seats):
        points[seat] = firm_tokens(s, seat)
    return s.winners if s.phase == OVER else leading(cards, s)


@rule
def recount(cards: Cards, s: State, facts: list[int]) -> None:
    """For studies: how the game ended, its Rounds and the winning faction."""
    facts[0] = s.ending
    facts[1] = s.round
    facts[2] = SHARED
    if bit_count(s.winners) == 1:
        facts[2] = (s.leaders[lowest_bit(s.winners)] - LEADER) % FACTIONS
