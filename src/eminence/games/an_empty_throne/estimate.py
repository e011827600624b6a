"""An Empty Throne: what a position is worth at a glance, for players that search.

Each thing that a seat may have has a weight early and late in the game, found by a logistic regression on 150,000
positions of games between greedy players. Everything is counted in thousandths of a logit: whoever is HALF behind has
half of the other's chance.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.greedy import missing, settle
from eminence.games.an_empty_throne.scoring import combined, refugees, score
from eminence.games.an_empty_throne.state import ENOUGH, FIELDS, OVER, SEATS, TOMBS, TOMBS_POINTS, Cards, State
from eminence.kernel.estimates import chances_from_scores, final_chances
from eminence.kernel.primitives import bit_count, inline, rule
from eminence.kernel.rng import RngState

HALF = 693
ACTIONS_A_TURN = 2
FRESH, WORN = 30, 10
"""So many cards in the Field decks are early, so many late."""

(ONE_FLIP, TWO_FLIPS, THREE_FLIPS, READY, ONE_SHORT, TWO_SHORT, HELD, SURPLUS, VALUE, VALUE_SQUARED) = range(10)
(TOMBS_HELD, TOMBS_SURPLUS, TOMBS_VALUE, TOMBS_SQUARED, HAND, HAND_VALUE, REFUGEE, OUT, TEMPO) = range(10, 19)
EARLY = (170, 300, 1939, 155, 83, 78, 208, 26, -12, 4, 253, 45, 77, -6, 301, 25, 196, 148, 438)
LATE = (1248, 2445, 2261, 1165, 393, 119, 1341, 31, 147, -7, 1361, 21, 20, 7, 10, 19, 1094, 6, 1092)


@rule
def estimate(cards: Cards, s: State, chances: list[int], moves: list[int], rng: RngState) -> None:
    """The chances of both, when what abilities ask has been answered."""
    settle(cards, s, s.turn, moves, rng)
    if s.phase == OVER:
        final_chances(chances, SEATS, score(cards, s, chances))
        return
    left = min(FRESH, max(WORN, s.left[0] + s.left[1] + s.left[2]))
    for seat in range(SEATS):
        chances[seat] = hope(cards, s, seat, left)
    chances[s.turn] += weight(TEMPO, left) * (ACTIONS_A_TURN - 1 - bit_count(s.used))
    chances_from_scores(chances, SEATS, HALF)


@inline
def weight(thing: int, left: int) -> int:
    """What something counts with so many cards left in the Field decks."""
    return (EARLY[thing] * (left - WORN) + LATE[thing] * (FRESH - left)) // (FRESH - WORN)


@rule
def hope(cards: Cards, s: State, seat: int, left: int) -> int:
    """What a seat has and may hope for."""
    flips = bit_count(s.flips[seat])
    worth = weight(ONE_FLIP + flips - 1, left) if flips > 0 else 0
    for place in range(FIELDS):
        bits = s.played[seat][place]
        lacks = missing(cards, bits)
        if s.flips[seat] >> place & 1 == 0 and lacks < 3:
            worth += weight(READY + lacks, left)
        worth += stronghold(combined(cards, bits), HELD, left) + weight(OUT, left) * bit_count(bits)
    worth += stronghold(combined(cards, s.played[seat][TOMBS]), TOMBS_HELD, left) * s.options[TOMBS_POINTS]
    held = bit_count(s.hands[seat]) + s.unseen[seat]
    worth += weight(HAND, left) * held + weight(HAND_VALUE, left) * combined(cards, s.hands[seat])
    return worth + weight(REFUGEE, left) * refugees(cards, s, seat)


@inline
def stronghold(value: int, held: int, left: int) -> int:
    """What a combined value at a place counts; its four weights begin with that of holding the place."""
    if value >= ENOUGH:
        return weight(held, left) + weight(held + 1, left) * (value - ENOUGH)
    return weight(held + 2, left) * value + weight(held + 3, left) * value * value
