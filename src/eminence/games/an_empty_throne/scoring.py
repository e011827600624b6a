"""An Empty Throne: combined values, Coalitions, and who wins. ET-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.choices import all_played
from eminence.games.an_empty_throne.state import (
    ENOUGH,
    FIELDS,
    FOUR_KITHS,
    FOUR_VALUES,
    KITHS,
    SAME_KITH,
    SAME_VALUE,
    SEATS,
    TOMBS,
    TOMBS_POINTS,
    VALUES,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.marks import inline, lowest, members, rule

FLIPPED = 2
"""Points for a flipped Field."""


@inline
def combined(cards: Cards, bits: int) -> int:
    """The combined value of some cards."""
    total = 0
    while bits != 0:
        total += cards.value[lowest(bits)]
        bits &= bits - 1
    return total


@inline
def most_alike(sets: list[int], count: int, bits: int) -> int:
    """How many of some cards are alike at most, in value or in Kith."""
    most = 0
    for at in range(count):
        most = max(most, members(bits & sets[at]))
    return most


@inline
def different(sets: list[int], count: int, bits: int) -> int:
    """How many different values or Kiths there are among some cards."""
    found = 0
    for at in range(count):
        found += bits & sets[at] != 0
    return found


@inline
def coalition(cards: Cards, bits: int) -> int:
    """The Coalitions among the cards on one side of a Field; cards beside them do no harm (ET-8)."""
    if bits & (bits - 1) == 0:
        return 0
    found = SAME_VALUE * (most_alike(cards.of_value, VALUES, bits) >= 3)
    found |= SAME_KITH * (most_alike(cards.of_kith, KITHS, bits) >= 3)
    found |= FOUR_VALUES * (different(cards.of_value, VALUES, bits) >= 4)
    return found | FOUR_KITHS * (different(cards.of_kith, KITHS, bits) >= 4)


@inline
def refugees(cards: Cards, s: State, seat: int) -> int:
    """How many cards of the Refuge card's Kith a seat holds (ET-30)."""
    if s.refuge == NONE:
        return 0
    return members(s.hands[seat] & cards.of_kith[cards.kith[s.refuge]])


@inline
def strongholds(cards: Cards, s: State, seat: int) -> int:
    """The places where a seat has a combined value that scores, as bits; each seat for itself (ET-29)."""
    bits = 0
    for place in range(FIELDS + 1):
        bits |= (combined(cards, s.played[seat][place]) >= ENOUGH) << place
    return bits


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    """Strongholds, flipped Fields and refugees; then the combined value of all played cards; then both (ET-31)."""
    best = -1
    winners = 0
    for seat in range(SEATS):
        held = strongholds(cards, s, seat)
        total = members(held & ~(1 << TOMBS)) + (held >> TOMBS) * s.options[TOMBS_POINTS]
        total += FLIPPED * members(s.flips[seat]) + refugees(cards, s, seat)
        points[seat] = total
        rating = total * 1000 + combined(cards, all_played(s, seat))
        if rating > best:
            best = rating
            winners = 0
        if rating == best:
            winners |= 1 << seat
    return winners
