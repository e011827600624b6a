"""An Empty Throne: three Fields and The Tombs, Recruit and Impact, Coalitions; 2 seats.

cards.toml has the Kiths and RULES.md the rules to read; state.py the records, targets.py whom abilities reach,
choices.py what may be done, rules.py what happens, verbs/ all that there is to each verb of an ability, table.py how
cards leave a deck, scoring.py Coalitions and points, numbers.py what learners see, moves.py and events.py what is done
and told, fields.py what both and all messages speak of; grammar.py, sentences.py and vocabulary.py what abilities are
made of, words.py, refusals.py, positions.py and words/ what is said, greedy.py a sensible player, estimate.py what a
position is worth, purposes.py what a move is good for, display.py what a table shows. Touches only the kernel.
"""

from eminence.games.an_empty_throne import display, estimate, greedy, numbers, purposes, rules, scoring, words
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.moves import MOVES
from eminence.games.an_empty_throne.state import CARDS, LAST_TURN, SENTENCES, STARTERS, State
from eminence.games.an_empty_throne.vocabulary import SCHEMA
from eminence.kernel.definition import Definition, Fact, SearchSettings
from eminence.kernel.options import Option

LONGEST = STARTERS + LAST_TURN * 2 * (1 + 2 * 2 * SENTENCES)
"""The draft; in each turn two Actions, each with at most two abilities of three sentences with two targets."""

REASONS = ("decks", "flips", "length")
ENDINGS = tuple(" and ".join(name for at, name in enumerate(REASONS) if bits >> at & 1) for bits in range(8))
"""By the bits of `state.BY_DECKS` and its fellows."""

GAME = Definition(
    name="an-empty-throne",
    title="An Empty Throne",
    version=1,
    min_seats=2,
    max_seats=2,
    state=State,
    rules=rules,
    events=EVENTS,
    moves=MOVES,
    words=words,
    schema=SCHEMA,
    options=(
        Option("flips_are_permanent", True),
        Option("tombs_points", 1, (1, 2)),
        Option("first_turn_actions", 2, (1, 2)),
        Option("draft_starting_cards", False),
    ),
    tensor=numbers.TENSOR,
    census=CARDS,
    longest=LONGEST,
    greedy_move=greedy.greedy_move,
    estimate=estimate.estimate,
    search_settings=SearchSettings(steps=0, exploration=0.2, estimate_weight=2.0),
    purposes=purposes.purposes,
    display=display.DISPLAY,
    facts=(Fact("first player", seat=True), Fact("turns"), Fact("ended by", names=ENDINGS)),
    recount=scoring.recount,
)
