"""Shadows over the Empire in numbers: what a learner sees, and a count of every card and token for the auditors."""

from __future__ import annotations

from typing import Any

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.layouts import CELLS
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.games.shadows_over_the_empire.targets import diverges, leader_cell, limit
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule

CELL_BLOCK = st.CARDS + st.TRAITS + 3 * st.SEATS + 12
"""Of each cell: its card, its traits; each seat's tokens, limit and whether it diverges; then the sets below."""
FRAME = CELLS * CELL_BLOCK
"""The part being done; question, stage, phase, what comes back; direction."""
SEAT_PART = FRAME + st.ALL_ROWS + len(st.QUESTIONS) + 2 * len(st.STAGES) + len(st.PHASES) + st.DIRECTIONS
"""Of each seat, the viewer first: unused tokens, passed, turn, asked, starter, actor, owner, still to be picked."""
SEAT_BLOCK = 8
LAST = SEAT_PART + st.SEATS * SEAT_BLOCK
"""Citizens not revealed, the card to be placed; round, amount, option, removed; options."""
TENSOR = LAST + st.CITIZENS + st.CARDS + 4 + st.OPTIONS
CENSUS = st.CITIZENS + st.SEATS


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """Seats are counted from the viewer on, so a learner sees the same table from every chair but for its place."""
    for cell in range(CELLS):
        encode_cell(cards, s, seat, cell, cell * CELL_BLOCK, out)
    mark(out, FRAME, s.row)
    after = FRAME + st.ALL_ROWS
    mark(out, after, s.question)
    mark(out, after + len(st.QUESTIONS), s.stage)
    mark(out, after + len(st.QUESTIONS) + len(st.STAGES), s.back)
    mark(out, after + len(st.QUESTIONS) + 2 * len(st.STAGES), s.phase)
    mark(out, after + len(st.QUESTIONS) + 2 * len(st.STAGES) + len(st.PHASES), s.line)
    for by in range(s.seats):
        encode_seat(s, (seat + by) % s.seats, SEAT_PART + by * SEAT_BLOCK, out)
    left = s.pool
    while left != 0:
        out[LAST + lowest_bit(left)] = 1
        left &= left - 1
    mark(out, LAST + st.CITIZENS, s.card)
    end = LAST + st.CITIZENS + st.CARDS
    out[end] = s.round
    out[end + 1] = s.amount
    out[end + 2] = s.option
    out[end + 3] = s.removed
    for at in range(st.OPTIONS):
        out[end + 4 + at] = s.options[at]


@inline
def encode_cell(cards: Cards, s: State, seat: int, cell: int, first: int, out: Any) -> None:
    card = s.grid[cell]
    at = first + st.CARDS + st.TRAITS
    if card != NONE:
        out[first + card] = 1
        for trait in range(st.TRAITS):
            out[first + st.CARDS + trait] = cards.traits[card] >> trait & 1
        for by in range(s.seats):
            other = (seat + by) % s.seats
            out[at + by] = s.tokens[other][cell]
            if s.leaders[other] != NONE:
                out[at + st.SEATS + by] = limit(cards, s, other, card)
                out[at + 2 * st.SEATS + by] = diverges(cards, s, other, card)
    at += 3 * st.SEATS
    out[at] = s.down >> cell & 1
    out[at + 1] = s.rotated >> cell & 1
    out[at + 2] = s.marked >> cell & 1
    out[at + 3] = s.refreshed >> cell & 1
    out[at + 4] = s.unmarked >> cell & 1
    out[at + 5] = s.locked == cell
    out[at + 6] = s.source == cell
    out[at + 7] = (s.first == cell) + 2 * (s.second == cell)
    out[at + 8] = (s.it == cell) + 2 * (s.other == cell)
    for by in range(s.seats):
        other = (seat + by) % s.seats
        out[at + 9] += (s.picks[other] == cell) << by
        out[at + 10] += (s.before[other] >> cell & 1) << by
        out[at + 11] += (leader_cell(cards, s, other) == cell) << by


@inline
def encode_seat(s: State, seat: int, first: int, out: Any) -> None:
    out[first] = s.unused[seat]
    out[first + 1] = s.passed >> seat & 1
    out[first + 2] = s.turn == seat
    out[first + 3] = s.asks == seat
    out[first + 4] = s.starter == seat
    out[first + 5] = s.actor == seat
    out[first + 6] = s.owner == seat
    out[first + 7] = s.owners >> seat & 1


@inline
def mark(out: Any, first: int, member: int) -> None:
    if member != NONE:
        out[first + member] = 1


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    """Every citizen, and every seat's tokens; those on a Leader are not counted, for none may lie there (SE-10)."""
    bits = s.pool | s.aside
    while bits != 0:
        counts[lowest_bit(bits)] += 1
        bits &= bits - 1
    for cell in range(CELLS):
        if s.grid[cell] >= 0 and s.grid[cell] < st.CITIZENS:
            counts[s.grid[cell]] += 1
    if s.card != NONE:
        counts[s.card] += 1
    for seat in range(s.seats):
        counts[st.CITIZENS + seat] += s.unused[seat]
        for cell in range(CELLS):
            if cards.board[s.layout] >> cell & 1 == 1:
                counts[st.CITIZENS + seat] += s.tokens[seat][cell]
