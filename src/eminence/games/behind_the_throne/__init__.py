"""Behind the Throne: push your luck, stacks, abilities by majority; 2 to 4 seats.

cards.toml has the numbers and RULES.md the rules to read; state.py the records, choices.py what may be done, rules.py
what happens, numbers.py what learners see, words.py and refusals.py what is said, greedy.py a sensible player,
purposes.py what a move is good for, display.py what a table shows. Touches only the kernel.
"""

from eminence.games.behind_the_throne import display, greedy, numbers, purposes, rules, words
from eminence.games.behind_the_throne.events import EVENTS
from eminence.games.behind_the_throne.moves import MOVES
from eminence.games.behind_the_throne.state import CARDS, State
from eminence.games.behind_the_throne.vocabulary import SCHEMA
from eminence.kernel.definition import Definition, Fact, SearchSettings
from eminence.kernel.options import Option

GAME = Definition(
    name="behind-the-throne",
    title="Behind the Throne",
    version=1,
    min_seats=2,
    max_seats=4,
    state=State,
    rules=rules,
    events=EVENTS,
    moves=MOVES,
    words=words,
    schema=SCHEMA,
    options=(
        Option("swap_after_five", True),
        Option("receiver_may_refuse", False),
    ),
    tensor=numbers.TENSOR,
    census=CARDS,
    longest=6000,
    greedy_move=greedy.greedy_move,
    estimate=greedy.estimate,
    search_settings=SearchSettings(greedy_percent=100, exploration=0.5),
    purposes=purposes.purposes,
    display=display.DISPLAY,
    facts=(Fact("first player", seat=True), Fact("turns")),
    recount=numbers.recount,
)
