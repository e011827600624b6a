"""Shadows over the Empire: why an action is refused, in a sentence that says what would be right."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.filters import tokens
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, DIRECTIONS
from eminence.games.shadows_over_the_empire.menu import free_factions
from eminence.games.shadows_over_the_empire.passives import bonus
from eminence.games.shadows_over_the_empire.questions import most_tokens
from eminence.games.shadows_over_the_empire.state import (
    ASK_AMOUNT,
    ASK_LINE,
    ASK_MORE,
    ASK_OPTION,
    ASK_OWNER,
    ASK_PICK,
    ASK_SECOND,
    CHOOSING,
    DONE,
    FACTIONS,
    INFLUENCE_FOR_NOTHING,
    LEADER,
    LEADING,
    LEVEL,
    PASSIVE,
    PLACING,
    REACT,
    REACTING,
    ROWS,
    STARTING,
    TO_AMOUNT,
    TO_CELL,
    TO_LEADER,
    TO_LINE,
    TO_OPTION,
    TO_PASS,
    TO_REACT,
    TO_SEAT,
    TO_USE,
    State,
)
from eminence.games.shadows_over_the_empire.targets import contested, controller, diverges, leader_cell, limit
from eminence.games.shadows_over_the_empire.vocabulary import card_at, effect_text, named, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE

Reason = tuple[str, str]


def at_cell(cards: CardSet, s: State, cell: int) -> str:
    """What lies in a cell, by name; the cell's own where nothing lies face up."""
    return named(cards, s.grid[cell]) if s.grid[cell] >= 0 else CELL_NAMES[cell]


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    if s.phase == LEADING:
        return _bad_leader(cards, s, action)
    if s.phase == PLACING:
        return _bad_slot(cards, s, action)
    if s.phase == STARTING:
        if TO_SEAT <= action < TO_AMOUNT:
            return "not-tied", f"Seat {action - TO_SEAT} is not among those with the most tokens in their pools."
        return "not-now", "Choose who begins the next Round: one of the seats with the most tokens in their pools."
    if s.phase == REACTING:
        return _bad_react(cards, s, action)
    if s.phase == CHOOSING:
        return _bad_answer(cards, s, action)
    if action < TO_USE:
        return _bad_influence(cards, s, seat, *divmod(action, len(DIRECTIONS)))
    if action < TO_PASS:
        return _bad_use(cards, s, seat, action - TO_USE)
    if TO_REACT <= action < TO_CELL:
        return "not-now", "Nothing happens now that could be answered: influence a card, use an ability, or pass."
    return "not-now", "No ability asks anything now: influence a card, use an ability, or pass."


# --- Set-up -----------------------------------------------------------------------------------------------------------


def _bad_leader(cards: CardSet, s: State, action: int) -> Reason:
    if not TO_LEADER <= action < DONE:
        free = [faction for faction in range(FACTIONS) if free_factions(s) >> faction & 1]
        names = ", ".join(named(cards, LEADER + s.options[LEVEL] * FACTIONS + faction) for faction in free)
        return "not-now", f"Choose your Leader first: {names}."
    faction = action - TO_LEADER
    seat = next(seat for seat, leader in enumerate(s.leaders) if (leader - LEADER) % FACTIONS == faction)
    return "leader-taken", f"{named(cards, s.leaders[seat])} has been chosen by seat {seat}: take another faction."


def _bad_slot(cards: CardSet, s: State, action: int) -> Reason:
    leader = named(cards, s.leaders[s.asks])
    if not TO_CELL <= action < TO_LINE:
        return "not-now", f"Place {named(cards, s.card)} next to {leader} first."
    return "not-a-slot", f"{CELL_NAMES[action - TO_CELL]} is no free slot next to {leader}."


# --- Actions ----------------------------------------------------------------------------------------------------------


def _cannot_act(cards: CardSet, s: State, seat: int, cell: int) -> Reason | None:
    """Why a card cannot act for a seat at all."""
    card = at_cell(cards, s, cell)
    if s.grid[cell] < 0:
        what = "lies face down" if s.down >> cell & 1 else "has no card"
        return "no-such-card", f"{CELL_NAMES[cell]} {what}."
    if cell == leader_cell(packed(cards), s, seat):
        return None
    if s.grid[cell] in s.leaders:
        return "not-yours", f"{card} is another player's Leader."
    if contested(s) >> cell & 1:
        return "in-conflict", f"{card} is in a Conflict: nobody controls it."
    if controller(s, cell) != seat:
        return "not-yours", f"You do not control {card}: only your tokens may lie on it."
    return None


def _bad_influence(cards: CardSet, s: State, seat: int, cell: int, direction: int) -> Reason:
    if reason := _cannot_act(cards, s, seat, cell):
        return reason
    card, own = at_cell(cards, s, cell), cell == leader_cell(packed(cards), s, seat)
    if s.marked >> cell & 1:
        return "marked", f"{card} has an Influence token and may not influence in this Round any more."
    if s.rotated >> cell & 1 and not own:
        return "rotated", f"{card} is Rotated and may not influence in this Round."
    if s.locked == cell:
        return "locked", f"{card} has the Quiraa token and may not influence in this Round."
    target = packed(cards).step[(s.layout * len(CELL_NAMES) + cell) * len(DIRECTIONS) + direction]
    if target == NONE:
        return "no-such-card", f"There is no card {DIRECTIONS[direction]} of {card}."
    there = at_cell(cards, s, target)
    if s.grid[target] < 0:
        return "face-down", f"{there} lies face down: nobody can be influenced there yet."
    if s.grid[target] in s.leaders:
        return "leader", f"{there} is a Leader; Leaders cannot be influenced."
    if diverges(packed(cards), s, seat, s.grid[target]):
        leader = card_at(cards, s.leaders[seat])
        return "diverging", f"{there} is not {leader['compulsory'].capitalize()}, which {leader.name} demands."
    if not s.unused[seat] and not s.options[INFLUENCE_FOR_NOTHING]:
        return "pool-empty", "Your pool is empty: no card can be influenced."
    most = limit(packed(cards), s, seat, s.grid[target]) + bonus(packed(cards), s, seat, cell, target)
    return "limit", f"{there} has {tokens(s.tokens[seat][target])} of yours; by influence at most {most} are allowed."


def _bad_use(cards: CardSet, s: State, seat: int, cell: int) -> Reason:
    if reason := _cannot_act(cards, s, seat, cell):
        return reason
    card = at_cell(cards, s, cell)
    if s.rotated >> cell & 1:
        return "rotated", f"{card} is Rotated: its ability is used up for this Round."
    if s.locked == cell:
        return "locked", f"{card} has the Quiraa token: its ability may not be used in this Round."
    kind = packed(cards).type[s.grid[cell]]
    if kind == REACT:
        return "a-react", f"{card} has a React: you will be asked when its moment comes."
    if kind == PASSIVE:
        return "a-passive", f"{card} has a Passive: it works by itself."
    return "nothing-to-do", f"{card} can do nothing now: {effect_text(card_at(cards, s.grid[cell]), 0)}."


# --- Answers ----------------------------------------------------------------------------------------------------------


def _bad_react(cards: CardSet, s: State, action: int) -> Reason:
    if TO_REACT <= action < TO_CELL:
        cell = action - TO_REACT
        if reason := _cannot_act(cards, s, s.asks, cell):
            return reason
        card = at_cell(cards, s, cell)
        if packed(cards).type[s.grid[cell]] != REACT:
            return "not-a-react", f"{card} has no React."
        if s.rotated >> cell & 1:
            return "rotated", f"{card} is Rotated and cannot React."
        if s.locked == cell:
            return "locked", f"{card} has the Quiraa token and cannot React."
        return "not-its-moment", f"{card} has no answer to this."
    return "not-now", "Somebody's action is under way: React to it, or decline."


ANSWERS = {
    ASK_LINE: "a line: 'line north' and so on",
    ASK_OWNER: "an opponent: 'seat 1' and so on",
    ASK_OPTION: "one of the two",
    ASK_AMOUNT: "a number of tokens",
}


def _bad_answer(cards: CardSet, s: State, action: int) -> Reason:
    card = card_at(cards, s.row // ROWS)
    ability = f"{card.name}: {effect_text(card, s.row % ROWS)}"
    if action < TO_CELL:
        return "not-now", f"{ability}. Answer this first."
    if TO_CELL <= action < TO_LINE and s.question not in ANSWERS:
        target = at_cell(cards, s, action - TO_CELL)
        if s.question == ASK_PICK:
            return "not-a-target", f"{ability}. {target} is no card to be picked for seat {s.owner}."
        if s.question in (ASK_SECOND, ASK_MORE):
            first = at_cell(cards, s, s.first)
            return "not-a-pair", f"{ability}. {target} does not go with {first}."
        return "not-a-target", f"{ability}. {target} is none that it is for."
    if s.question == ASK_AMOUNT and TO_AMOUNT <= action < TO_OPTION:
        least, most = packed(cards).least[s.row], most_tokens(packed(cards), s)
        return "bad-amount", f"{ability}. It is {least} to {tokens(most)} here."
    return "not-asked", f"{ability}. Now choose {ANSWERS.get(s.question, 'a card')}."
