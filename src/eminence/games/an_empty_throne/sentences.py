"""An Empty Throne: the sentences that abilities are made of, as a card file writes them and as people read them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from eminence.games.an_empty_throne.state import (
    ALL_FIELDS,
    AT_FIRST,
    AT_PLACE,
    DRAW,
    ELSEWHERE,
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
    for verb, form in FORMS.items():
        if found := re.fullmatch(form, text):
            parts = [part or "" for part in found.groups()]
            if verb == DRAW or verb == TRADE:
                return Sentence(verb, decks=DECKS[parts[0]])
            if verb == PLAY:
                return Sentence(verb, decks=DECKS[parts[0]], to=TO[parts[1]])
            partners = _which(parts[4:]) if verb == EXCHANGE else 0
            to = TO[parts[4]] if verb == MOVE else 0
            return Sentence(verb, to=to, targets=_which(parts), partners=partners)
    return None


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

Terms = Mapping[str, str]

RECRUIT_TERMS: Terms = {"deck": "this deck", "place": "this Field"}
"""A Recruit is only ever used at a Field."""
IMPACT_TERMS: Terms = {"deck": "this location's deck", "place": "this location"}


def prose(sentence: Sentence, terms: Terms) -> str:
    """A sentence without its full stop: `draw the top card of this deck`."""
    top = f"the top card of {_decks(sentence, terms)}"
    to = {HERE: terms["place"], TOMBS: "The Tombs", ELSEWHERE: "a different Field or The Tombs"}[sentence.to or HERE]
    if sentence.verb == DRAW:
        return f"draw {top}"
    if sentence.verb == PLAY:
        return f"play {top} to your side of {to}"
    if sentence.verb == TRADE:
        return f"exchange one card of your hand with {top}"
    card = _cards(sentence.targets, terms)
    if sentence.verb == MOVE:
        stays = "" if sentence.targets & THEIRS == 0 else "; it stays on its player's side"
        return f"move {card} to {to}{stays}"
    if sentence.verb == RETURN:
        whose = "your" if sentence.targets & THEIRS == 0 else "its player's"
        return f"return {card} to {whose} hand"
    if sentence.verb == STEAL:
        return f"take {card} onto your side"
    partner = _cards(sentence.partners, terms).replace("one played card", "any other played card")
    return f"exchange {card} with {partner}"


def _decks(sentence: Sentence, terms: Terms) -> str:
    said = {THIS_DECK: terms["deck"], (1 << PLACES) - 1: "any deck", ALL_FIELDS: "any Field deck"}
    return said.get(sentence.decks, "The Tombs deck")


def _cards(which: int, terms: Terms) -> str:
    other = "other " if which & OTHER else ""
    than = "value than the card just played"
    value = f" of lower {than}" if which & LOWER else f" of greater {than}" if which & GREATER else ""
    where = f" at {terms['place']}" if which & AT_PLACE else " at the same location" if which & AT_FIRST else ""
    if which & MINE and which & THEIRS:
        return f"one {other}played card{where}{value}"
    whose = "your" if which & MINE else "your opponent's"
    return f"one of {whose} {other}played cards{where}{value}"


# --- In a few words ---------------------------------------------------------------------------------------------------


def brief(sentence: Sentence) -> str:
    """A sentence as short as it can be understood: `draw here`."""
    decks = {THIS_DECK: "here", (1 << PLACES) - 1: "from any deck", ALL_FIELDS: "from any Field"}
    tops = {THIS_DECK: "the top", (1 << PLACES) - 1: "any top", ALL_FIELDS: "any Field top"}
    top = tops.get(sentence.decks, "a card of The Tombs")
    to = {HERE: "here", TOMBS: "to The Tombs", ELSEWHERE: "elsewhere"}[sentence.to or HERE]
    if sentence.verb == DRAW:
        return f"draw {decks.get(sentence.decks, 'from The Tombs')}"
    if sentence.verb == PLAY:
        return f"play {top} {to}"
    if sentence.verb == TRADE:
        return f"exchange a hand card with {top}"
    card = _briefly(sentence.targets)
    if sentence.verb == MOVE:
        return f"move {card} {to}"
    if sentence.verb == RETURN:
        return f"return {card}"
    if sentence.verb == STEAL:
        return f"steal {card.replace(' of theirs', '')}"
    return f"exchange {card} with {_briefly(sentence.partners)}"


def _briefly(which: int) -> str:
    value = " lower" if which & LOWER else " greater" if which & GREATER else ""
    where = " here" if which & AT_PLACE else " there" if which & AT_FIRST else ""
    if which & MINE and which & THEIRS:
        return f"any{' other' if which & OTHER else ''}{value} card{where}"
    whose = "yours" if which & MINE else "theirs"
    return f"{'another' if which & OTHER else 'a'}{value} card of {whose}{where}"
