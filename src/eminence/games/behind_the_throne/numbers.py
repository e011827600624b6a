"""Behind the Throne in numbers: what a learner sees, and a count of every card for the auditors."""

from __future__ import annotations

from typing import Any

from eminence.games.behind_the_throne import state as st
from eminence.games.behind_the_throne.choices import ahead, onward
from eminence.games.behind_the_throne.state import Cards, State
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.primitives import rule

TENSOR = (
    st.SEATS * st.TYPES + 2 * st.CARDS + st.ROW * st.CARDS + st.TYPES + 2 * st.SEATS + 2 * st.CARDS + 2 * st.SEATS + 10
)


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """Seats are counted from the viewer on, so a learner sees the same table from every chair."""
    discard = st.SEATS * st.TYPES + st.CARDS
    row = discard + st.CARDS
    used = row + st.ROW * st.CARDS
    struck = used + st.TYPES
    top = struck + 2 * st.SEATS
    taken = top + st.CARDS
    turn = taken + st.CARDS
    rest = turn + 2 * st.SEATS
    for step in range(s.seats):
        owner = onward(s, seat, step)
        for card in range(st.TYPES):
            out[st.TYPES * step + card] = s.stacks[owner][card]
        if s.struck | s.knows != 0:
            out[struck + step] = s.struck >> owner & 1
            out[struck + st.SEATS + step] = s.knows >> owner & 1
    out[turn + ahead(s, seat, s.turn)] = 1
    if s.chooser != NONE:
        out[turn + st.SEATS + ahead(s, seat, s.chooser)] = 1
    for card in range(st.CARDS):
        out[st.SEATS * st.TYPES + card] = s.deck[card]
        out[discard + card] = s.discard[card]
    for place in range(st.ROW):
        out[row + st.CARDS * place + max(s.row[place], 0)] = s.row[place] != NONE
    if s.used != 0:
        for card in range(st.TYPES):
            out[used + card] = s.used >> card & 1
    if s.top >= 0:
        out[top + s.top] = 1
    if s.taken >= 0:
        out[taken + s.taken] = 1
    out[rest + s.phase] = 1
    out[rest + 4] = s.value
    out[rest + 5] = s.fixed
    out[rest + 6] = s.top == HOLE
    out[rest + 7] = s.options[st.SWAP_AFTER_FIVE]
    out[rest + 8] = s.options[st.RECEIVER_MAY_REFUSE]
    out[rest + 9] = s.seats


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    for card in range(st.CARDS):
        counts[card] += s.deck[card] + s.discard[card]
    for seat in range(s.seats):
        for card in range(st.TYPES):
            counts[card] += s.stacks[seat][card]
    for place in range(s.drawn):
        counts[s.row[place]] += 1
    if s.taken >= 0:
        counts[s.taken] += 1
    if s.top >= 0:
        counts[s.top] += 1


@rule
def recount(cards: Cards, s: State, facts: list[int]) -> None:
    """For studies: the first player and the turns; the last one was not ended."""
    facts[0] = (s.turn + s.seats - s.turns % s.seats) % s.seats
    facts[1] = s.turns + 1
