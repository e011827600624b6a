"""Silence: those whom it is for cannot use abilities of higher numbers (ST-34)."""

from collections.abc import Iterator, Sequence

from eminence.games.shadow_throne.characters import card_of, wave_of
from eminence.games.shadow_throne.events import EVENTS
from eminence.games.shadow_throne.state import ACTED, NUMBERS, SILENT, Cards, State
from eminence.kernel.cards import Card, CardProblem
from eminence.kernel.kinds import NONE
from eminence.kernel.message import Message
from eminence.kernel.primitives import inline

NUMBER, NAME = 4, "silence"
COLUMNS = ("ranks", "factions", "waves")
WORTH_TARGET = 5


def problems(rows: Sequence[Card]) -> Iterator[CardProblem]:
    for card in rows:
        if card["number"] == NUMBERS:
            yield CardProblem(card.line("number"), Message("problem-silence-number", most=NUMBERS))


@EVENTS.told
def silenced(s: State, who: int, by: int) -> None:
    """A character silences those whom it has struck."""


@inline
def hit(cards: Cards, card: int, target: int) -> int:
    """Silence is for those whom it prevents from anything (ST-34); who has stayed has no ability left (ST-15)."""
    prevents = cards.number[card_of(target)] > 0 and target & ACTED == 0 and wave_of(target) > 0
    return target | SILENT if prevents else NONE


@inline
def tell(cards: Cards, s: State, who: int, by: int) -> None:
    silenced(s, who=who, by=by)
