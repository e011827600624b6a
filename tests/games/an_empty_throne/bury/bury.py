"""Bury a played card: it goes to its player's side of The Tombs. `bury their card here`"""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import moves as mv
from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import CARD, Sentence, card_fields, which
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.targets import place_of, side_of
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState

NUMBER, NAME = 8, "bury"
FORM = f"bury {CARD}"
EXAMPLES = ("bury their card here",)


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, targets=which(parts))


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, **card_fields(parts)}


@EVENTS.told
def buried(s: State, who: int, whom: int, card: int, place: int) -> None:
    """A card goes from a place to The Tombs."""


@inline
def targets(cards: Cards, s: State, sentence: int, found: int) -> int:
    return found & ~(s.played[0][st.TOMBS] | s.played[1][st.TOMBS])


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    card = action - mv.TARGET
    side = side_of(s, card)
    place = place_of(s, card)
    s.played[side][place] &= ~(1 << card)
    s.played[side][st.TOMBS] |= 1 << card
    buried(s, who=seat, whom=side, card=card, place=place)
