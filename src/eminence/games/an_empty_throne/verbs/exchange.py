"""Let two played cards change places: `exchange any card here with any card anywhere`."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import moves as mv
from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import CARD, SECOND_CARD, Sentence, card_fields, which
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.targets import fitting, place_of, side_of
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState
from eminence.kernel.translation import Message, refused

NUMBER, NAME = 6, "exchange"
FORM = f"exchange {CARD} with {SECOND_CARD}"
EXAMPLES = ("exchange any card here with any card anywhere",)
SECOND, SECOND_QUESTION = mv.TARGET, "exchange-with"


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, targets=which(parts), partners=which(parts[4:]))


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {
        "target": Message(f"{manner}-target", **half, **card_fields(parts)),
        "second_target": Message(f"{manner}-second-target", **half, **card_fields(parts[4:])),
    }


@EVENTS.told
def exchanged(
    s: State, who: int, whom: int, card: int, place: int, partner_of: int, partner: int, partner_place: int
) -> None:
    """Two played cards change places; told with where each lay, and on whose side."""


@inline
def partners(cards: Cards, s: State, sentence: int, side: int, place: int) -> int:
    """What a card on one side of a place may be exchanged with: nothing of that same side (ET-25)."""
    return fitting(cards, s, cards.partners[sentence], place) & ~s.played[side][place]


@inline
def targets(cards: Cards, s: State, sentence: int, found: int) -> int:
    """Only those that have a partner (ET-41)."""
    paired = 0
    for side in range(st.SEATS):
        for place in range(st.PLACES):
            group = found & s.played[side][place]
            if group != 0 and partners(cards, s, sentence, side, place) != 0:
                paired |= group
    return paired


@inline
def asks_twice(cards: Cards, sentence: int) -> bool:
    return True


@inline
def seconds(cards: Cards, s: State, sentence: int) -> int:
    return partners(cards, s, sentence, side_of(s, s.first), place_of(s, s.first))


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    card = s.first
    partner = action - mv.TARGET
    side = side_of(s, card)
    place = place_of(s, card)
    partner_side = side_of(s, partner)
    partner_place = place_of(s, partner)
    both = 1 << card | 1 << partner
    s.played[side][place] ^= both
    s.played[partner_side][partner_place] ^= both
    exchanged(
        s,
        who=seat,
        whom=side,
        card=card,
        place=place,
        partner_of=partner_side,
        partner=partner,
        partner_place=partner_place,
    )


def refuse_second(s: State, answer: int) -> Message:
    return refused("not-a-pair", card=s.first, partner=answer)
