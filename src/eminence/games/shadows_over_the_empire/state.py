"""Shadows over the Empire: what lies on the table, as records, and the numbers of the language of abilities.

A card is its number: citizens first, so that a set of them fits into 64 bits, then Leaders and Distinct Personalities.
Where a card lies is a cell (see `layouts`); what lies on a card (tokens, marks, its rotation) is kept by cell, sets of
cells as bits. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.kinds import Grid, Past
from eminence.games.shadows_over_the_empire.layouts import CELLS, LAYOUTS
from eminence.kernel.kinds import Counts, Flag, Members, Name, Seat, Seats, Slots
from eminence.kernel.record import Record, field

SEATS = 4
TOKENS = 18
"""Each player's."""
CITIZENS = 62
"""So many fit into a set."""
LEADERS = 8
FACTIONS = 4
LEADER = CITIZENS
"""The first Leader: a faction's number is added, and FACTIONS for level B."""
DISTINCT = LEADER + LEADERS
"""The first Distinct Personality: that of level A."""
CARDS = DISTINCT + 2
LEVELS = 3
SETS = 15
"""Sets of four in a level."""
LEAST_POOL = (16, 20, 20)
"""Citizens needed by 2, 3 and 4 seats (SE-49)."""
TABLES = len(LAYOUTS)
PLACES = TABLES * CELLS
SLOTS = 3
"""Next to every Leader."""
LAST_ROUND = 40
REPEATED = 3
"""The same position so often at the end of a Round ends the game (SE-50)."""
REDEALS = 8
"""Set-ups dealt again in vain, before the Compulsory Trait is waived (SE-70)."""

# Traits, as bits.
LAWFUL, RELIGIOUS, NOBLE, RICH = 1, 2, 4, 8
TRAITS = 4

# Types of abilities.
USE, REACT, PASSIVE = range(3)

# An ability is up to four rows, ended by the first END.
ROWS = 4
ALL_ROWS = CARDS * ROWS
END = 0
"""Where a row has the number of its verb; those of verbs are in their homes in `verbs`."""

# Amounts.
JUST, UP_TO, ANY, ALL, EACH = range(5)
"""JUST so many (fewer if there are fewer), UP_TO so many, ANY number, ALL; EACH: one for every `second`, at most."""

# Whose tokens.
YOU, OPPONENT, OPPONENTS, PARTICIPANTS, LEAST_UNUSED, NOT_FEWEST, CONTROLLER, INSTIGATOR = range(8)
"""OPPONENT: one, chosen; OPPONENTS: each; INSTIGATOR: whose action a React answers."""

# How a row is done, as bits.
THEN, OWNER_CHOOSES, PAID_IF_CONTROLLED, MAY_BE_NONE = 1, 2, 4, 8
"""THEN: a second part; PAID_IF_CONTROLLED: the cost is due only for a target that somebody controls."""

# Filters: which cards an ability reaches.
FILTERS = 160
(
    ANYWHERE,
    SELF,
    ADJACENT,
    TWO_AWAY,
    IN_ROW,
    IN_COLUMN,
    IN_CROSS,
    IN_LINE,
    NEAR_YOURS,
    NEAR_IT,
    NEAR_FIRST,
    EITHER,
    IT,
    TRIGGER,
) = range(14)
"""IT: the card of the part before, EITHER: of the two just swapped, FIRST: the first target of this part."""
CITIZEN, CHARACTER, DISTINCT_ONE = range(3)
(
    WHATEVER,
    EMPTY,
    YOURS,
    OPPONENTS_CARD,
    CONTROLLED,
    UNCONTROLLED,
    CONFLICT,
    YOUR_CONFLICT,
    WITH_YOURS,
    WITH_OPPONENTS,
    WITH_OWNERS,
) = range(11)
EITHER_WAY, UPRIGHT, ROTATED = range(3)
UNMARKED, MARKED = 1, 2
OR_SELF, NOT_IT, NOT_FIRST, DIVERGING, OR_LEADER, WITH_USE = 1, 2, 4, 8, 16, 32

# What a React answers.
NO_EVENT, TARGETED, USED, REMOVED, PASSED, INTO_CONFLICT = range(6)

# Phases.
LEADING, PLACING, TURN, CHOOSING, REACTING, STARTING, OVER = range(7)
PHASES = ("leaders", "placing", "turn", "choosing", "reacting", "starting", "over")

# What comes next while an action is under way.
AT_USE, AT_PART, AT_BEFORE, AT_DEED, AT_AFTER, AT_PASS, AT_END = range(7)
STAGES = ("use", "part", "before", "deed", "after", "pass", "end")
"""AT_USE, AT_BEFORE, AT_AFTER and AT_PASS ask for Reacts; AT_PART for the choices of a part."""

# What is being asked, in this order.
ASK_LINE, ASK_TARGET, ASK_MORE, ASK_SECOND, ASK_OWNER, ASK_PICK, ASK_OPTION, ASK_AMOUNT, ASKED_ALL = range(9)
QUESTIONS = ("line", "target", "more", "second", "owner", "pick", "option", "amount")

# Options, by their place in `State.options`.
MIX, LEVEL, A_SETS, B_SETS, C_SETS, ASTERISKS, LEADER_CHOICE, INFLUENCE_FOR_NOTHING, TIGHT_GRID = range(9)
OPTIONS = 9
NO_ASTERISKS, ASTERISKS_ADDED, ASTERISKS_REPLACING = range(3)
CHOSEN, BY_CHANCE = range(2)

DIRECTIONS = 8

# Why a game ends.
BY_THRONE, BY_TOKENS, BY_ROUNDS, BY_REPETITION = range(4)
ENDINGS = ("throne", "tokens", "rounds", "repetition")


class Cards(Record):
    """A card set, packed: what every card is, what its ability does row by row, and the geometry of the grids."""

    sets: list[int] = field("i8", LEVELS * SETS)
    """The citizens of every set, as bits."""
    asterisks: int = field("i8")
    passives: int = field("i8")
    """Citizens with a Passive."""
    reacts: int = field("i8")
    """Citizens with a React."""
    near: list[int] = field("i4", PLACES)
    """By layout and cell: the cells around it, as bits."""
    two_away: list[int] = field("i4", PLACES)
    in_row: list[int] = field("i4", PLACES)
    in_column: list[int] = field("i4", PLACES)
    line: list[int] = field("i4", PLACES * DIRECTIONS)
    slots: list[int] = field("i4", TABLES * SEATS)
    """The cells next to each seat's Leader."""
    board: list[int] = field("i4", TABLES)
    """All cells but the Leaders'."""
    leader_at: list[int] = field("i1", TABLES * SEATS)
    centre: list[int] = field("i1", TABLES)
    """Where the Distinct Personality lies."""
    step: list[int] = field("i1", PLACES * DIRECTIONS)
    """By layout, cell and direction: the next cell, or none."""
    common: list[int] = field("i1", LEADERS * CARDS)
    """By Leader and card: the traits in common, the Wild one counted (SE-3)."""
    traits: list[int] = field("i1", CARDS)
    compulsory: list[int] = field("i1", LEADERS)
    """The bit of each Leader's Compulsory Trait."""
    type: list[int] = field("i1", CARDS)
    event: list[int] = field("i1", CARDS)
    """What its React answers."""
    event_card: list[int] = field("i2", CARDS)
    """The filter of the card that the event is about."""
    verb: list[int] = field("i1", ALL_ROWS)
    how_many: list[int] = field("i1", ALL_ROWS)
    amount: list[int] = field("i1", ALL_ROWS)
    least: list[int] = field("i1", ALL_ROWS)
    whose: list[int] = field("i1", ALL_ROWS)
    most: list[int] = field("i1", ALL_ROWS)
    """How many different cards may be chosen."""
    how: list[int] = field("i1", ALL_ROWS)
    cost: list[int] = field("i1", ALL_ROWS)
    """Tokens of yours to be removed from the acting card."""
    needs: list[int] = field("i1", ALL_ROWS)
    """So many tokens the part before must have removed."""
    target: list[int] = field("i2", ALL_ROWS)
    second: list[int] = field("i2", ALL_ROWS)
    """The other card of a swap, where a move ends, what is counted."""
    f_range: list[int] = field("i1", FILTERS)
    f_kind: list[int] = field("i1", FILTERS)
    f_state: list[int] = field("i1", FILTERS)
    f_traits: list[int] = field("i1", FILTERS)
    """The traits that matter, as bits; then which of them a card has."""
    f_having: list[int] = field("i1", FILTERS)
    f_turned: list[int] = field("i1", FILTERS)
    f_marked: list[int] = field("i1", FILTERS)
    f_flags: list[int] = field("i1", FILTERS)
    f_exactly: list[int] = field("i1", FILTERS)
    """Not 0: just so many tokens of yours."""
    f_at_least: list[int] = field("i1", FILTERS)
    """Not 0: at least so many tokens of the owner."""
    court_passives: int = field("i2")
    """Leaders and Distinct Personalities with a Passive, as bits from LEADER on."""
    court_reacts: int = field("i2")


class State(Record):
    """A game in progress. Everything in it is public (SE-71)."""

    pool: int = field("i8", kind=Members("citizen"), always=True)
    """Citizens that have not been revealed: those lying face down, and those left over."""
    aside: int = field("i8", kind=Members("citizen"))
    """Citizens revealed in the set-up and rejected."""
    present: int = field("i8", shown=False)
    """Citizens that lie face up: follows from `grid`."""
    past: list[int] = field("i8", LAST_ROUND, kind=Past())
    has: list[int] = field("i4", SEATS, shown=False)
    """Where each seat has tokens: follows from `tokens`."""
    before: list[int] = field("i4", SEATS, kind=Members("cell"))
    """While an action is under way: what each seat controlled before it."""
    down: int = field("i4", kind=Members("cell"))
    """Where a card lies face down."""
    rotated: int = field("i4", kind=Members("cell"))
    marked: int = field("i4", kind=Members("cell"))
    """Cards with an Influence token."""
    refreshed: int = field("i4", kind=Members("cell"))
    """Cards that an ability has Reset in this Round (SE-37)."""
    unmarked: int = field("i4", kind=Members("cell"))
    saved_rotated: int = field("i4", kind=Members("cell"))
    """What a cancel restores (SE-51): as it stood before the first part of an ability."""
    saved_marked: int = field("i4", kind=Members("cell"))
    saved_refreshed: int = field("i4", kind=Members("cell"))
    saved_unmarked: int = field("i4", kind=Members("cell"))
    options: list[int] = field("i2", OPTIONS, shown=False)
    court: int = field("i2", shown=False)
    """The Leaders and the Distinct Personality of this game, as bits from LEADER on: follows from `grid`."""
    row: int = field("i2", kind=Name("part"))
    """The part of an ability that is being done; none in an Influence action."""
    grid: list[int] = field("i1", CELLS, kind=Grid())
    tokens: list[list[int]] = field("i1", SEATS, CELLS, kind=Counts("cell"))
    saved_grid: list[int] = field("i1", CELLS, kind=Grid())
    saved_tokens: list[list[int]] = field("i1", SEATS, CELLS, kind=Counts("cell"))
    saved_locked: int = field("i1", kind=Name("cell"))
    saved: int = field("i1", kind=Flag())
    unused: list[int] = field("i1", SEATS, shown=False)
    """Tokens in each seat's pool: follows from `tokens`."""
    leaders: list[int] = field("i1", SEATS, kind=Slots("card"))
    locked: int = field("i1", kind=Name("cell"))
    """Where the Quiraa token lies."""
    seats: int = field("i1")
    layout: int = field("i1", shown=False)
    """Follows from the seats and the options."""
    round: int = field("i1")
    starter: int = field("i1", kind=Seat())
    turn: int = field("i1", kind=Seat())
    """Whose action it is."""
    passed: int = field("i1", kind=Seats())
    asks: int = field("i1", kind=Seat())
    """Who is asked."""
    phase: int = field("i1", kind=Name("phase"))
    stage: int = field("i1", kind=Name("stage"))
    question: int = field("i1", kind=Name("question"))
    card: int = field("i1", kind=Name("card"))
    """In the set-up: the card to be placed."""
    redeals: int = field("i1")
    actor: int = field("i1", kind=Seat())
    """Who performs an ability: the active player, or who Reacts."""
    source: int = field("i1", kind=Name("cell"))
    """The acting card."""
    first: int = field("i1", kind=Name("cell"))
    second: int = field("i1", kind=Name("cell"))
    owner: int = field("i1", kind=Seat())
    """Whose tokens are meant."""
    owners: int = field("i1", kind=Seats())
    """Those whose tokens are still to be picked."""
    picks: list[int] = field("i1", SEATS, kind=Slots("cell"))
    """For each seat, where one of its tokens is to be removed."""
    amount: int = field("i1")
    option: int = field("i1")
    line: int = field("i1", kind=Name("direction"))
    it: int = field("i1", kind=Name("cell"))
    """The card of the part before; and the other one, after a swap."""
    other: int = field("i1", kind=Name("cell"))
    removed: int = field("i1")
    """Tokens that the part before removed."""
    heard: int = field("i1", kind=Seat())
    """Who was asked last for a React."""
    back: int = field("i1", kind=Name("stage"))
    """After a React: what comes next; none in an action."""
    winners: int = field("i1", kind=Seats())
    ending: int = field("i1", kind=Name("ending"))
    rest: list[int] = field("i1", 1, shown=False)
