"""Kill: those whom it is for die, once everybody of a number has acted (ST-6)."""

from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import DEAD, HIT, Cards, State
from eminence.kernel.primitives import inline

NUMBER, NAME = 1, "kill"
COLUMNS = ("ranks", "factions", "waves")
WORTH_TARGET, HARM = 6, 175
OUTCOME = "killing"


@EVENTS.told
def killed(s: State, who: int, by: int) -> None:
    """A character kills those whom it has struck."""


@inline
def hit(cards: Cards, card: int, target: int) -> int:
    return target | HIT


@inline
def tell(cards: Cards, s: State, who: int, by: int) -> None:
    killed(s, who=who, by=by)


def outcome(cards: Cards, card: int, character: int) -> bool:
    return character & DEAD != 0
