"""Play the top card of a deck: `play from any field to the tombs`. It has no Impact."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import DECKS, TO, Sentence
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.table import lift, uncover
from eminence.games.an_empty_throne.targets import chosen_deck, destination
from eminence.kernel.primitives import rule
from eminence.kernel.rng import RngState
from eminence.kernel.translation import slug

NUMBER, NAME, FROM_DECK = 2, "play", True
FORM = "play from (here|any deck|any field|the tombs) to (here|the tombs)"
EXAMPLES = ("play from here to here", "play from any field to the tombs")


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, decks=DECKS[parts[0]], to=TO[parts[1]])


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, "decks": slug(parts[0]), "to": slug(parts[1])}


@EVENTS.told
def played_from_deck(s: State, who: int, card: int, deck: int, place: int) -> None:
    """An ability plays the top card of a deck."""


@rule
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    deck = chosen_deck(cards, s, sentence, action)
    place = destination(cards, s, sentence)
    card = lift(s, deck, rng)
    s.played[seat][place] |= 1 << card
    played_from_deck(s, who=seat, card=card, deck=deck, place=place)
    uncover(s, deck, rng)
