"""An Empty Throne: the sentences that abilities are made of, as a card file writes them and as people read them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from eminence.games.an_empty_throne.state import (
    ALL_FIELDS,
    AT_FIRST,
    AT_PLACE,
    DRAW,
    ELSEWHERE,
    END,
    EXCHANGE,
    GREATER,
    HERE,
    LOWER,
    MINE,
    MOVE,
    OTHER,
    PLACES,
    PLAY,
    RETURN,
    STEAL,
    THEIRS,
    THIS_DECK,
    TOMBS,
    TRADE,
)
from eminence.kernel.errors import nearest, suggest
from eminence.kernel.messages import Message, slug

VERBS = ("none", "draw", "play", "move", "return", "steal", "exchange", "trade")
"""By the numbers of `state.DRAW` and its fellows."""

DECKS = {
    "here": THIS_DECK,
    "any deck": (1 << PLACES) - 1,
    "any field": ALL_FIELDS,
    "the tombs": 1 << TOMBS,
}
TO = {"here": HERE, "the tombs": TOMBS, "elsewhere": ELSEWHERE}
WHOSE = {"my": MINE, "their": THEIRS, "any": MINE | THEIRS}
COMPARED = {"": 0, "lower": LOWER, "greater": GREATER}
AT = {"here": AT_PLACE, "there": AT_FIRST, "anywhere": 0}

CARD = r"(my|their|any)( other)?(?: (lower|greater))? card (here|anywhere)"
SECOND = r"(my|their|any)( other)?(?: (lower|greater))? card (here|there|anywhere)"
FORMS = {
    DRAW: r"draw from (here|any deck|any field|the tombs)",
    PLAY: r"play from (here|any deck|any field|the tombs) to (here|the tombs)",
    MOVE: rf"move {CARD} to (here|the tombs|elsewhere)",
    RETURN: rf"return {CARD}",
    STEAL: rf"steal {CARD.replace('my|their|any', 'their')}",
    EXCHANGE: rf"exchange {CARD} with {SECOND}",
    TRADE: r"exchange hand with (here|any field)",
}
EXAMPLES = (
    "draw from here",
    "draw from any deck",
    "play from here to here",
    "play from any field to the tombs",
    "move any card anywhere to elsewhere",
    "move my other card anywhere to here",
    "return any other card here",
    "steal their lower card here",
    "exchange any card here with any card anywhere",
    "exchange hand with any field",
)


@dataclass(frozen=True)
class Sentence:
    """What a sentence does, in the numbers of the rules."""

    verb: int
    decks: int = 0
    to: int = 0
    targets: int = 0
    partners: int = 0


def read(text: str) -> Sentence | None:
    """A sentence of an ability, or nothing if it is none."""
    verb, parts = _parts(text)
    if verb == END:
        return None
    if verb == DRAW or verb == TRADE:
        return Sentence(verb, decks=DECKS[parts[0]])
    if verb == PLAY:
        return Sentence(verb, decks=DECKS[parts[0]], to=TO[parts[1]])
    partners = _which(parts[4:]) if verb == EXCHANGE else 0
    to = TO[parts[4]] if verb == MOVE else 0
    return Sentence(verb, to=to, targets=_which(parts), partners=partners)


def _parts(text: str) -> tuple[int, list[str]]:
    """The verb of a sentence, and what it says of decks, cards and places."""
    for verb, form in FORMS.items():
        if found := re.fullmatch(form, text):
            return verb, [part or "" for part in found.groups()]
    return END, []


def _which(parts: list[str]) -> int:
    whose, other, compared, at = parts[:4]
    return WHOSE[whose] | (OTHER if other else 0) | COMPARED[compared] | AT[at]


def wrong(text: str) -> str:
    """What would be right in place of a sentence that cannot be read."""
    verbs = ("draw", "play", "move", "return", "steal", "exchange")
    first = text.partition(" ")[0]
    if first not in verbs:
        return f"'{text}' is no ability: '{first}' is no verb; {suggest(first, verbs)}"
    alike = [example for example in EXAMPLES if example.startswith(first)]
    right = nearest(text, alike) or f"write it as in: {', '.join(alike)}."
    return f"'{text}' is no ability; {right}"


# --- As people read them ----------------------------------------------------------------------------------------------


def message(text: str, half: int, start: bool = False) -> Message:
    """A sentence without its full stop, `draw the top card of this deck`; `start`: it begins with a capital."""
    verb, parts = _parts(text)
    return Message(f"ability-{VERBS[verb]}", start=start, **_fields("ability", verb, parts, half=half))


def brief(text: str) -> Message:
    """A sentence as short as it can be understood: `draw here`."""
    verb, parts = _parts(text)
    return Message(f"brief-{VERBS[verb]}", **_fields("brief", verb, parts))


def _fields(manner: str, verb: int, parts: list[str], **more: Any) -> dict[str, Any]:
    if verb == DRAW or verb == TRADE:
        return {**more, "decks": slug(parts[0])}
    if verb == PLAY:
        return {**more, "decks": slug(parts[0]), "to": slug(parts[1])}
    if verb == EXCHANGE:
        return {
            "target": Message(f"{manner}-target", **more, **_card(parts)),
            "second_target": Message(f"{manner}-second-target", **more, **_card(parts[4:])),
        }
    to = {"to": slug(parts[4])} if verb == MOVE else {}
    return {**more, **_card(parts), **to}


def _card(parts: list[str]) -> dict[str, Any]:
    whose, other, compared, at = parts[:4]
    return {"whose": whose, "other": bool(other), "compared": compared or "any", "at": at}
