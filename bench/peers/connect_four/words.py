"""Connect Four in people's words, as short as can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eminence.kernel.cards import Card, CardSet, Column, Problem, Schema
from eminence.kernel.kinds import NONE
from eminence.kernel.prose import does

from .rules import BOARD, COLUMNS, FLOOR, HEIGHT, ROWS, SEATS, Cards, State, lined_up

PLACES = [f"{column}{row + 1}" if row < ROWS else "" for column in "abcdefg" for row in range(HEIGHT)]


def _pack(rows: Sequence[Card]) -> Cards:
    return Cards()


def _check(rows: Sequence[Card]) -> Iterator[Problem]:
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
    return {"card": [card.name for card in cards], "place": PLACES}


def card_text(card: Card) -> str:
    return "Four in a line win."


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    return "abcdefg"[action]


def event(cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
    return f"{does(names[event[1]], 'play')} {'abcdefg'[event[2]]}."


def refusal(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, str]:
    return "column-full", f"Column {'abcdefg'[action]} is full."


def status(cards: CardSet, names: Sequence[str], s: State, viewer: int) -> str:
    if s.asked == NONE:
        return "The game is over."
    return "Choose a column." if viewer == s.asked else f"Waiting for {names[s.asked]}."


def reasons(cards: CardSet, names: Sequence[str], s: State) -> list[str]:
    won = [int(lined_up(discs)) for discs in s.discs]
    return [f"{name}: {won[seat]} = {'four' if won[seat] else 'no four'} in a line" for seat, name in enumerate(names)]


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
