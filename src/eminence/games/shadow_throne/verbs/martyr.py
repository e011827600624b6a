"""Martyr: who has it brings influence by dying (ST-14, ST-30)."""

from eminence.games.shadow_throne.characters import card_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import ACTED, DEAD, Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 7, "martyr"
COLUMNS = ("amount",)
NEEDS_AMOUNT = True
WORTH_AMOUNT = 15


@EVENTS.told
def martyred(s: State, who: int, card: int, amount: int) -> None:
    """A character's death brings influence."""


@inline
def legacy(cards: Cards, character: int) -> int:
    return cards.amount[card_of(character)] if character & DEAD != 0 and character & ACTED != 0 else 0


@inline
def dies(cards: Cards, s: State, seat: int, character: int) -> None:
    amount = legacy(cards, character)
    if amount > 0:
        s.influence[seat] += amount
        martyred(s, who=seat, card=card_of(character), amount=amount)
