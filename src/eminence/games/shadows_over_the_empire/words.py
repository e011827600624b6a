"""Shadows over the Empire in people's words: notation, log, status, standing.

Reasons for a refusal are in `refusals`, positions as text in `positions`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from eminence.games.shadows_over_the_empire.choices import brought_into_conflict
from eminence.games.shadows_over_the_empire.filters import tokens
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, DIRECTIONS, within
from eminence.games.shadows_over_the_empire.menu import legal
from eminence.games.shadows_over_the_empire.positions import complete, flaw
from eminence.games.shadows_over_the_empire.questions import losing, touched
from eminence.games.shadows_over_the_empire.refusals import at_cell, refusal
from eminence.games.shadows_over_the_empire.scoring import conflicts, firm_tokens, has_throne
from eminence.games.shadows_over_the_empire.state import (
    ACTIONS,
    ASK_AMOUNT,
    ASK_LINE,
    ASK_MORE,
    ASK_OPTION,
    ASK_OWNER,
    ASK_PICK,
    ASK_SECOND,
    AT_AFTER,
    AT_PASS,
    AT_USE,
    BY_REPETITION,
    BY_ROUNDS,
    BY_THRONE,
    CHOOSING,
    DONE,
    FACTIONS,
    LEADER,
    LEADING,
    LEVEL,
    MOVE,
    OVER,
    PLACING,
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
    TOKENS,
    TOLD_ADD,
    TOLD_CANCEL,
    TOLD_DECLINE,
    TOLD_FOUND,
    TOLD_IDLE,
    TOLD_INFLUENCE,
    TOLD_INSTIGATE,
    TOLD_LEADER,
    TOLD_LINE,
    TOLD_LOCK,
    TOLD_LOSS,
    TOLD_MARK,
    TOLD_MOVE,
    TOLD_OPTION,
    TOLD_OVER,
    TOLD_PASS,
    TOLD_PERFORM,
    TOLD_PLACED,
    TOLD_REACT,
    TOLD_REDEAL,
    TOLD_REJECTED,
    TOLD_REMOVE,
    TOLD_RESET,
    TOLD_REVEALED,
    TOLD_ROTATE,
    TOLD_ROUND,
    TOLD_ROUND_OVER,
    TOLD_STARTER,
    TOLD_SUBDUE,
    TOLD_SWAP,
    TOLD_UNMARK,
    TOLD_USE,
    VERB_NAMES,
    State,
)
from eminence.games.shadows_over_the_empire.vocabulary import (
    card_at,
    card_text,
    effect_text,
    named,
    packed,
    vocabulary,
)
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import listed
from eminence.kernel.kinds import NONE
from eminence.kernel.prose import YOU, does, owner

__all__ = ["card_text", "complete", "event", "flaw", "move", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    if action < TO_USE:
        cell, direction = divmod(action, len(DIRECTIONS))
        target = packed(cards).step[(s.layout * len(CELL_NAMES) + cell) * len(DIRECTIONS) + direction]
        there = DIRECTIONS[direction] if target == NONE else at_cell(cards, s, target)
        return f"influence {at_cell(cards, s, cell)} > {there}"
    if action < TO_PASS:
        return f"use {at_cell(cards, s, action - TO_USE)}"
    if action == TO_PASS:
        return "pass"
    if action < TO_CELL:
        return f"react {at_cell(cards, s, action - TO_REACT)}"
    return _answer(cards, s, action)


LINKS = {ASK_MORE: "and ", ASK_SECOND: "with "}
"""How the second of two cards is named."""


def _answer(cards: CardSet, s: State, action: int) -> str:
    """An answer reads as the question goes on: `Garrick`, then `with Raleigh`."""
    if action < TO_LINE:
        if s.phase == PLACING:
            return f"place at {CELL_NAMES[action - TO_CELL]}"
        link = LINKS.get(s.question, "") if s.phase == CHOOSING else ""
        if s.phase == CHOOSING and s.question == ASK_SECOND and packed(cards).verb[s.row] == MOVE:
            link = "to "
        return f"{link}{at_cell(cards, s, action - TO_CELL)}"
    if action < TO_SEAT:
        return f"line {DIRECTIONS[action - TO_LINE]}"
    if action < TO_AMOUNT:
        return f"seat {action - TO_SEAT}"
    if action < TO_OPTION:
        return tokens(action - TO_AMOUNT)
    if action < TO_LEADER:
        asked = s.phase == CHOOSING and s.question == ASK_OPTION
        option = action - TO_OPTION
        verbs = [VERB_NAMES[packed(cards).verb[s.row + 1 + at]] if asked else f"option {at + 1}" for at in range(2)]
        return verbs[option] if verbs[0] != verbs[1] else f"{verbs[option]} {option + 1}"
    if action < DONE:
        return f"choose {named(cards, _leader(s, action - TO_LEADER))}"
    return "decline" if s.phase == REACTING else "done" if s.phase == CHOOSING and s.question == ASK_MORE else "none"


def _leader(s: State, faction: int) -> int:
    return LEADER + s.options[LEVEL] * FACTIONS + faction


# --- The log ----------------------------------------------------------------------------------------------------------

Names = Sequence[str]


def event(cards: CardSet, names: Names, event: Sequence[int]) -> str:
    kind, a, b, c, d = event
    if kind == TOLD_REDEAL:
        return "No citizen is left that would do: the citizens are dealt again."
    if kind == TOLD_ROUND:
        return f"Round {a}: {does(names[b], 'begin')}."
    if kind == TOLD_ROUND_OVER:
        return f"Everybody has passed: Round {a} is over."
    if kind == TOLD_FOUND:
        return f"{named(cards, a)} is turned face up at {CELL_NAMES[b]}."
    if kind == TOLD_OVER:
        return f"The game is over after {'one Round' if c == 1 else f'{c} Rounds'}: {_ending(names, a, b)}."
    return _about_seat(cards, names, kind, a, b, c, d)


def _ending(names: Names, winners: int, ending: int) -> str:
    who = [names[seat] for seat in range(len(names)) if winners >> seat & 1]
    have = f"{_them(who[0])}{does(who[0], 'have').removeprefix(who[0])}"
    if ending == BY_THRONE:
        return f"{have} all tokens on the table and the Distinct Personality"
    if ending in (BY_ROUNDS, BY_REPETITION):
        why = "no game is longer" if ending == BY_ROUNDS else "the same position stands for the third time"
        return f"{why}; best placed: {listed([_them(name) for name in who], 'and')}"
    return f"alone without a Conflict, {have} all tokens on the table"


def _about_seat(cards: CardSet, names: Names, kind: int, seat: int, b: int, c: int, d: int) -> str:
    who = names[seat]
    if kind == TOLD_STARTER:
        return f"{who} {'are' if who == YOU else 'is'} the starting player."
    if kind == TOLD_PASS:
        return f"{does(who, 'pass')}."
    if kind == TOLD_DECLINE:
        return f"{does(who, 'decline')} to React."
    if kind == TOLD_CANCEL:
        return f"{owner(who, start=True)} action is cancelled, and spent."
    if kind == TOLD_LINE:
        return f"{does(who, 'choose')} the line to the {DIRECTIONS[b]}."
    if kind == TOLD_IDLE:
        return f"{named(cards, b // ROWS)} finds nothing {'more ' if b % ROWS else ''}to do."
    if kind == TOLD_OPTION:
        return f"{does(who, 'choose')} for {named(cards, c)}: {VERB_NAMES[packed(cards).verb[b]]}."
    if kind == TOLD_REMOVE:
        d = d == seat
    return LINES[kind](who, named(cards, b), c, d, lambda card: named(cards, card))


Name = Callable[[int], str]


def _influenced(who: str, card: str, count: int, more: int, name: Name) -> str:
    thanks = f", {min(more, count)} of them by a Passive" if more and count else ""
    return f"{does(who, 'influence')} {card}: {tokens(count)}{thanks}."


def _removed(who: str, card: str, count: int, own: int, name: Name) -> str:
    deed, where = (does(who, "remove"), "from") if own else (does(who, "lose"), "on")
    return f"{deed} {tokens(count)} {where} {card}."


def _said(text: str) -> Callable[[str, str, int, int, Name], str]:
    """A line that begins with the verb and goes on with {card} and {tokens}."""

    def line(who: str, card: str, c: int, d: int, name: Name) -> str:
        subject, _, rest = text.partition(" ")
        return f"{does(who, subject)} {rest.format(card=card, tokens=tokens(c))}."

    return line


LINES: dict[int, Callable[[str, str, int, int, Name], str]] = {
    TOLD_LEADER: _said("lead with {card}"),
    TOLD_REVEALED: lambda who, card, c, d, name: f"{card} is revealed for {_them(who)}.",
    TOLD_REJECTED: lambda who, card, c, d, name: f"{card} diverges from {owner(who)} Leader and is set aside.",
    TOLD_PLACED: lambda who, card, c, d, name: f"{does(who, 'place')} {card} at {CELL_NAMES[c]}.",
    TOLD_INSTIGATE: lambda who, card, c, d, name: f"{does(who, 'send')} {card} to influence {name(c)}.",
    TOLD_INFLUENCE: _influenced,
    TOLD_SUBDUE: _said("subdue {card}: {tokens}"),
    TOLD_USE: _said("use {card}"),
    TOLD_REACT: _said("react with {card}"),
    TOLD_PERFORM: _said("rotate {card} to perform its ability"),
    TOLD_ADD: _said("add {tokens} on {card}"),
    TOLD_REMOVE: _removed,
    TOLD_MOVE: lambda who, card, c, d, name: f"{does(who, 'move')} {tokens(d)} from {card} to {name(c)}.",
    TOLD_ROTATE: _said("rotate {card}"),
    TOLD_RESET: _said("reset {card}"),
    TOLD_SWAP: lambda who, card, c, d, name: f"{does(who, 'swap')} {card} with {name(c)}.",
    TOLD_MARK: _said("place an Influence token on {card}"),
    TOLD_UNMARK: _said("take the Influence token from {card}"),
    TOLD_LOCK: _said("place the Quiraa token on {card}"),
    TOLD_LOSS: _said("lose a token on {card} to the Conflict"),
}
"""A verb's line of the log: who, the card, the two other numbers, and a way to name a further card."""


def _them(who: str) -> str:
    return "you" if who == YOU else who


# --- Status -----------------------------------------------------------------------------------------------------------


def status(cards: CardSet, names: Names, s: State, viewer: int) -> str:
    if s.phase == OVER:
        return "The game is over."
    if viewer != s.asks:
        return f"Waiting for {_them(names[s.asks])}."
    if s.phase == LEADING:
        return "Choose your Leader."
    if s.phase == PLACING:
        return f"Place {named(cards, s.card)} next to {named(cards, s.leaders[viewer])}."
    if s.phase == STARTING:
        return f"Choose who begins Round {s.round + 1}."
    if s.phase == REACTING:
        return f"{happening(cards, names, s)} Do you React?"
    if s.phase == CHOOSING:
        return question(cards, names, s)
    left = f"Round {s.round}, {tokens(s.unused[viewer])} in your pool"
    if legal(packed(cards), s, viewer, [0] * ACTIONS) == 1:
        return f"{left}: nothing is left but to pass."
    return f"{left}: influence a card, use an ability, or pass."


def happening(cards: CardSet, names: Names, s: State) -> str:
    """What a React would answer."""
    who = names[s.turn]
    if s.stage == AT_PASS:
        return f"{does(who, 'pass')}."
    if s.stage == AT_AFTER:
        cells = brought_into_conflict(s, s.asks)
        return f"{_cards_in(cards, s, cells)} came into a Conflict by {owner(who)} action."
    acting = at_cell(cards, s, s.source)
    if s.stage == AT_USE:
        return f"{does(who, 'use')} {acting}."
    if s.row == NONE:
        return f"{acting} is about to influence {at_cell(cards, s, s.first)} for {_them(who)}."
    chosen, lost = touched(packed(cards), s), losing(packed(cards), s, s.asks)
    on = f" on {_cards_in(cards, s, chosen)}" if chosen else ""
    loss = f": you would lose tokens on {_cards_in(cards, s, lost)}" if lost else ""
    return f"{does(who, 'use')} {acting}{on}{loss}."


def _cards_in(cards: CardSet, s: State, cells: int) -> str:
    return listed([at_cell(cards, s, cell) for cell in within(cells)], "and")


def question(cards: CardSet, names: Names, s: State) -> str:
    """What an ability asks."""
    card = card_at(cards, s.row // ROWS)
    user = does(names[s.actor], "use")
    if s.question == ASK_OPTION:
        options = listed([option_text(cards, s, at) for at in (0, 1)])
        return f"{user} {card.name} on {at_cell(cards, s, s.first)}: {options}?"
    if s.question == ASK_PICK and s.asks != s.actor:
        return f"{user} {card.name}: from which card do you remove {tokens(packed(cards).amount[s.row])}?"
    does_what = effect_text(card, s.row % ROWS)
    if s.it != NONE:
        does_what = re.sub("(that card|the card that received (it|them))", at_cell(cards, s, s.it), does_what)
    first = at_cell(cards, s, s.first) if s.first != NONE else ""
    of_first = f"{first}: " if s.first != s.source else ""
    verb = packed(cards).verb[s.row]
    asked = {
        ASK_LINE: "which line?",
        ASK_MORE: f"{first}, and which other?",
        ASK_SECOND: f"{of_first}to which card?" if verb == MOVE else f"{of_first}with which card?",
        ASK_OWNER: "whose tokens?" if s.first == NONE else f"whose tokens on {first}?",
        ASK_PICK: "from which card of yours?" if s.owner == s.asks else f"from which card of {_them(names[s.owner])}?",
        ASK_AMOUNT: f"how many tokens from {first}?",
    }.get(s.question, "which card?")
    return f"{card.name}: {does_what}; {asked}"


def option_text(cards: CardSet, s: State, option: int) -> str:
    """What a card's controller may choose, as the controller should hear it."""
    card = card_at(cards, s.row // ROWS)
    text = effect_text(card, s.row % ROWS + 1 + option)
    if text.startswith("its controller removes"):
        return text.replace("its controller removes", "remove").replace("their", "your")
    return f"let them {text}"


# --- Standing ---------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, names: Names, s: State) -> list[str]:
    return [_reason(cards, names[seat], s, seat) for seat in range(s.seats)]


def _reason(cards: CardSet, who: str, s: State, seat: int) -> str:
    firm, spent = firm_tokens(s, seat), TOKENS - s.unused[seat]
    remarks = [f"{tokens(s.unused[seat])} in the pool"]
    if spent > firm:
        remarks.append(f"{tokens(spent - firm)} in {conflicts(s, seat)} Conflict{'s' * (conflicts(s, seat) > 1)}")
    if has_throne(packed(cards), s, seat):
        remarks.append("controls the Distinct Personality")
    return f"{who}: {firm} = {tokens(firm)} on controlled cards; {', '.join(remarks)}"
