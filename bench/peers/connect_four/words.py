"""Connect Four in people's words, as short as can be; the sentences are in words/en.ftl."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eminence.kernel.cards import Card, CardProblem, CardSet, Column, Schema
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import UNEXPLAINED, Message

from .rules import BOARD, COLUMNS, FLOOR, HEIGHT, MOVES, ROWS, SEATS, Cards, State, lined_up

NAMES = "abcdefg"
PLACES = [f"{column}{row + 1}" if row < ROWS else "" for column in NAMES for row in range(HEIGHT)]


def _pack(rows: Sequence[Card]) -> Cards:
    return Cards()


def _check(rows: Sequence[Card]) -> Iterator[CardProblem]:
    return iter(())


SCHEMA = Schema(
    record=Cards,
    columns=(Column("name", "what the player's discs are called", str),),
    least=SEATS,
    most=SEATS,
    pack=_pack,
    check=_check,
    entries="discs",
)


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    return {"card": [card.name for card in cards], "column": NAMES, "place": PLACES}


def card_text(card: Card) -> Message:
    return Message("card-text")


def notation(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, ...]:
    return (MOVES.of(action).to_text(action, vocabulary(cards)),)


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Message:
    full = (s.discs[0] | s.discs[1]) >> HEIGHT * action + ROWS - 1 & 1
    return Message("refusal-column-full", column=action) if full else UNEXPLAINED


def status(cards: CardSet, s: State, viewer: int) -> Message:
    if s.asked == NONE:
        return Message("status-over")
    return Message("status-asked") if viewer == s.asked else Message("status-waiting", who=s.asked)


def reasons(cards: CardSet, s: State) -> list[Message]:
    return [Message("reason", who=seat, points=int(lined_up(discs))) for seat, discs in enumerate(s.discs)]


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    if "asked" not in given and s.discs[0] | s.discs[1] != BOARD and not any(map(lined_up, s.discs)):
        s.asked = int(s.discs[0].bit_count() + s.options[0] > s.discs[1].bit_count())


def flaw(cards: CardSet, s: State) -> str | None:
    taken = s.discs[0] | s.discs[1]
    floating = any(
        (column := taken >> HEIGHT * at & (1 << HEIGHT) - 1) & column + 1 or column >> ROWS for at in range(COLUMNS)
    )
    if s.discs[0] & s.discs[1] or floating or taken & ~(FLOOR * ((1 << ROWS) - 1)):
        return "every place has one disc, with another below it."
    if (s.asked == NONE) != (taken == BOARD or any(map(lined_up, s.discs))):
        return "somebody plays until four are in a line or the board is full."
    return None
