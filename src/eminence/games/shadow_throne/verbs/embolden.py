"""Embolden: those whom it is for get +1 tokens, also when they enter in the next wave (ST-9)."""

from eminence.games.shadow_throne.characters import reached, wave_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import NEXT_WAVE, OWN_WAVE, TOKENS_AT, WAVES, Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 3, "embolden"
COLUMNS = ("amount", "ranks", "factions", "waves")
NEEDS_AMOUNT = True
WORTH_TARGET = 14


@EVENTS.told
def emboldened(s: State, who: int, by: int, amount: int) -> None:
    """A character gives power to those whom it has struck."""


@inline
def hit(cards: Cards, card: int, target: int) -> int:
    return target + (cards.amount[card] << TOKENS_AT)


@inline
def tell(cards: Cards, s: State, who: int, by: int) -> None:
    emboldened(s, who=who, by=by, amount=cards.amount[by])


@inline
def rally(cards: Cards, card: int) -> int:
    return cards.amount[card]


@inline
def push(cards: Cards, s: State, card: int, crowd: int) -> int:
    if cards.reach[card] == OWN_WAVE:
        return cards.amount[card] * crowd // 100
    if cards.reach[card] == NEXT_WAVE:
        return cards.amount[card] * crowd * (s.wave < WAVES) // 100
    return cards.amount[card] * (crowd // 100 + standing(cards, s, card))


@inline
def standing(cards: Cards, s: State, card: int) -> int:
    """How many an ability finds in the waves before."""
    count = 0
    for seat in range(s.seats):
        for at in range(s.fielded[seat]):
            character = s.line[seat][at]
            count += reached(cards, s, card, character) and wave_of(character) < s.wave
    return count
