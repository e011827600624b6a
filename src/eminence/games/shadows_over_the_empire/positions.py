"""Shadows over the Empire: what the text of a position may leave out, and what is no position.

Touches the kernel and this game's rules.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.choices import first_targets, possible, seconds
from eminence.games.shadows_over_the_empire.deeds import next_reactor
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, CELLS, TIGHT_LAYOUT, within
from eminence.games.shadows_over_the_empire.menu import free_slots, legal
from eminence.games.shadows_over_the_empire.moves import ACTIONS
from eminence.games.shadows_over_the_empire.parts import pickable
from eminence.games.shadows_over_the_empire.questions import asked_seat, more_targets, next_question, owner_choices
from eminence.games.shadows_over_the_empire.scoring import most_unused, rounds_kept
from eminence.games.shadows_over_the_empire.state import Cards, State
from eminence.games.shadows_over_the_empire.table import forget, recount_tokens
from eminence.games.shadows_over_the_empire.targets import leader_cell, occupied
from eminence.games.shadows_over_the_empire.vocabulary import named, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.translation import Message

# --- What may be left out ---------------------------------------------------------------------------------------------


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """A text need only say what matters: by default seat 0's turn in Round 1, and all cells it does not name face down.

    What follows from the rest is filled in as well.
    """
    record = packed(cards)
    s.layout = TIGHT_LAYOUT if s.seats == 2 and s.options[st.TIGHT_GRID] else s.seats - 2
    if "phase" not in given:
        s.phase = st.TURN
    if s.phase in (st.TURN, st.CHOOSING, st.REACTING, st.STARTING):
        s.turn = 0 if s.turn == NONE else s.turn
        s.starter = s.turn if s.starter == NONE else s.starter
        s.round = s.round or 1
        if s.asks == NONE:
            s.asks = s.turn if s.phase == st.TURN else s.starter if s.phase == st.STARTING else s.asks
    if s.grid[record.centre[s.layout]] == NONE:
        s.grid[record.centre[s.layout]] = st.DISTINCT + s.options[st.LEVEL]
    _complete_leaders(record, s)
    if "down" not in given and s.phase not in (st.LEADING, st.PLACING):
        s.down = sum(1 << cell for cell in within(record.board[s.layout]) if s.grid[cell] == NONE)
    s.present = sum(1 << card for card in set(s.grid) if 0 <= card < st.CITIZENS)
    s.court = sum(1 << card - st.LEADER for card in set(s.grid) if st.LEADER <= card < st.CARDS)
    if "pool" not in given:
        s.pool = _rest(record, s)
    recount_tokens(s)


def _complete_leaders(record: Cards, s: State) -> None:
    """Leaders lie in their places; who has none takes the first that is left."""
    for seat in range(s.seats):
        cell = leader_cell(record, s, seat)
        if s.leaders[seat] == NONE and st.LEADER <= s.grid[cell] < st.DISTINCT:
            s.leaders[seat] = s.grid[cell]
    for seat in range(s.seats):
        if s.leaders[seat] == NONE and s.phase != st.LEADING:
            taken = [(leader - st.LEADER) % st.FACTIONS for leader in s.leaders if leader != NONE]
            free = next(faction for faction in range(st.FACTIONS) if faction not in taken)
            s.leaders[seat] = st.LEADER + s.options[st.LEVEL] * st.FACTIONS + free
        if s.leaders[seat] != NONE and s.grid[leader_cell(record, s, seat)] == NONE:
            s.grid[leader_cell(record, s, seat)] = s.leaders[seat]


def _rest(record: Cards, s: State) -> int:
    """The citizens of this game's levels that lie nowhere else; others too, if these are too few."""
    wanted = everybody = record.asterisks
    for level in range(st.LEVELS):
        for at in range(st.SETS):
            everybody |= record.sets[level * st.SETS + at]
            wanted |= record.sets[level * st.SETS + at] if s.options[st.A_SETS + level] != 1 else 0
    if not s.options[st.ASTERISKS]:
        wanted &= ~record.asterisks
    away = s.present | s.aside | (1 << s.card if 0 <= s.card < st.CITIZENS else 0)
    found = wanted & ~away
    for card in range(st.CITIZENS):
        if found.bit_count() < s.down.bit_count() and everybody >> card & 1 and not away >> card & 1:
            found |= 1 << card
    return found


# --- What cannot be ---------------------------------------------------------------------------------------------------


def flaw(cards: CardSet, s: State) -> Message | None:
    return (
        _number_flaw(s)
        or _card_flaw(cards, s)
        or _token_flaw(cards, s)
        or _setup_flaw(cards, s)
        or _turn_flaw(s)
        or _action_flaw(cards, s)
    )


NAMED = ("phase", "stage", "question", "card", "source", "first", "second", "line", "it", "other", "back", "row")
SEATED = ("turn", "asks", "starter", "actor", "owner", "heard")


def _number_flaw(s: State) -> Message | None:
    if s.phase < 0:
        return Message("flaw-no-phase")
    if any(getattr(s, name) == HOLE for name in (*NAMED, "locked", "saved_locked", "ending")) or HOLE in s.picks:
        return Message("flaw-unknown")
    for name in SEATED:
        if not NONE <= getattr(s, name) < s.seats:
            return Message("flaw-seat", given=name, most=s.seats - 1)
    if (s.passed | s.owners | s.winners) >> s.seats:
        return Message("flaw-seats")
    if not 0 <= s.round <= st.LAST_ROUND or not 0 <= s.redeals <= st.REDEALS:
        return Message("flaw-rounds", most=st.LAST_ROUND, redeals=st.REDEALS)
    return None


def _card_flaw(cards: CardSet, s: State) -> Message | None:
    record = packed(cards)
    seats = range(s.seats)
    places = [leader_cell(record, s, seat) for seat in seats]
    board = within(record.board[s.layout])
    for cell, card in enumerate(s.grid):
        if card != NONE and cell not in board and cell not in places:
            return Message("flaw-no-place", where=CELL_NAMES[cell], seats=s.seats)
        if card >= 0 and s.grid.count(card) > 1:
            return Message("flaw-card-twice", thing=named(cards, card))
        if cell in board and (card >= st.DISTINCT) != (cell == record.centre[s.layout]):
            return Message("flaw-distinct", where=CELL_NAMES[record.centre[s.layout]])
        if cell in board and (st.LEADER <= card < st.DISTINCT or card == HOLE):
            return Message("flaw-for-citizen", where=CELL_NAMES[cell])
        if cell in board and card == NONE and not s.down >> cell & 1 and s.phase not in (st.LEADING, st.PLACING):
            return Message("flaw-empty", where=CELL_NAMES[cell])
        if s.down >> cell & 1 and (card != NONE or cell not in board):
            return Message("flaw-face-down", where=CELL_NAMES[cell])
    for seat in range(st.SEATS):
        leader = s.leaders[seat]
        if seat in seats and s.grid[places[seat]] != leader:
            return Message("flaw-leader-place", seat=seat, where=CELL_NAMES[places[seat]])
        if leader != NONE and (seat not in seats or not st.LEADER <= leader < st.DISTINCT):
            return Message("flaw-leaders")
    factions = [(leader - st.LEADER) % st.FACTIONS for leader in s.leaders if leader != NONE]
    if len(set(factions)) < len(factions):
        return Message("flaw-factions")
    if s.pool & s.aside or (s.pool | s.aside) & s.present or (s.pool | s.aside | s.present) >> st.CITIZENS:
        return Message("flaw-one-place")
    known = record.asterisks
    for bits in record.sets:
        known |= bits
    if (s.pool | s.aside) & ~known:
        return Message("flaw-pool-citizens")
    if s.pool.bit_count() < s.down.bit_count():
        return Message("flaw-pool-too-small")
    return None


def _token_flaw(cards: CardSet, s: State) -> Message | None:
    record = packed(cards)
    up = sum(1 << cell for cell in within(record.board[s.layout]) if s.grid[cell] >= 0)
    leaders = sum(1 << leader_cell(record, s, seat) for seat in range(s.seats))
    for seat in range(st.SEATS):
        if min(s.tokens[seat]) < 0 or s.has[seat] & ~up:
            return Message("flaw-tokens")
        if s.unused[seat] < 0:
            return Message("flaw-token-count", seat=seat, most=st.TOKENS)
        if s.before[seat] & ~up:
            return Message("flaw-face-up", given="before")
    for name in ("rotated", "marked", "refreshed", "unmarked"):
        if getattr(s, name) & ~(up | leaders):
            return Message("flaw-face-up", given=name)
    if s.locked != NONE and not up >> s.locked & 1:
        return Message("flaw-quiraa")
    return _saved_flaw(s, up, leaders)


def _saved_flaw(s: State, up: int, leaders: int) -> Message | None:
    """What a cancel restores must be a table, too; and blank if there is nothing."""
    if not s.saved:
        blank = s.copy()
        forget(blank)
        return None if blank == s else Message("flaw-not-saved")
    moved = [cell for cell in range(CELLS) if s.saved_grid[cell] != s.grid[cell]]
    if sorted(s.saved_grid) != sorted(s.grid) or not all(0 <= s.grid[cell] < st.CITIZENS for cell in moved):
        return Message("flaw-saved-grid")
    for seat, tokens in enumerate(s.saved_tokens):
        there = sum(1 << cell for cell in range(CELLS) if tokens[cell])
        if min(tokens) < 0 or there & ~up or sum(tokens) > (st.TOKENS if seat < s.seats else 0):
            return Message("flaw-saved-tokens", most=st.TOKENS)
    turned = s.saved_rotated | s.saved_marked | s.saved_refreshed | s.saved_unmarked
    if turned & ~(up | leaders) or (s.saved_locked != NONE and not up >> s.saved_locked & 1):
        return Message("flaw-saved-face-up")
    return None


def _setup_flaw(cards: CardSet, s: State) -> Message | None:
    record = packed(cards)
    if s.phase in (st.LEADING, st.PLACING):
        there = (s.pool | s.aside | s.present).bit_count() + (s.card != NONE)
        if there < record.board[s.layout].bit_count() - 1:
            return Message("flaw-few-citizens")
    if s.phase == st.LEADING:
        chosen = [leader != NONE for leader in s.leaders[: s.seats]]
        if s.asks != chosen.index(False) if False in chosen else True:
            return Message("flaw-leading")
        return Message("flaw-leading-table") if s.present or s.down else None
    if NONE in s.leaders[: s.seats]:
        return Message("flaw-no-leader")
    if s.phase != st.PLACING:
        return Message("flaw-card-placing") if s.card != NONE or s.aside else None
    if s.starter == NONE or not 0 <= s.card < st.CITIZENS or (s.pool | s.aside | s.present) >> s.card & 1:
        return Message("flaw-placing")
    if s.asks != (s.starter + s.present.bit_count()) % s.seats:
        return Message("flaw-placing-turn")
    for by in range(s.seats):
        seat = (s.starter + by) % s.seats
        due = s.present.bit_count() // s.seats + (by < s.present.bit_count() % s.seats)
        if st.SLOTS - free_slots(record, s, seat).bit_count() != due:
            return Message("flaw-placing-slots")
    return Message("flaw-placing-table") if s.down or occupied(s) else None


def _turn_flaw(s: State) -> Message | None:
    early = s.phase in (st.LEADING, st.PLACING)
    if rounds_kept(s) > s.round - (s.phase not in (st.STARTING, st.OVER)) * (not early) or min(s.past) < 0:
        return Message("flaw-past")
    if early and (s.round or s.turn != NONE):
        return Message("flaw-early-round")
    if s.phase == st.OVER:
        ended = s.asks == NONE and s.turn == NONE and s.winners and s.ending != NONE
        return None if ended else Message("flaw-over")
    if s.winners or s.ending != NONE:
        return Message("flaw-not-over")
    if s.asks == NONE:
        return Message("flaw-nobody-asked")
    if early:
        return None
    if s.round < 1 or s.turn == NONE or s.starter == NONE:
        return Message("flaw-no-round")
    if s.phase == st.TURN and (s.asks != s.turn or s.passed >> s.turn & 1):
        return Message("flaw-turn")
    if s.phase == st.STARTING:
        tied = most_unused(s)
        if s.asks != s.starter or not tied & (tied - 1) or s.passed != (1 << s.seats) - 1:
            return Message("flaw-starting")
    return None


# --- In the middle of an action ---------------------------------------------------------------------------------------

FRAME = ("stage", "question", "actor", "source", "row", "first", "second", "owner", "line", "it", "other", "back")


def _action_flaw(cards: CardSet, s: State) -> Message | None:
    if s.phase not in (st.CHOOSING, st.REACTING):
        idle = all(getattr(s, name) == NONE for name in (*FRAME, "heard")) and not s.saved
        idle = idle and not any(s.before) and s.picks == [NONE] * st.SEATS and not s.owners
        idle = idle and not (s.amount or s.option or s.removed)
        return None if idle else Message("flaw-idle")
    try:
        sound = _retraced(packed(cards), s)
    except (ValueError, IndexError):
        sound = False
    return None if sound else Message("flaw-action")


def _retraced(record: Cards, s: State) -> bool:
    """Whether the choices made so far can be made, in their order, and lead to what is being asked."""
    acting = s.stage in (st.AT_USE, st.AT_PART, st.AT_BEFORE)
    if s.heard == NONE or acting != (s.source != NONE) or acting != (s.actor != NONE):
        return False
    if s.back not in (NONE, st.AT_AFTER, st.AT_PASS, st.AT_END) or (s.back != NONE and s.phase != st.CHOOSING):
        return False
    if acting and (s.grid[s.source] < 0 or (s.back == NONE and s.actor != s.turn)):
        return False
    if s.row != NONE and (s.row // st.ROWS != s.grid[s.source] or not record.verb[s.row]):
        return False
    two_parts = acting and s.row != NONE and record.how[s.grid[s.source] * st.ROWS + 1] & st.THEN != 0
    if s.saved != (two_parts and s.back == NONE):
        return False
    if acting and s.row == NONE:  # an Influence action
        near = record.near[s.layout * CELLS + s.source] >> s.first & 1 if s.first != NONE else 0
        if not near or s.grid[s.first] < 0 or s.stage != st.AT_BEFORE:
            return False
    copy = s.copy()
    if acting and s.row != NONE and s.stage != st.AT_USE and not _answers_fit(record, s, copy):
        return False
    if s.phase == st.REACTING:
        if s.stage not in (st.AT_USE, st.AT_BEFORE, st.AT_AFTER, st.AT_PASS) or s.question != NONE:
            return False
        copy.heard = s.turn
        while next_reactor(record, copy) not in (s.asks, NONE):
            copy.heard = next_reactor(record, copy)
        return next_reactor(record, copy) == s.asks
    return s.stage == st.AT_PART and s.asks == asked_seat(record, s) and legal(record, s, s.asks, [0] * ACTIONS) > 0


def _answers_fit(record: Cards, s: State, copy: State) -> bool:
    """Make the choices again on a copy; stops at the question being asked, or when all have been."""
    copy.first = copy.second = copy.owner = copy.line = NONE
    copy.owners, copy.amount, copy.picks, copy.question = 0, 0, [NONE] * st.SEATS, NONE
    if not possible(record, copy, s.row, s.actor, s.source):
        return False
    wanted = st.ASKED_ALL if s.phase == st.REACTING else s.question
    while True:
        copy.question = next_question(record, copy, copy.question)
        done = copy.question == wanted and (wanted != st.ASK_PICK or copy.owner == s.owner)
        if done or copy.question == st.ASKED_ALL:
            alike = all(getattr(copy, name) == getattr(s, name) for name in ("first", "second", "owner", "line"))
            return done and alike and copy.picks == s.picks and copy.owners == s.owners
        if not _answer_fits(record, s, copy):
            return False


def _answer_fits(record: Cards, s: State, copy: State) -> bool:
    """Take one answer over to the copy, if it may be given."""
    row, actor, source = s.row, s.actor, s.source
    if copy.question == st.ASK_LINE:
        copy.line = s.line
        return s.line != NONE
    if copy.question == st.ASK_TARGET:
        copy.first = s.first
        if s.first == NONE:  # declined
            copy.question = st.ASKED_ALL - 1
            return True
        return bool(first_targets(record, copy, row, actor, source) >> s.first & 1)
    if copy.question == st.ASK_MORE:
        copy.second = s.second
        return s.second == NONE or bool(more_targets(record, copy) >> s.second & 1)
    if copy.question == st.ASK_SECOND:
        copy.second = s.second
        return bool(seconds(record, copy, row, actor, source, s.first) >> s.second & 1)
    if copy.question == st.ASK_OWNER:
        copy.owner = s.owner
        return bool(owner_choices(record, copy) >> s.owner & 1)
    if copy.question == st.ASK_PICK:
        copy.picks[copy.owner] = s.picks[copy.owner]
        copy.owners &= ~(1 << copy.owner)
        picked = s.picks[copy.owner]
        return bool(pickable(record, copy, row, actor, source, copy.owner) >> picked & 1)
    if copy.question == st.ASK_AMOUNT:
        copy.amount = s.amount
        return 0 <= s.amount <= st.TOKENS
    return copy.question == st.ASK_OPTION and s.option in (0, 1)
