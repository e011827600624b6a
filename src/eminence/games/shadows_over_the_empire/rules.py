"""Shadows over the Empire: the rules, from the first Round to the end of the game. SE-n are the numbers of RULES.md.

Plain functions on records that keep `kernel.contract`; they run as they are and compiled. The set-up is in `opening`,
which cards a filter reaches in `targets`, what a part is for in `choices`, what it asks in `questions`, how it is done
in `deeds`, what may be done in `menu`. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import events
from eminence.games.shadows_over_the_empire.choices import possible
from eminence.games.shadows_over_the_empire.deeds import do_part, influence, next_reactor
from eminence.games.shadows_over_the_empire.menu import actors, legal
from eminence.games.shadows_over_the_empire.moves import (
    DONE,
    TO_AMOUNT,
    TO_CELL,
    TO_LEADER,
    TO_LINE,
    TO_OPTION,
    TO_PASS,
    TO_REACT,
    TO_SEAT,
    TO_USE,
)
from eminence.games.shadows_over_the_empire.numbers import census, encode
from eminence.games.shadows_over_the_empire.opening import choose_leader, deal_on, place_card, setup
from eminence.games.shadows_over_the_empire.passives import kept
from eminence.games.shadows_over_the_empire.questions import asked_seat, next_question
from eminence.games.shadows_over_the_empire.scoring import check_guard, check_win, most_unused, score
from eminence.games.shadows_over_the_empire.state import (
    ASK_LINE,
    ASK_MORE,
    ASK_OPTION,
    ASK_OWNER,
    ASK_PICK,
    ASK_SECOND,
    ASK_TARGET,
    ASKED_ALL,
    AT_AFTER,
    AT_BEFORE,
    AT_DEED,
    AT_END,
    AT_PART,
    AT_PASS,
    AT_USE,
    CHOOSING,
    DIRECTIONS,
    END,
    LEADING,
    PLACING,
    REACTING,
    ROWS,
    STARTING,
    THEN,
    TURN,
    Cards,
    State,
)
from eminence.games.shadows_over_the_empire.table import (
    begin_round,
    end_ability,
    end_action,
    next_part,
    refresh,
    save,
    take,
)
from eminence.games.shadows_over_the_empire.targets import around, commanded, contested, held, next_seat, place
from eminence.games.shadows_over_the_empire.verbs import OPTIONS, PERFORMS, interrupt
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, lowest_bit, rule
from eminence.kernel.rng import RngState, draw_member

__all__ = ["actors", "apply", "census", "deal", "encode", "hide", "legal", "score", "setup"]

# --- Actions ----------------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    if s.phase == LEADING:
        choose_leader(cards, s, seat, action - TO_LEADER, rng)
        return
    if s.phase == PLACING:
        place_card(cards, s, seat, s.card, action - TO_CELL)
        deal_on(cards, s, rng)
        return
    if s.phase == STARTING:
        start_with(s, action - TO_SEAT)
        return
    if s.phase == TURN:
        act(cards, s, seat, action)
    elif s.phase == CHOOSING:
        answer(cards, s, action)
    elif action == DONE:
        events.declined(s, who=seat)
        s.heard = seat
    else:
        react(cards, s, seat, action - TO_REACT)
    go_on(cards, s, rng)


@inline
def act(cards: Cards, s: State, seat: int, action: int) -> None:
    """Influence, Use or pass."""
    s.heard = seat
    if action == TO_PASS:
        s.passed |= 1 << seat
        s.stage = AT_PASS
        events.passed(s, who=seat)
        return
    s.actor = seat
    for other in range(s.seats):
        s.before[other] = held(s, other)
    if action >= TO_USE:
        s.source = action - TO_USE
        s.rotated |= 1 << s.source
        events.used(s, who=seat, card=s.grid[s.source])
        begin_ability(cards, s)
    else:
        s.source = action // DIRECTIONS
        s.first = cards.step[place(s, s.source) * DIRECTIONS + action % DIRECTIONS]
        s.marked |= 1 << s.source
        s.stage = AT_BEFORE
        events.instigated(s, who=seat, card=s.grid[s.source], target=s.grid[s.first])


@inline
def begin_ability(cards: Cards, s: State) -> None:
    """The acting card has been turned; if there is a second part, what a cancel would restore is kept."""
    s.row = s.grid[s.source] * ROWS
    s.stage = AT_USE
    s.question = NONE
    s.heard = s.turn
    if cards.how[s.row + 1] & THEN != 0:
        save(s)


@inline
def react(cards: Cards, s: State, seat: int, cell: int) -> None:
    """A React is turned and done; the action that it answers may be over (SE-29)."""
    card = s.grid[cell]
    events.reacted(s, who=seat, card=card)
    s.back = s.stage
    over = interrupt(cards.verb[card * ROWS], s)
    if over:
        s.back = AT_END
        cell = cell_of(s, card)
    end_ability(s)
    s.rotated |= 1 << cell
    s.actor = seat
    s.heard = seat
    s.source = cell
    s.row = card * ROWS + over
    s.stage = AT_PART


@inline
def cell_of(s: State, card: int) -> int:
    cell = 0
    while s.grid[cell] != card:
        cell += 1
    return cell


# --- An action goes on ------------------------------------------------------------------------------------------------


@rule
def go_on(cards: Cards, s: State, rng: RngState) -> None:
    """Whatever comes next, until somebody is to be asked: Reacts, choices, deeds, the next turn."""
    while True:
        if s.stage == AT_PART:
            if find_part(cards, s):
                s.question = next_question(cards, s, s.question)
                if s.question != ASKED_ALL:
                    s.phase = CHOOSING
                    s.asks = asked_seat(cards, s)
                    return
                s.question = NONE
                if s.back == NONE:
                    s.stage = AT_BEFORE
                    s.heard = s.turn
                else:
                    s.stage = AT_DEED  # nobody Reacts to a React (SE-30)
            elif s.back == NONE:
                finish_deeds(s)
            else:
                s.stage = s.back
                s.back = NONE
                end_ability(s)
        elif s.stage == AT_DEED:
            do(cards, s)
        elif s.stage == AT_END:
            end_action(s)
            next_turn(cards, s, rng)
            return
        else:
            seat = next_reactor(cards, s)
            if seat != NONE:
                s.phase = REACTING
                s.asks = seat
                return
            close_window(s)


@inline
def close_window(s: State) -> None:
    """Nobody Reacts any more."""
    if s.stage == AT_USE:
        s.stage = AT_PART
    elif s.stage == AT_BEFORE:
        s.stage = AT_DEED
    else:
        s.stage = AT_END


@inline
def do(cards: Cards, s: State) -> None:
    """What was announced happens; then comes the next part, or another card's ability."""
    if s.row == NONE:
        influence(cards, s)
        finish_deeds(s)
        return
    do_part(cards, s)
    if PERFORMS[cards.verb[s.row]] != 0:
        s.source = s.first
        next_part(s)
        s.it = NONE
        begin_ability(cards, s)
    else:
        s.row += 1 + OPTIONS[cards.verb[s.row]]
        next_part(s)
        s.stage = AT_PART


@inline
def finish_deeds(s: State) -> None:
    """Now Reacts may answer what the action did."""
    end_ability(s)
    s.stage = AT_AFTER
    s.heard = s.turn


@inline
def find_part(cards: Cards, s: State) -> bool:
    """Whether there is a part to do; one that is impossible is passed over (SE-24, SE-53)."""
    while s.question == NONE and cards.verb[s.row] != END:
        if possible(cards, s, s.row, s.actor, s.source):
            return True
        events.idled(s, who=s.actor, card=s.row // ROWS, later=s.row % ROWS != 0)
        s.row += 1
        if cards.how[s.row - 1] & THEN == 0:  # without a first part there is no second
            return False
    return s.question != NONE


@inline
def answer(cards: Cards, s: State, action: int) -> None:
    if action == DONE:
        if s.question == ASK_TARGET:
            s.question = ASKED_ALL
    elif s.question == ASK_LINE:
        s.line = action - TO_LINE
        events.line_chosen(s, who=s.actor, direction=s.line)
    elif s.question == ASK_TARGET:
        s.first = action - TO_CELL
    elif s.question == ASK_MORE or s.question == ASK_SECOND:
        s.second = action - TO_CELL
    elif s.question == ASK_OWNER:
        s.owner = action - TO_SEAT
    elif s.question == ASK_PICK:
        s.picks[s.owner] = action - TO_CELL
        s.owners &= ~(1 << s.owner)
    elif s.question == ASK_OPTION:
        s.option = action - TO_OPTION
        events.option_chosen(s, who=s.asks, card=s.grid[s.first], verb=cards.verb[s.row + 1 + s.option])
    else:
        s.amount = action - TO_AMOUNT


# --- Turns and Rounds -------------------------------------------------------------------------------------------------


@inline
def start_with(s: State, seat: int) -> None:
    s.starter = seat
    events.starter_named(s, who=seat)
    begin_round(s)


@rule
def next_turn(cards: Cards, s: State, rng: RngState) -> None:
    """Clockwise, past those who have passed (SE-38)."""
    seat = s.turn
    for _ in range(s.seats):
        seat = next_seat(s, seat)
        if s.passed >> seat & 1 == 0:
            s.turn = seat
            s.asks = seat
            s.phase = TURN
            return
    end_round(cards, s, rng)


@rule
def end_round(cards: Cards, s: State, rng: RngState) -> None:
    """Winning, losses, clean-up, reveals, guard, starting player: in this order (SE-39, SE-63)."""
    events.round_ended(s, round=s.round)
    if check_win(cards, s):
        return
    lose_tokens(cards, s)
    refresh(s)
    reveal(cards, s, rng)
    if check_guard(cards, s):
        return
    tied = most_unused(s)
    if tied & (tied - 1) == 0:
        start_with(s, lowest_bit(tied))
    else:
        s.phase = STARTING
        s.asks = s.starter  # SE-44


@inline
def lose_tokens(cards: Cards, s: State) -> None:
    """One token of everybody in every Conflict, all at once (SE-39), but for Passives."""
    for seat in range(s.seats):
        s.before[seat] = contested(s) & s.has[seat] & ~kept(cards, s, seat)
    for seat in range(s.seats):
        while s.before[seat] != 0:
            cell = lowest_bit(s.before[seat])
            s.before[seat] &= s.before[seat] - 1
            take(s, seat, cell, 1)
            events.token_lost(s, who=seat, card=s.grid[cell])


@inline
def reveal(cards: Cards, s: State, rng: RngState) -> None:
    """Face-down cards next to a controlled one are turned up; which citizens they are is drawn now (SE-43, SE-71)."""
    controlled = 0
    for seat in range(s.seats):
        controlled |= commanded(cards, s, seat)
    cells = around(cards, s, controlled) & s.down
    s.down &= ~cells
    while cells != 0:
        cell = lowest_bit(cells)
        cells &= cells - 1
        card = draw_member(s.pool, rng)
        s.pool &= ~(1 << card)
        s.present |= 1 << card
        s.grid[cell] = card
        events.turned_up(s, card=card, cell=cell)


# --- Who sees what ----------------------------------------------------------------------------------------------------


@rule
def hide(s: State, viewer: int) -> None:
    """Nothing is secret: nobody knows what lies face down until it is drawn (SE-71)."""


@rule
def deal(cards: Cards, s: State, rng: RngState) -> None:
    """Nothing is to be guessed."""
