"""Exchange a card of the hand with the top of a Field deck: `exchange hand with any field`. All can see both."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import moves as mv
from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import DECKS, Sentence
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.targets import decks_for, one_deck, said_deck
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState
from eminence.kernel.translation import Message, refused, slug

NUMBER, NAME, WRITTEN = 7, "trade", "exchange"
FORM = "exchange hand with (here|any field)"
EXAMPLES = ("exchange hand with any field",)
SECOND, SECOND_QUESTION = mv.DECK, "exchange-with"


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, decks=DECKS[parts[0]])


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, "decks": slug(parts[0])}


@EVENTS.told
def offered(s: State, who: int, card: int) -> None:
    """A card of the hand is shown that will change places with a top card."""


@EVENTS.told
def traded(s: State, who: int, card: int, top: int, deck: int) -> None:
    """A card of the hand and the top card of a Field deck change places."""


@inline
def targets(cards: Cards, s: State, sentence: int, found: int) -> int:
    return s.hands[s.turn] if seconds(cards, s, sentence) != 0 else 0


@inline
def asks_twice(cards: Cards, sentence: int) -> bool:
    return not one_deck(cards, sentence)


@inline
def seconds(cards: Cards, s: State, sentence: int) -> int:
    """Decks with a face-up card."""
    return decks_for(cards, s, sentence) & st.ALL_FIELDS


@inline
def show_first(s: State, seat: int) -> None:
    """The card cannot stay in the hand any more (ET-48)."""
    s.seen[seat] |= 1 << s.first
    offered(s, who=seat, card=s.first)


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    card = action - mv.TARGET if s.first == NONE else s.first
    deck = said_deck(cards, s, sentence) if s.first == NONE else action - mv.DECK
    top = s.tops[deck]
    s.hands[seat] ^= 1 << card | 1 << top
    s.seen[seat] &= ~(1 << card)
    s.seen[seat] |= 1 << top
    s.tops[deck] = card
    traded(s, who=seat, card=card, top=top, deck=deck)


def refuse(cards: Cards, s: State, action: int, found: int, asked: dict[str, Any]) -> Message | None:
    missing = mv.TARGET <= action < mv.DECK and not found >> action - mv.TARGET & 1
    return refused("not-in-hand", card=action - mv.TARGET) if missing else None


def refuse_second(s: State, answer: int) -> Message:
    return refused("no-top", deck=answer)
