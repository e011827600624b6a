"""Hearts as OpenSpiel plays it without passing cards, so that both programs can search the same game; 4 seats.

An action is the number of a card, the same in both: four times its rank, plus its suit.
"""

from eminence.kernel.definition import Definition, SearchSettings
from eminence.kernel.options import Option

from . import rules, words
from .rules import CARDS, EVENTS, MOVES, SEATS, State

GAME = Definition(
    name="hearts",
    title="Hearts",
    version=1,
    min_seats=SEATS,
    max_seats=SEATS,
    state=State,
    rules=rules,
    events=EVENTS,
    moves=MOVES,
    words=words,
    schema=words.SCHEMA,
    options=(Option("must_break_hearts", True),),
    tensor=rules.TENSOR,
    census=CARDS,
    longest=CARDS,
    greedy_move=rules.greedy_move,
    search_settings=SearchSettings(margin=1.0, spread=26, exploration=0.15),
)
