"""An Empty Throne: a player that looks a turn ahead.

It tries every Action on a copy of what it sees, answers what abilities ask as seems best, and for the most promising
ones goes on to the second Action and the end of the turn. Marked functions like the rules, so it plays at full speed in
studies. It reads a hidden record only: what is drawn while it looks ahead is its own guess. Everything is counted in
hundredths of a point.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.choices import legal
from eminence.games.an_empty_throne.moves import ACTIONS
from eminence.games.an_empty_throne.rules import apply
from eminence.games.an_empty_throne.scoring import (
    combined,
    different,
    points_of,
    rating,
    refugees,
    tally,
    thrice,
    twice,
)
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    ACTION,
    ALL_FIELDS,
    ENOUGH,
    FIELDS,
    OVER,
    TOMBS,
    TOMBS_POINTS,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, rule, stack_copy, stack_moves
from eminence.kernel.rng import RngState, draw

BEAM = 6
"""So many first Actions are followed to the end of the turn."""
FAR_BELOW = -1_000_000_000
DECIDED = 1_000_000

FLIP = 144
THIRD_FLIP = 26
"""More for the third one."""
NEAR = (344, 41, 26, 21)
"""A Field that lacks so many cards of a Coalition."""
HELD = 117
"""A place with enough value."""
SURPLUS = 51
"""Ten points of value more than enough, which make it safer."""
HOLDING = tuple((65 * value + 13 * value * value // 12) // 10 for value in range(ENOUGH))
"""A place with less, by its value."""
TOMBS_SHARE = 88
"""Percent of that which The Tombs are worth."""
CARD = 26
"""A card in hand."""
CARD_VALUE = 34
"""Ten points of value in hand."""
UNSEEN = 14
"""An unseen card in the opponent's hand."""
REFUGEE = 80
AHEAD = 72
"""A point more than the opponent, when the game ends soon."""
THEIRS = 93
"""Percent of its worth that an opponent's prospect counts."""


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    """The move that promises most; of equals any."""
    if count == 1:
        return moves[0]
    worths = stack_moves(moves, ACTIONS)
    for at in range(count):
        ahead = stack_copy(s)
        step(cards, ahead, seat, moves[at], rng)
        settle(cards, ahead, seat, moves, rng)
        worths[at] = appraise(cards, ahead, seat)
    if s.phase != ACTION:
        return moves[best_of(worths, count, rng)]
    chosen = moves[0]
    best = FAR_BELOW
    for _ in range(min(BEAM, count)):
        at = best_of(worths, count, rng)
        ahead = stack_copy(s)
        step(cards, ahead, seat, moves[at], rng)
        settle(cards, ahead, seat, moves, rng)
        worth = worths[at]
        if ahead.phase == ACTION and ahead.turns == s.turns:
            worth = best_action(cards, ahead, seat, moves, rng)
        if worth > best:
            best = worth
            chosen = moves[at]
        worths[at] = FAR_BELOW
    return chosen


# Folded in at every place that asks for them, the rules would be compiled many times over.


@rule
def step(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    apply(cards, s, seat, action, rng)


@rule
def offered(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    return legal(cards, s, seat, moves)


@inline
def best_of(worths: list[int], count: int, rng: RngState) -> int:
    """The place of the greatest number; of equals any."""
    chosen = 0
    equals = 1
    for at in range(1, count):
        if worths[at] > worths[chosen]:
            chosen = at
            equals = 1
        elif worths[at] == worths[chosen]:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = at
    return chosen


# --- Looking ahead ----------------------------------------------------------------------------------------------------


@rule
def best_action(cards: Cards, s: State, seat: int, moves: list[int], rng: RngState) -> int:
    """What the best Action from here is worth."""
    choices = stack_moves(moves, ACTIONS)
    best = FAR_BELOW
    for at in range(offered(cards, s, seat, choices)):
        ahead = stack_copy(s)
        step(cards, ahead, seat, choices[at], rng)
        settle(cards, ahead, seat, moves, rng)
        best = max(best, appraise(cards, ahead, seat))
    return best


@rule
def settle(cards: Cards, s: State, seat: int, moves: list[int], rng: RngState) -> None:
    """Answer whatever abilities ask, each sentence as seems best by itself."""
    answers = stack_moves(moves, ACTIONS)
    while s.phase == ABILITIES:
        chosen = 0
        best = FAR_BELOW
        for at in range(offered(cards, s, seat, answers)):
            ahead = stack_copy(s)
            step(cards, ahead, seat, answers[at], rng)
            worth = best_second(cards, ahead, seat, moves, rng) if ahead.first != NONE else appraise(cards, ahead, seat)
            if worth > best:
                best = worth
                chosen = answers[at]
        step(cards, s, seat, chosen, rng)


@rule
def best_second(cards: Cards, s: State, seat: int, moves: list[int], rng: RngState) -> int:
    """What the best second target is worth."""
    answers = stack_moves(moves, ACTIONS)
    best = FAR_BELOW
    for at in range(offered(cards, s, seat, answers)):
        ahead = stack_copy(s)
        step(cards, ahead, seat, answers[at], rng)
        best = max(best, appraise(cards, ahead, seat))
    return best


# --- What a position is worth -----------------------------------------------------------------------------------------


@rule
def appraise(cards: Cards, s: State, seat: int) -> int:
    other = 1 - seat
    if s.phase == OVER:
        lead = rating(cards, s, seat) - rating(cards, s, other)
        return lead + (DECIDED if lead > 0 else -DECIDED if lead < 0 else 0)
    worth = prospect(cards, s, seat) - prospect(cards, s, other) * THEIRS // 100
    if s.flips[seat] == ALL_FIELDS or s.flips[other] == ALL_FIELDS:
        worth += AHEAD * (points_of(cards, s, seat) - points_of(cards, s, other))
        worth += THIRD_FLIP * (s.flips[seat] == ALL_FIELDS)
    return worth


@inline
def prospect(cards: Cards, s: State, seat: int) -> int:
    """What a seat has and may hope for."""
    worth = FLIP * bit_count(s.flips[seat])
    for place in range(FIELDS):
        bits = s.played[seat][place]
        if s.flips[seat] >> place & 1 == 0:
            worth += NEAR[missing(cards, bits)]
        worth += holding(combined(cards, bits))
    tombs = holding(combined(cards, s.played[seat][TOMBS]))
    worth += tombs * s.options[TOMBS_POINTS] * TOMBS_SHARE // 100
    worth += CARD * bit_count(s.hands[seat]) + CARD_VALUE * combined(cards, s.hands[seat]) // 10
    return worth + UNSEEN * s.unseen[seat] + REFUGEE * refugees(cards, s, seat)


@inline
def holding(value: int) -> int:
    """What a combined value at a place is worth."""
    return HELD + SURPLUS * (value - ENOUGH) // 10 if value >= ENOUGH else HOLDING[value]


@inline
def missing(cards: Cards, bits: int) -> int:
    """How many cards a Coalition lacks on one side of a Field."""
    if bits == 0:
        return 3
    values = tally(cards.value, bits)
    kiths = tally(cards.kith, bits)
    if thrice(values) or thrice(kiths):
        return 0
    alike = 1 if twice(values) or twice(kiths) else 2
    return max(0, min(alike, 4 - max(different(values), different(kiths))))
