"""An Empty Throne: combined values, Coalitions, and who wins. ET-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.state import (
    ALL_FIELDS,
    BY_DECKS,
    BY_FLIPS,
    BY_LENGTH,
    ENOUGH,
    FIELDS,
    FOUR_KITHS,
    FOUR_VALUES,
    LAST_TURN,
    PLACES,
    SAME_KITH,
    SAME_VALUE,
    SEATS,
    TOMBS,
    TOMBS_POINTS,
    Cards,
    State,
)
from eminence.games.an_empty_throne.targets import all_played, filled
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, lowest_bit, rule

FLIPPED = 2
"""Points for a flipped Field."""


@inline
def combined(cards: Cards, bits: int) -> int:
    """The combined value of some cards."""
    total = 0
    while bits != 0:
        total += cards.value[lowest_bit(bits)]
        bits &= bits - 1
    return total


# Cards are counted by value or by Kith in one number, six bits for each.

WIDTH = 6
LOWEST = 0x41041041041041
"""The lowest bit of each count."""


@inline
def tally(kinds: list[int], bits: int) -> int:
    """How many cards there are of each kind, be it value or Kith."""
    counts = 0
    while bits != 0:
        counts += 1 << WIDTH * kinds[lowest_bit(bits)]
        bits &= bits - 1
    return counts


@inline
def different(counts: int) -> int:
    """How many kinds there are at all."""
    return bit_count((counts | counts >> 1 | counts >> 2 | counts >> 3 | counts >> 4 | counts >> 5) & LOWEST)


@inline
def twice(counts: int) -> bool:
    """Whether there are two or more of a kind."""
    return (counts >> 1 | counts >> 2 | counts >> 3 | counts >> 4 | counts >> 5) & LOWEST != 0


@inline
def thrice(counts: int) -> bool:
    """Whether there are three or more of a kind."""
    return (counts & counts >> 1 | counts >> 2 | counts >> 3 | counts >> 4 | counts >> 5) & LOWEST != 0


@inline
def coalition(cards: Cards, bits: int) -> int:
    """The Coalitions among the cards on one side of a Field; cards beside them do no harm (ET-8)."""
    values = tally(cards.value, bits)
    kiths = tally(cards.kith, bits)
    found = SAME_VALUE * thrice(values) | SAME_KITH * thrice(kiths)
    return found | FOUR_VALUES * (different(values) >= 4) | FOUR_KITHS * (different(kiths) >= 4)


@inline
def refugees(cards: Cards, s: State, seat: int) -> int:
    """How many cards of the Refuge card's Kith a seat holds (ET-30)."""
    if s.refuge == NONE:
        return 0
    return bit_count(s.hands[seat] & cards.of_kith[cards.kith[s.refuge]])


@inline
def strongholds(cards: Cards, s: State, seat: int) -> int:
    """The places where a seat has a combined value that scores, as bits; each seat for itself (ET-29)."""
    bits = 0
    for place in range(FIELDS + 1):
        bits |= (combined(cards, s.played[seat][place]) >= ENOUGH) << place
    return bits


@inline
def points_of(cards: Cards, s: State, seat: int) -> int:
    held = strongholds(cards, s, seat)
    fields = bit_count(held & ~(1 << TOMBS))
    tombs = (held >> TOMBS) * s.options[TOMBS_POINTS]
    return fields + tombs + FLIPPED * bit_count(s.flips[seat]) + refugees(cards, s, seat)


@inline
def rating(cards: Cards, s: State, seat: int) -> int:
    """Points, and in a tie the combined value of all played cards."""
    return points_of(cards, s, seat) * 1000 + combined(cards, all_played(s, seat))


@rule
def recount(cards: Cards, s: State, facts: list[int]) -> None:
    """For studies: the first player, the turns, and why the game ended."""
    facts[0] = s.turn if s.turns & 1 == 1 else 1 - s.turn
    facts[1] = s.turns
    facts[2] = end_reasons(s)


@inline
def end_reasons(s: State) -> int:
    """Why the game ends with the turn of the active player, as bits; none if it goes on (ET-26, ET-27, ET-38)."""
    by_decks = BY_DECKS * (bit_count(filled(s)) <= PLACES - 2)
    return by_decks | BY_FLIPS * (s.flips[1 - s.turn] == ALL_FIELDS) | BY_LENGTH * (s.turns >= LAST_TURN)


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    """Who is equal in points and combined value shares the victory (ET-31)."""
    for seat in range(SEATS):
        points[seat] = points_of(cards, s, seat)
    one = rating(cards, s, 0)
    two = rating(cards, s, 1)
    return (one >= two) | (two >= one) << 1
