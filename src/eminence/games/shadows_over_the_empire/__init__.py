"""Shadows over the Empire: influence on a grid, Use, React and Passive abilities, levels A to C; 2 to 4 seats.

cards.toml has the characters and RULES.md the rules to read. layouts.py draws the grids, state.py has the records,
kinds.py how they read; moves.py what can be done and events.py what can happen, with the fields of fields.py.

Abilities are made of verbs, and verbs/ has a file for each with all that there is to it: how it is written, what it is
for, what it does, its events and what is said of it. A new verb is a new file there and its words in words/. What is
not one verb's affair: filters.py, rows.py and sentences.py read the language of abilities, checks.py says what is wrong
with a card, vocabulary.py packs cards, nouns.py, prose.py and briefs.py say to people what they do; targets.py says
which cards a filter reaches, parts.py what a row is for, passives.py what Passives do, choices.py which cards a part
may be for, questions.py what it asks, table.py how tokens come and go, deeds.py how an action is done and who Reacts.

menu.py says what may be done; opening.py has the set-up, rules.py how a game goes on, scoring.py who wins, numbers.py
what learners see; seating.py says which cards and options go together; words.py, refusals.py and positions.py are what
is said, greedy.py a sensible player, purposes.py what a move is good for, display.py what the drawn table shows.
Touches only the kernel.
"""

from eminence.games.shadows_over_the_empire import display, greedy, numbers, purposes, rules, scoring, seating, words
from eminence.games.shadows_over_the_empire.checks import FACTION_NAMES
from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.moves import MOVES
from eminence.games.shadows_over_the_empire.state import ENDINGS, LAST_ROUND, State
from eminence.games.shadows_over_the_empire.vocabulary import SCHEMA
from eminence.kernel.definition import Definition, Fact, SearchSettings
from eminence.kernel.options import Option


def _sets(most: int) -> tuple[str, ...]:
    """How many sets of a level an option may ask for: its number is one more, and 0 for all of them."""
    return ("all", *map(str, range(most + 1)))


LONGEST = 200 + LAST_ROUND * 4000
"""In a Round every card Influences and is used at most twice, with a score of questions and Reacts each."""

GAME = Definition(
    name="shadows-over-the-empire",
    title="Shadows over the Empire",
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
        Option(
            "mix",
            "basic",
            ("basic", "raised", "advanced", "expert", "variety"),
            presets={
                "basic": {"level": "A", "a_sets": "all", "b_sets": "0", "c_sets": "0", "asterisks": "none"},
                "raised": {"level": "A", "a_sets": "4", "b_sets": "2", "c_sets": "0", "asterisks": "none"},
                "advanced": {"level": "B", "a_sets": "0", "b_sets": "all", "c_sets": "0", "asterisks": "added"},
                "expert": {"level": "B", "a_sets": "0", "b_sets": "2", "c_sets": "3", "asterisks": "added"},
                "variety": {"level": "A", "a_sets": "2", "b_sets": "2", "c_sets": "2", "asterisks": "none"},
            },
        ),
        Option("level", "A", ("A", "B")),
        Option("a_sets", "all", _sets(6)),
        Option("b_sets", "0", _sets(5)),
        Option("c_sets", "0", _sets(3)),
        Option(
            "asterisks",
            "none",
            ("none", "added", "replacing"),
        ),
        Option("leaders", "chosen", ("chosen", "random")),
        Option("influence_for_nothing", True),
        Option("tight_grid", False),
    ),
    tensor=numbers.TENSOR,
    census=numbers.CENSUS,
    longest=LONGEST,
    greedy_move=greedy.greedy_move,
    estimate=greedy.estimate,
    search_settings=SearchSettings(steps=0, exploration=0.1),
    purposes=purposes.purposes,
    facts=(
        Fact("ended by", names=ENDINGS),
        Fact("rounds"),
        Fact("winning faction", names=(*FACTION_NAMES, "several")),
    ),
    recount=scoring.recount,
    seating=seating.most_seats,
    display=display.DISPLAY,
)
