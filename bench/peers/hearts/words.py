"""Hearts in people's words, as short as can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.kernel.cards import Card, CardSet, Column, Problem, Schema
from eminence.kernel.kinds import NONE
from eminence.kernel.prose import does

from . import rules
from .rules import CARDS, DECK, SEATS, SUITS, Cards, State

RANKS = "23456789TJQKA"
NAMES = [f"{rank}{suit}" for rank in RANKS for suit in "CDHS"]


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
    record.cost = [card["cost"] for card in rows]
    return record


def _check(rows: Sequence[Card]) -> Iterator[Problem]:
    return iter(())


SCHEMA = Schema(
    record=Cards,
    columns=(Column("name", "what the suit is called", str), Column("cost", "what each of its cards costs", high=1)),
    least=SUITS,
    most=SUITS,
    pack=_pack,
    check=_check,
    entries="suits",
)


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    return {"card": NAMES, "suit": [suit.name for suit in cards]}


def card_text(card: Card) -> str:
    return f"Each of the suit costs {card['cost']}."


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    return NAMES[action]


def event(cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
    kind, who, _, card, number = event
    return {
        rules.TOLD_HAND: f"{does(names[who], 'hold')} {' '.join(_held(number))}.",
        rules.TOLD_BEGIN: f"{does(names[who], 'begin')}.",
        rules.TOLD_PLAY: f"{does(names[who], 'play')} {NAMES[card]}.",
        rules.TOLD_TAKE: f"{does(names[who], 'take')} the trick, which costs {number}.",
    }[kind]


def _held(bits: int) -> list[str]:
    return [name for card, name in enumerate(NAMES) if bits >> card & 1]


def refusal(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, str]:
    return "not-playable", f"{NAMES[action]} cannot be played now."


def status(cards: CardSet, names: Sequence[str], s: State, viewer: int) -> str:
    if s.asked == NONE:
        return "The game is over."
    return "Play a card." if viewer == s.asked else f"Waiting for {names[s.asked]}."


def reasons(cards: CardSet, names: Sequence[str], s: State) -> list[str]:
    points = [0] * SEATS
    rules.score(cast(Cards, cards.record), s, points)
    return [f"{name}: {points[seat]} = {s.taken[seat]} taken" for seat, name in enumerate(names)]


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """Nothing is left out."""


def flaw(cards: CardSet, s: State) -> str | None:
    counts = [0] * CARDS
    rules.census(cast(Cards, cards.record), s, counts)
    if any(s.unseen) or counts != [1] * CARDS:
        return "the cards are not those of a deck."
    sizes = [hand.bit_count() + (card != NONE) for hand, card in zip(s.hands, s.table, strict=True)]
    if len(set(sizes)) > 1 or (s.asked == NONE) != (s.played == DECK):
        return "everybody plays a card in each trick, until none is left."
    return None
