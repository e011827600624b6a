"""Shadow Throne: draft, four waves of secret choices, three factions; 3 to 5 seats, two editions.

cards.toml has the numbers and RULES.md the rules to read; state.py the records, events.py what can happen and
moves.py what can be done, with the fields of fields.py; characters.py those in the battle, verbs/ what each kind of
ability does and tells, choices.py prices and what may be chosen, battle.py when abilities act, and spoils, table.py
cards on their way, rules.py what happens when, memory.py who sees and remembers what, sources.py and worlds.py what a
viewer may suppose, numbers.py what learners see, vocabulary.py card files and their texts, words.py, refusals.py and
positions.py what is said, words/ in which words, greedy.py a sensible player, purposes.py what a move is good for,
display.py what a drawn table shows. Touches only the kernel.
"""

from eminence.games.shadow_throne import display, greedy, numbers, purposes, rules, words
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.moves import MOVES
from eminence.games.shadow_throne.state import BATTLES, EDITIONS, HAND, POOL, SEATS, TYPES, WAVES, State
from eminence.games.shadow_throne.vocabulary import SCHEMA
from eminence.kernel.definition import Definition, Fact, SearchSettings
from eminence.kernel.options import Option

LONGEST = BATTLES * SEATS * (POOL + HAND + WAVES + 1)
"""In each battle every seat takes six cards, plays at most seven, declines at most four times, and keeps one."""

GAME = Definition(
    name="shadow-throne",
    title="Shadow Throne",
    version=1,
    min_seats=3,
    max_seats=5,
    state=State,
    rules=rules,
    events=EVENTS,
    moves=MOVES,
    words=words,
    schema=SCHEMA,
    options=(
        Option(
            "edition",
            "final",
            EDITIONS,
            presets={
                "prototype": {
                    "hush_after_kill": False,
                    "hush_after_conversion": False,
                    "kyros_unaffordable_attempt": True,
                    "embolden_lost_on_death": False,
                }
            },
            names={"prototype": "prototype"},
        ),
        Option("hush_after_kill", True),
        Option("hush_after_conversion", True),
        Option("kyros_unaffordable_attempt", False),
        Option("embolden_lost_on_death", True),
        Option("influence_to_win", 15, (15, 20, 25)),
    ),
    tensor=numbers.TENSOR,
    census=TYPES,
    longest=LONGEST,
    greedy_move=greedy.greedy_move,
    estimate=greedy.estimate,
    search_settings=SearchSettings(greedy_percent=100, exploration=0.7),
    purposes=purposes.purposes,
    facts=(Fact("battles"),),
    recount=numbers.recount,
    display=display.DISPLAY,
)
