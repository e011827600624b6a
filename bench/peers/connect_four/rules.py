"""Connect Four: its records, its move, its event and its rules.

Discs are bits, seven a column, of which the top one stays empty.
"""

from __future__ import annotations

from typing import Any

from eminence.kernel import fields
from eminence.kernel.events import Events
from eminence.kernel.kinds import NONE, Members, Seat
from eminence.kernel.moves import Moves
from eminence.kernel.primitives import inline, rule
from eminence.kernel.record import Record, field
from eminence.kernel.rng import RngState, draw

SEATS, COLUMNS, ROWS = 2, 7, 6
HEIGHT = ROWS + 1
FLOOR = sum(1 << HEIGHT * column for column in range(COLUMNS))
BOARD = FLOOR * ((1 << ROWS) - 1)


class Cards(Record):
    """Discs are alike."""

    discs: int = field("i1")


class State(Record):
    """A game in progress."""

    discs: list[int] = field("i8", SEATS, kind=Members("place"))
    seats: int = field("i1")
    asked: int = field("i1", kind=Seat())
    options: list[int] = field("i1", 6, shown=False)
    """Only the first is one."""


FIELDS = fields.Fields(who=fields.seat(SEATS), column=fields.name("column", COLUMNS), points=fields.number())
MOVES, EVENTS = Moves(FIELDS), Events(FIELDS)


@MOVES.move("{column}")
def drop(column: int) -> int:
    """Drop a disc into a column."""


@EVENTS.told
def dropped(s: State, who: int, column: int) -> None:
    """A disc falls into a column."""


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
    s.seats, s.asked, s.options[0] = seats, options[0], options[0]
    s.discs[0] = s.discs[1] = 0


@rule
def actors(s: State) -> int:
    return 0 if s.asked == NONE else 1 << s.asked


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    count = 0
    if seat == s.asked:
        lowest_free = (s.discs[0] | s.discs[1]) + FLOOR & BOARD
        for column in range(COLUMNS):
            if lowest_free >> HEIGHT * column & (1 << ROWS) - 1:
                moves[count] = column
                count += 1
    return count


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    taken = s.discs[0] | s.discs[1]
    disc = taken + (1 << HEIGHT * action) & (1 << HEIGHT) - 1 << HEIGHT * action
    s.discs[seat] |= disc
    s.asked = 1 - seat
    if lined_up(s.discs[seat]) or taken | disc == BOARD:
        s.asked = NONE
    dropped(s, who=seat, column=action)


@inline
def lined_up(discs: int) -> bool:
    """Whether four are in a line: upright, across, or aslant either way."""
    upright = discs & discs >> 1
    across = discs & discs >> HEIGHT
    falling = discs & discs >> HEIGHT - 1
    rising = discs & discs >> HEIGHT + 1
    return (
        upright & upright >> 2
        | across & across >> 2 * HEIGHT
        | falling & falling >> 2 * (HEIGHT - 1)
        | rising & rising >> 2 * (HEIGHT + 1)
    ) != 0


@rule
def hide(s: State, viewer: int) -> None:
    """Everything is seen."""


@rule
def deal(cards: Cards, s: State, rng: RngState) -> None:
    """Nothing is hidden."""


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    for seat in range(SEATS):
        points[seat] = int(lined_up(s.discs[seat]))
    return 1 if points[0] > points[1] else 2 if points[1] > points[0] else 3


TENSOR = COLUMNS * HEIGHT


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    for place in range(TENSOR):
        out[place] = (s.discs[seat] >> place & 1) - (s.discs[1 - seat] >> place & 1)


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    """No cards."""


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    """Wins if it can, else hinders the other from it, else goes anywhere."""
    taken = s.discs[0] | s.discs[1]
    chosen, best = moves[draw(rng, count)], 0
    for at in range(count):
        disc = taken + (1 << HEIGHT * moves[at]) & (1 << HEIGHT) - 1 << HEIGHT * moves[at]
        appeal = 2 * lined_up(s.discs[seat] | disc) + lined_up(s.discs[1 - seat] | disc)
        if appeal > best:
            chosen, best = moves[at], appeal
    return chosen
