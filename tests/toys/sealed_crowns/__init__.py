"""Sealed Crowns: a small game that shows how a game is written; 2 to 5 seats.

cards.toml has the numbers, state.py the records, fields.py, events.py and moves.py declare what can happen and be done,
rules.py is what happens, words.py and words/en.ftl are what is said, RULES.md has the rules to read. display.py tells
what terminal/ and page/face.js draw. A package that offers it names `sealed_crowns:GAME` in its entry points
`eminence.games`.
"""

from eminence.kernel.definition import Definition
from eminence.kernel.options import Option

from . import rules, words
from .display import DISPLAY
from .events import EVENTS
from .moves import MOVES
from .state import KINDS, SCHEMA, SEATS, State

GAME = Definition(
    name="sealed-crowns",
    title="Sealed Crowns",
    version=1,
    min_seats=2,
    max_seats=SEATS,
    state=State,
    rules=rules,
    events=EVENTS,
    moves=MOVES,
    words=words,
    schema=SCHEMA,
    options=(
        Option("edition", "classic", ("classic", "swift"), {"swift": {"points_to_win": 5}}),
        Option("points_to_win", 8, (5, 8, 12)),
    ),
    tensor=rules.TENSOR,
    census=KINDS,
    longest=120,
    greedy_move=rules.greedy_move,
    estimate=rules.estimate,
    display=DISPLAY,
)
