"""Convert: those whom it is for go over to its faction, once everybody of a number has acted (ST-6, ST-33)."""

from eminence.games.shadow_throne.characters import card_of, faction_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import PULLED_AT, TOKENS_AT, Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 2, "convert"
COLUMNS = ("amount", "ranks", "factions", "waves")
SPARES_OWN_FACTION = True
WORTH_TARGET, HARM = 14, 200
OUTCOME = "converting"


@EVENTS.told
def converted(s: State, who: int, by: int, faction: int, amount: int) -> None:
    """A character converts those whom it has struck, and gives them so much power."""


@inline
def hit(cards: Cards, card: int, target: int) -> int:
    return (target | 1 << (PULLED_AT + cards.faction[card])) + (cards.amount[card] << TOKENS_AT)


@inline
def tell(cards: Cards, s: State, who: int, by: int) -> None:
    converted(s, who=who, by=by, faction=cards.faction[by], amount=cards.amount[by])


@inline
def push(cards: Cards, s: State, card: int, crowd: int) -> int:
    return (1 + cards.amount[card]) * crowd // 100


def outcome(cards: Cards, card: int, character: int) -> bool:
    return faction_of(character) == cards.faction[card] != cards.faction[card_of(character)]
