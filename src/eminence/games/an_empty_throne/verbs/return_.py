"""Return a played card to the hand of the player on whose side it lies (ET-24): `return any other card here`."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import moves as mv
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import CARD, Sentence, card_fields, which
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.targets import place_of, side_of
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState

NUMBER, NAME = 4, "return"
FORM = f"return {CARD}"
EXAMPLES = ("return any other card here",)


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, targets=which(parts))


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, **card_fields(parts)}


@EVENTS.told
def returned(s: State, who: int, whom: int, card: int, place: int) -> None:
    """An ability returns a card from a place to the hand of its player."""


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    """Everybody has seen the card."""
    card = action - mv.TARGET
    side = side_of(s, card)
    place = place_of(s, card)
    s.played[side][place] &= ~(1 << card)
    s.hands[side] |= 1 << card
    s.seen[side] |= 1 << card
    returned(s, who=seat, whom=side, card=card, place=place)
