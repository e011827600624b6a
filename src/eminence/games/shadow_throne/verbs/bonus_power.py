"""Bonus power: who has it gets power if its owner is poor when it acts (ST-13, ST-30)."""

from eminence.games.shadow_throne.characters import card_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import BONUS, POOR, Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 8, "bonus-power"
COLUMNS = ("amount",)
NEEDS_AMOUNT = True
WORTH_AMOUNT = 7


@EVENTS.told
def bonus_gained(s: State, who: int, card: int, amount: int, limit: int) -> None:
    """A character gets its bonus power, since its owner has no more gold than the limit."""


@inline
def bonus(cards: Cards, card: int, gold: int) -> int:
    return cards.amount[card] if gold <= POOR else 0


@inline
def use(cards: Cards, s: State, seat: int, at: int) -> None:
    card = card_of(s.line[seat][at])
    amount = bonus(cards, card, s.gold[seat])
    if amount > 0:
        s.line[seat][at] |= BONUS
        bonus_gained(s, who=seat, card=card, amount=amount, limit=POOR)
