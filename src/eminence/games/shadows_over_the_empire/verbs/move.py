"""Move tokens of one's own from a card to another."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.nouns import SOURCE, Place, Teller, amount, brief_noun, noun
from eminence.games.shadows_over_the_empire.rows import AMOUNT, SECOND, TARGET, Row
from eminence.games.shadows_over_the_empire.state import JUST, WITH_YOURS, Cards, State
from eminence.games.shadows_over_the_empire.table import put, take
from eminence.kernel.primitives import inline
from eminence.kernel.translation import Message

NUMBER, NAME = 5, "move"
FORMS = (f"move {AMOUNT} from {TARGET} to {SECOND}",)
EXAMPLES = (
    "move 1 from self to adjacent citizen",
    "move up to 2 from anywhere character to adjacent citizen",
    "move any from self to adjacent citizen",
)
HAS_SECOND = True
LINK = "to"
PAYABLE = False
SAYS = {"state": WITH_YOURS}


@EVENTS.told
def moved(s: State, who: int, card: int, target: int, count: int) -> None:
    """Tokens go from one card to another."""


@inline
def targets(cards: Cards, s: State, row: int, actor: int, cells: int) -> int:
    return cells & s.has[actor]


@inline
def do(cards: Cards, s: State, row: int, seat: int, cell: int) -> None:
    count = min(s.amount if s.amount > 0 else cards.amount[row], s.tokens[seat][cell])
    take(s, seat, cell, count)
    put(s, seat, s.second, count)
    moved(s, who=seat, card=s.grid[cell], target=s.grid[s.second], count=count)


def deed(row: Row, teller: Teller) -> Message:
    which = noun(row.cards, teller, place=Place(SOURCE, amid=True))
    return Message("deed-move", which=which, second=noun(row.others, teller), **amount(row))


def it(row: Row) -> Message:
    return Message("receiving-card", several=(row.how_many, row.amount) != (JUST, 1))


def brief(row: Row) -> Message:
    return Message("brief-move", which=brief_noun(row.cards), second=brief_noun(row.others), **amount(row))
