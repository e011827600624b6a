"""Move a played card: `move any card anywhere to elsewhere`. It stays on its player's side; nobody draws (ET-22)."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import moves as mv
from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.events import EVENTS
from eminence.games.an_empty_throne.grammar import CARD, TO, Sentence, card_fields, which
from eminence.games.an_empty_throne.state import Cards, State
from eminence.games.an_empty_throne.targets import destination, place_of, side_of
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline
from eminence.kernel.rng import RngState
from eminence.kernel.translation import Message, refused, slug

NUMBER, NAME = 3, "move"
FORM = f"move {CARD} to (here|the tombs|elsewhere)"
EXAMPLES = ("move any card anywhere to elsewhere", "move my other card anywhere to here")
SECOND, SECOND_QUESTION = mv.PLACE, "where-to-move"


def read(parts: list[str]) -> Sentence:
    return Sentence(NUMBER, to=TO[parts[4]], targets=which(parts))


def fields(parts: list[str], manner: str, half: dict[str, int]) -> dict[str, Any]:
    return {**half, **card_fields(parts), "to": slug(parts[4])}


@EVENTS.told
def shifted(s: State, who: int, whom: int, card: int, place: int) -> None:
    """An ability moves a card; it stays on its player's side."""


@inline
def targets(cards: Cards, s: State, sentence: int, found: int) -> int:
    to = destination(cards, s, sentence)
    return found if to == st.ELSEWHERE else found & ~(s.played[0][to] | s.played[1][to])


@inline
def asks_twice(cards: Cards, sentence: int) -> bool:
    return cards.to[sentence] == st.ELSEWHERE


@inline
def seconds(cards: Cards, s: State, sentence: int) -> int:
    """Every other place."""
    return ((1 << st.PLACES) - 1) & ~(1 << place_of(s, s.first))


@inline
def do(cards: Cards, s: State, seat: int, sentence: int, action: int, rng: RngState) -> None:
    card = action - mv.TARGET if s.first == NONE else s.first
    place = destination(cards, s, sentence) if s.first == NONE else action - mv.PLACE
    side = side_of(s, card)
    s.played[side][place_of(s, card)] &= ~(1 << card)
    s.played[side][place] |= 1 << card
    shifted(s, who=seat, whom=side, card=card, place=place)


def refuse(cards: Cards, s: State, action: int, found: int, asked: dict[str, Any]) -> Message | None:
    """Written like the Action that moves a card, the answer says too much at once."""
    if not mv.MOVING <= action < mv.TARGET:
        return None
    card, place = divmod(action - mv.MOVING, st.PLACES)
    if not found >> card & 1:
        return refused("not-a-target", **asked, card=card)
    return refused("one-by-one", card=card, then="place" if asks_twice(cards, s.sentence) else "nothing", place=place)


def refuse_second(s: State, answer: int) -> Message:
    return refused("same-place", card=s.first, place=answer)
