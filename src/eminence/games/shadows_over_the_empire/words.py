"""Shadows over the Empire in people's words: notation, status, standing.

Reasons for a refusal are in `refusals`, positions as text in `positions`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from typing import Any

from eminence.games.shadows_over_the_empire import moves
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, DIRECTIONS, within
from eminence.games.shadows_over_the_empire.menu import legal
from eminence.games.shadows_over_the_empire.parts import brought_into_conflict
from eminence.games.shadows_over_the_empire.positions import complete, flaw
from eminence.games.shadows_over_the_empire.questions import losing, touched
from eminence.games.shadows_over_the_empire.refusals import lying, refusal
from eminence.games.shadows_over_the_empire.scoring import conflicts, firm_tokens, has_throne
from eminence.games.shadows_over_the_empire.state import State
from eminence.games.shadows_over_the_empire.verbs import NAMES, fact
from eminence.games.shadows_over_the_empire.vocabulary import (
    answer_text,
    card_at,
    card_parts,
    card_text,
    effect_text,
    named,
    packed,
    vocabulary,
)
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import Message

__all__ = ["card_parts", "card_text", "complete", "flaw", "notation", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------


def notation(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, ...]:
    """Cards are called by their names, and an answer reads as the question goes on."""
    if action < moves.TO_USE:
        cell, direction = divmod(action, len(DIRECTIONS))
        target = packed(cards).step[(s.layout * len(CELL_NAMES) + cell) * len(DIRECTIONS) + direction]
        there = DIRECTIONS[direction] if target == NONE else at_cell(cards, s, target)
        return (f"influence {at_cell(cards, s, cell)} > {there}",)
    if action < moves.TO_PASS:
        return (f"use {at_cell(cards, s, action - moves.TO_USE)}",)
    if action == moves.TO_PASS:
        return ("pass",)
    if action < moves.TO_CELL:
        return (f"react {at_cell(cards, s, action - moves.TO_REACT)}",)
    return (_answer(cards, s, action),)


def at_cell(cards: CardSet, s: State, cell: int) -> str:
    """What lies in a cell, by name; the cell's own where nothing lies face up."""
    return named(cards, s.grid[cell]) if s.grid[cell] >= 0 else CELL_NAMES[cell]


def _link(cards: CardSet, s: State) -> str:
    """The word before the second of two cards."""
    if s.phase != st.CHOOSING or s.question not in (st.ASK_MORE, st.ASK_SECOND):
        return ""
    return "and " if s.question == st.ASK_MORE else f"{fact(packed(cards).verb[s.row], 'LINK')} "


def _answer(cards: CardSet, s: State, action: int) -> str:
    """An answer reads as the question goes on: `Garrick`, then `with Raleigh`."""
    if action < moves.TO_LINE:
        if s.phase == st.PLACING:
            return f"place at {CELL_NAMES[action - moves.TO_CELL]}"
        return f"{_link(cards, s)}{at_cell(cards, s, action - moves.TO_CELL)}"
    if action < moves.TO_SEAT:
        return f"line {DIRECTIONS[action - moves.TO_LINE]}"
    if action < moves.TO_AMOUNT:
        return f"seat {action - moves.TO_SEAT}"
    if action < moves.TO_OPTION:
        return _tokens(action - moves.TO_AMOUNT)
    if action < moves.TO_LEADER:
        asked = s.phase == st.CHOOSING and s.question == st.ASK_OPTION
        option = action - moves.TO_OPTION
        verbs = [NAMES[packed(cards).verb[s.row + 1 + at]] if asked else f"option {at + 1}" for at in range(2)]
        return verbs[option] if verbs[0] != verbs[1] else f"{verbs[option]} {option + 1}"
    if action < moves.DONE:
        return f"choose {named(cards, st.LEADER + s.options[st.LEVEL] * st.FACTIONS + action - moves.TO_LEADER)}"
    if s.phase == st.REACTING:
        return "decline"
    return "done" if s.phase == st.CHOOSING and s.question == st.ASK_MORE else "none"


def _tokens(count: int) -> str:
    """
    >>> _tokens(0), _tokens(1), _tokens(3)
    ('no tokens', '1 token', '3 tokens')
    """
    return "1 token" if count == 1 else f"{count or 'no'} tokens"


def label(cards: CardSet, s: State, seat: int, action: int) -> Message:
    """A move in people's words, by the cards that lie where it points."""
    kind = moves.MOVES.of(action)
    values: dict[str, Any] = kind.values(action)
    cell = values.get("cell", NONE)
    if kind.name == "influence":
        target = packed(cards).step[(s.layout * len(CELL_NAMES) + cell) * len(DIRECTIONS) + values["direction"]]
        onto = Message("there-nothing") if target == NONE else lying(s, target)
        return Message("move-influence", there=lying(s, cell), onto=onto)
    if cell != NONE:
        return Message(f"move-{kind.name}", there=lying(s, cell))
    if kind.name == "option":
        verbs = [packed(cards).verb[s.row + 1 + at] if s.row != NONE else st.END for at in range(2)]
        values = {"verb": verbs[values["option"]], "number": values["option"] + 1, "same": verbs[0] == verbs[1]}
    elif kind.name == "leader":
        values = {"card": st.LEADER + s.options[st.LEVEL] * st.FACTIONS + values["faction"]}
    elif kind.name == "done":
        values = {"asked": "react" if s.phase == st.REACTING else "more" if s.question == st.ASK_MORE else "any"}
    elif kind.name == "amount":
        values = {"count": values["amount"]}
    return Message(f"move-{kind.name}", **values)


# --- Status -----------------------------------------------------------------------------------------------------------


def status(cards: CardSet, s: State, viewer: int) -> Message:
    if s.phase == st.OVER:
        return Message("status-over")
    if viewer != s.asks:
        return Message("status-waiting", who=s.asks)
    if s.phase == st.LEADING:
        return Message("status-leader")
    if s.phase == st.PLACING:
        return Message("status-place", card=s.card, leader=s.leaders[viewer])
    if s.phase == st.STARTING:
        return Message("status-starter", round=s.round + 1)
    if s.phase == st.REACTING:
        return Message("status-react", happening=happening(cards, s))
    if s.phase == st.CHOOSING:
        return question(cards, s)
    only = legal(packed(cards), s, viewer, [0] * moves.ACTIONS) == 1
    return Message("status-only-pass" if only else "status-turn", round=s.round, count=s.unused[viewer])


def happening(cards: CardSet, s: State) -> Message:
    """What a React would answer."""
    if s.stage == st.AT_PASS:
        return Message("happening-pass", who=s.turn)
    if s.stage == st.AT_AFTER:
        return Message("happening-conflict", who=s.turn, cards=_cards_in(s, brought_into_conflict(s, s.asks)))
    acting = s.grid[s.source]
    if s.stage == st.AT_USE:
        return Message("happening-use", who=s.turn, card=acting)
    if s.row == NONE:
        return Message("happening-influence", who=s.turn, card=acting, target=s.grid[s.first])
    chosen, lost = touched(packed(cards), s), losing(packed(cards), s, s.asks)
    return Message("happening-part", who=s.turn, card=acting, cards=_cards_in(s, chosen), lost=_cards_in(s, lost))


def _cards_in(s: State, cells: int) -> list[int]:
    return [s.grid[cell] for cell in within(cells)]


ASKED = {
    st.ASK_LINE: "line",
    st.ASK_TARGET: "card",
    st.ASK_MORE: "more",
    st.ASK_OWNER: "owner",
    st.ASK_PICK: "pick",
    st.ASK_AMOUNT: "amount",
}


def question(cards: CardSet, s: State) -> Message:
    """What an ability asks."""
    card, row = card_at(cards, s.row // st.ROWS), s.row % st.ROWS
    told = {"who": s.actor, "card": s.row // st.ROWS}
    if s.question == st.ASK_OPTION:
        first, second = (option_text(cards, s, option) for option in (0, 1))
        return Message("status-option", **told, target=s.grid[s.first], first=first, second=second)
    if s.question == st.ASK_PICK and s.asks != s.actor:
        return Message("status-pick", **told, count=packed(cards).amount[s.row])
    deed = effect_text(card, row, named(cards, s.grid[s.it]) if s.it != NONE else "")
    return Message("status-question", card=s.row // st.ROWS, deed=deed, asked=_asked(cards, s))


def _asked(cards: CardSet, s: State) -> Message:
    """The question itself, after what the ability does."""
    if s.question == st.ASK_SECOND:
        link = fact(packed(cards).verb[s.row], "LINK")
        if s.first == s.source:
            return Message(f"asked-{link}")
        return Message(f"asked-{link}-of", card=s.grid[s.first])
    if s.question == st.ASK_PICK:
        return Message("asked-pick", whom=s.owner, own=s.owner == s.asks)
    if s.question == st.ASK_OWNER and s.first == NONE:
        return Message("asked-opponent")
    key = f"asked-{ASKED[s.question]}"
    return Message(key, card=s.grid[s.first]) if s.first != NONE else Message(key)


def option_text(cards: CardSet, s: State, option: int) -> Message:
    """What a card's controller may choose, as the controller should hear it."""
    return answer_text(card_at(cards, s.row // st.ROWS), s.row % st.ROWS + 1 + option)


# --- Standing ---------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, s: State) -> list[Message]:
    return [_reason(cards, s, seat) for seat in range(s.seats)]


def _reason(cards: CardSet, s: State, seat: int) -> Message:
    firm, spent = firm_tokens(s, seat), st.TOKENS - s.unused[seat]
    remarks = [Message("reason-pool", count=s.unused[seat])]
    if spent > firm:
        remarks.append(Message("reason-conflicts", count=spent - firm, conflicts=conflicts(s, seat)))
    if has_throne(packed(cards), s, seat):
        remarks.append(Message("reason-throne"))
    return Message("reason", who=seat, count=firm, remarks=remarks)
