"""An Empty Throne in numbers: what a learner sees, and a count of every card for the auditors."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.state import Cards, State
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

SEAT_BLOCK = (st.PLACES + 2) * st.CARDS + st.FIELDS + 1
"""Of each seat: its side of every place, its hand, what everybody has seen of it; its flips; unseen cards."""
TABLE = st.SEATS * SEAT_BLOCK
"""The tops, Refuge card, card just played, the first target; what lies under the tops, in The Tombs, in the pool."""
REST = TABLE + (st.FIELDS + 6) * st.CARDS
"""Cards left in each deck; what has been done in this turn; the place played to; the question; the phase; the rest."""
QUESTION = REST + st.PLACES + (st.PLACES + 1) + st.PLACES
LAST = QUESTION + st.ALL_SENTENCES
TENSOR = LAST + len(st.PHASES) + 3 + st.OPTIONS


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """The viewer's side comes first, so a learner sees the same table from either chair."""
    encode_seat(s, seat, 0, out)
    encode_seat(s, 1 - seat, SEAT_BLOCK, out)
    for deck in range(st.FIELDS):
        mark(out, TABLE + deck * st.CARDS, s.tops[deck])
    after = TABLE + st.FIELDS * st.CARDS
    mark(out, after, s.refuge)
    mark(out, after + st.CARDS, s.card)
    mark(out, after + 2 * st.CARDS, s.first)
    mark_each(out, after + 3 * st.CARDS, s.under)
    mark_each(out, after + 4 * st.CARDS, s.tombs)
    mark_each(out, after + 5 * st.CARDS, s.pool)
    for place in range(st.PLACES):
        out[REST + place] = s.left[place]
    mark_each(out, REST + st.PLACES, s.used)
    mark(out, REST + 2 * st.PLACES + 1, s.place)
    mark(out, QUESTION, s.sentence)
    out[LAST + s.phase] = 1
    out[LAST + len(st.PHASES)] = s.turns
    out[LAST + len(st.PHASES) + 1] = s.impact
    out[LAST + len(st.PHASES) + 2] = s.turn == seat
    for at in range(st.OPTIONS):
        out[LAST + len(st.PHASES) + 3 + at] = s.options[at]


@inline
def encode_seat(s: State, seat: int, first: int, out: Any) -> None:
    for place in range(st.PLACES):
        mark_each(out, first + place * st.CARDS, s.played[seat][place])
    mark_each(out, first + st.PLACES * st.CARDS, s.hands[seat])
    mark_each(out, first + (st.PLACES + 1) * st.CARDS, s.seen[seat])
    mark_each(out, first + (st.PLACES + 2) * st.CARDS, s.flips[seat])
    out[first + (st.PLACES + 2) * st.CARDS + st.FIELDS] = s.unseen[seat]


@inline
def mark(out: Any, first: int, member: int) -> None:
    if member != NONE:
        out[first + member] = 1


@inline
def mark_each(out: Any, first: int, bits: int) -> None:
    while bits != 0:
        out[first + lowest_bit(bits)] = 1
        bits &= bits - 1


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    count_each(counts, s.under)
    count_each(counts, s.tombs)
    count_each(counts, s.pool)
    for seat in range(st.SEATS):
        count_each(counts, s.hands[seat])
        for place in range(st.PLACES):
            count_each(counts, s.played[seat][place])
    for deck in range(st.FIELDS):
        if s.tops[deck] != NONE:
            counts[s.tops[deck]] += 1
    if s.refuge != NONE:
        counts[s.refuge] += 1


@inline
def count_each(counts: list[int], bits: int) -> None:
    while bits != 0:
        counts[lowest_bit(bits)] += 1
        bits &= bits - 1
