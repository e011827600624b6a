"""Draw the top card of a deck: `draw from here`."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne.grammar import DECKS, Sentence
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.table import draw_from
from eminence.games.an_empty_throne.targets import chosen_deck
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState
from eminence.kernel.translation import slug

NUMBER, NAME, FROM_DECK = 1, "draw", True
FORM = "draw from (here|any deck|any field|the tombs)"
EXAMPLES = ("draw from here", "draw from any deck")


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, decks=DECKS[parts[0]])


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, "decks": slug(parts[0])}


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    draw_from(s, seat, chosen_deck(cards, s, sentence, action), rng)
