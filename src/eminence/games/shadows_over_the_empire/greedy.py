"""Shadows over the Empire: a player that looks at what every action leads to.

It tries every action on a copy, answers what abilities ask as seems best to whoever is asked, and takes the one that
leaves it best off. When a game will not end, it leaves more and more to chance, which breaks standoffs. Marked
functions like the rules, so it plays at full speed in studies. Everything is counted in tenths of a token.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.menu import legal
from eminence.games.shadows_over_the_empire.moves import ACTIONS
from eminence.games.shadows_over_the_empire.rules import apply
from eminence.games.shadows_over_the_empire.scoring import conflicts, has_throne, rounds_kept, times_before
from eminence.games.shadows_over_the_empire.state import CHOOSING, OVER, REACTING, TOKENS, Cards, State
from eminence.games.shadows_over_the_empire.targets import held, instigators
from eminence.kernel.estimates import chances_from_scores, final_chances
from eminence.kernel.primitives import bit_count, inline, rule, stack_copy, stack_moves
from eminence.kernel.rng import RngState, draw

FAR_BELOW = -1_000_000_000
DECIDED = 1_000_000
QUESTIONS_AHEAD = 12
"""No action asks more."""

SPENT = 10
"""A token on the table."""
CONTROL = 24
"""A card under control: it can act, and so can its ability."""
FRESH = 8
"""A card that may still perform the Influence action in this Round."""
UPRIGHT = 8
"""A card under control that has not been turned."""
CONFLICT = -65
"""Every Conflict costs a token at the end of the Round."""
THRONE = 17
"""The Distinct Personality under control,"""
THRONE_GROWS = 8
"""and more so with every token on the table;"""
THRONE_TOKEN = 7
"""a token on it."""
ALL_SPENT = 1
"""An empty pool,"""
CROWNED = 120
"""with the Distinct Personality,"""
FIRM = 122
"""or without a Conflict."""
ROUNDS_IN_HAND = 10
"""For so many Rounds it plays what seems best;"""
DARING = 15_000
"""for every Round after that so much, in hundredths, is left to chance,"""
CIRCLE = 4
"""and as for so many Rounds if the position has stood before."""
THEIRS = 150
"""Percent of its worth that the best opponent's standing counts,"""
OTHERS = 24
"""and that of every opponent."""


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    """The move that promises most; of equals any."""
    if count == 1:
        return moves[0]
    chosen = 0
    best = FAR_BELOW
    equals = 1
    rounds = standoff(s)
    for at in range(count):
        ahead = stack_copy(s)
        step(cards, ahead, seat, moves[at], rng)
        settle(cards, ahead, moves, rng)
        worth = appraise(cards, ahead, seat) + daring(rounds, rng)
        if worth > best:
            best = worth
            chosen = at
            equals = 1
        elif worth == best:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = at
    return moves[chosen]


@inline
def daring(rounds: int, rng: RngState) -> int:
    """In a standoff something is tried that is not best at first sight."""
    return draw(rng, 1 + DARING * rounds)


@inline
def standoff(s: State) -> int:
    """For how many Rounds too long a game has gone on, or gone in circles."""
    found = max(0, s.round - ROUNDS_IN_HAND)
    kept = rounds_kept(s)
    if kept > 0:
        found += CIRCLE * (times_before(s, s.past[kept - 1]) - 1)
    return found


# Folded in at every place that asks for them, the rules would be compiled many times over.


@rule
def step(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    apply(cards, s, seat, action, rng)


@rule
def offered(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    return legal(cards, s, seat, moves)


# --- Looking ahead ----------------------------------------------------------------------------------------------------


@inline
def under_way(s: State) -> bool:
    return s.phase == CHOOSING or s.phase == REACTING


@rule
def settle(cards: Cards, s: State, moves: list[int], rng: RngState) -> None:
    """Answer whatever is asked until the action is over, as seems best to the seat that is asked; nobody Reacts."""
    answers = stack_moves(moves, ACTIONS)
    for _ in range(QUESTIONS_AHEAD):
        if not under_way(s):
            return
        seat = s.asks
        count = offered(cards, s, seat, answers)
        chosen = count - 1
        if s.phase == CHOOSING and count > 1:
            best = FAR_BELOW
            for at in range(count):
                ahead = stack_copy(s)
                step(cards, ahead, seat, answers[at], rng)
                finish(cards, ahead, moves, rng)
                worth = appraise(cards, ahead, seat)
                if worth > best:
                    best = worth
                    chosen = at
        step(cards, s, seat, answers[chosen], rng)


@rule
def finish(cards: Cards, s: State, moves: list[int], rng: RngState) -> None:
    """The last answer to every further question: no React, no second card, all tokens."""
    answers = stack_moves(moves, ACTIONS)
    for _ in range(QUESTIONS_AHEAD):
        if not under_way(s):
            return
        count = offered(cards, s, s.asks, answers)
        step(cards, s, s.asks, answers[count - 1], rng)


# --- What a position is worth -----------------------------------------------------------------------------------------


@rule
def appraise(cards: Cards, s: State, seat: int) -> int:
    if s.phase == OVER:
        return (DECIDED if s.winners >> seat & 1 == 1 else -DECIDED) // bit_count(s.winners)
    best = FAR_BELOW
    total = 0
    for other in range(s.seats):
        if other != seat:
            worth = standing(cards, s, other)
            best = max(best, worth)
            total += worth
    return standing(cards, s, seat) * 100 - best * THEIRS - total * OTHERS


@rule
def standing(cards: Cards, s: State, seat: int) -> int:
    """What a seat has and may hope for."""
    spent = TOKENS - s.unused[seat]
    own = held(s, seat)
    worth = SPENT * spent + CONTROL * bit_count(own) + CONFLICT * conflicts(s, seat)
    worth += UPRIGHT * bit_count(own & ~s.rotated)
    if s.passed >> seat & 1 == 0:
        worth += FRESH * bit_count(instigators(cards, s, seat))
    throne = has_throne(cards, s, seat)
    if throne:
        worth += THRONE + THRONE_GROWS * spent
    worth += THRONE_TOKEN * s.tokens[seat][cards.centre[s.layout]]
    if s.unused[seat] == 0:
        worth += ALL_SPENT
        if throne:
            worth += CROWNED
        elif conflicts(s, seat) == 0:
            worth += FIRM
    return worth


HALF = 120
"""Whoever is so far behind has half of the best player's chance."""


@rule
def estimate(cards: Cards, s: State, chances: list[int], moves: list[int], rng: RngState) -> None:
    """Everybody's chances, when the action that is under way is over."""
    settle(cards, s, moves, rng)
    if s.phase == OVER:
        final_chances(chances, s.seats, s.winners)
        return
    for seat in range(s.seats):
        chances[seat] = standing(cards, s, seat)
    chances_from_scores(chances, s.seats, HALF)
