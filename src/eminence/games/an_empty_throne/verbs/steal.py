"""Bring a card of the opponent to one's own side of the same place: `steal their lower card here`."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import moves as mv
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import CARD, Sentence, card_fields, which
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.targets import place_of
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState

NUMBER, NAME = 5, "steal"
FORM = f"steal {CARD.replace('my|their|any', 'their')}"
EXAMPLES = ("steal their lower card here",)


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, targets=which(parts))


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, **card_fields(parts)}


@EVENTS.told
def stolen(s: State, who: int, card: int, place: int) -> None:
    """An ability brings a card of the opponent to one's own side of the same place."""


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    card = action - mv.TARGET
    place = place_of(s, card)
    s.played[1 - seat][place] &= ~(1 << card)
    s.played[seat][place] |= 1 << card
    stolen(s, who=seat, card=card, place=place)
