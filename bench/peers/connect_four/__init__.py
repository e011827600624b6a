"""Connect Four, so that both programs can search the same game of perfect information; 2 seats.

An action is a column, the same in both.
"""

from eminence.kernel.definition import Definition, SearchSettings
from eminence.kernel.options import Option

from . import rules, words
from .rules import COLUMNS, EVENTS, MOVES, ROWS, SEATS, State

GAME = Definition(
    name="connect-four",
    title="Connect Four",
    version=1,
    min_seats=SEATS,
    max_seats=SEATS,
    state=State,
    rules=rules,
    events=EVENTS,
    moves=MOVES,
    words=words,
    schema=words.SCHEMA,
    options=(Option("first", 0, (0, 1)),),
    tensor=rules.TENSOR,
    census=1,
    longest=COLUMNS * ROWS,
    greedy_move=rules.greedy_move,
    search_settings=SearchSettings(),
)
