"""Stay: who has it waits in the field for the next battle, after a defeat (ST-15)."""

from collections.abc import Iterator, Sequence

from eminence.games.shadow_throne.characters import card_of, wave_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import ACTED, DEAD, STAYERS, Cards, State
from eminence.kernel.cards import Card, CardProblem
from eminence.kernel.message import Message
from eminence.kernel.primitives import inline

NUMBER, NAME = 5, "stay"
COLUMNS = ()
WORTH = 25


def problems(rows: Sequence[Card]) -> Iterator[CardProblem]:
    if sum(card["copies"] for card in rows) > STAYERS:
        yield CardProblem(rows[-1].line("copies"), Message("problem-stay-copies", most=STAYERS))


@EVENTS.told
def stayed(s: State, who: int, card: int) -> None:
    """A character waits in the field for the next battle."""


@EVENTS.told
def departed(s: State, who: int, card: int) -> None:
    """A character that had stayed goes back into the deck."""


@inline
def stays(cards: Cards, character: int, winners: int) -> bool:
    """Whether the ability has triggered, alive, and its side lost (ST-15)."""
    lost = winners >> cards.faction[card_of(character)] & 1 == 0
    return character & ACTED != 0 and character & DEAD == 0 and lost


@inline
def tell_after(cards: Cards, s: State, who: int, character: int, winners: int) -> None:
    if stays(cards, character, winners):
        stayed(s, who=who, card=card_of(character))
    elif wave_of(character) == 0:
        departed(s, who=who, card=card_of(character))
