"""Extra card: who has it lets its owner bring another card of the hand at once (ST-19, ST-25)."""

from eminence.games.shadow_throne.characters import enter, invited
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import DOWN, NOBODY, UNAFFORDABLE_ATTEMPT, Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 6, "extra-card"
COLUMNS = ("ranks", "factions")
WORTH = 25


@EVENTS.told
def brought(s: State, who: int, by: int, card: int, price: int, income: int) -> None:
    """A character brings an extra card."""


@EVENTS.told
def nobody_brought(s: State, who: int, by: int) -> None:
    """A character could bring an extra card, and its owner does without."""


@EVENTS.told
def called_in_vain(s: State, who: int, by: int, card: int, price: int) -> None:
    """An extra card that its owner cannot pay is turned face down."""


@inline
def may_bring(cards: Cards, s: State, seat: int, by: int, card: int) -> bool:
    """What cannot be paid may be brought only where that may be tried (ST-25)."""
    payable = (cards.price[card] <= s.gold[seat]) | (s.options[UNAFFORDABLE_ATTEMPT] == 1)
    return invited(cards, by, card) and payable


@inline
def bring(cards: Cards, s: State, seat: int, by: int, card: int) -> None:
    """It costs what is printed and no hush money; one that cannot be paid is lost (ST-19, ST-25)."""
    if card == NOBODY:
        nobody_brought(s, who=seat, by=by)
    elif cards.price[card] > s.gold[seat]:
        enter(cards, s, seat, card, DOWN)
        called_in_vain(s, who=seat, by=by, card=card, price=cards.price[card])
    else:
        enter(cards, s, seat, card, 0)
        s.gold[seat] -= cards.price[card]
        price = cards.price[card]
        brought(s, who=seat, by=by, card=card, price=max(price, 0), income=max(-price, 0))
