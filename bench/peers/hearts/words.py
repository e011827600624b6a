"""Hearts in people's words, as short as can be; the sentences are in words/en.ftl."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.kernel.cards import Card, CardProblem, CardSet, Column, Schema
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import UNEXPLAINED, Message

from . import rules
from .rules import CARDS, DECK, MOVES, SEATS, SUITS, Cards, State

RANKS = "23456789TJQKA"
NAMES = [f"{rank}{suit}" for rank in RANKS for suit in "CDHS"]


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
    record.cost = [card["cost"] for card in rows]
    return record


def _check(rows: Sequence[Card]) -> Iterator[CardProblem]:
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


def card_text(card: Card) -> Message:
    return Message("card-text", cost=card["cost"])


def notation(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, ...]:
    return (MOVES.of(action).to_text(action, vocabulary(cards)),)


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Message:
    return UNEXPLAINED if rules.playable(s, seat) >> action & 1 else Message("refusal-not-playable", card=action)


def status(cards: CardSet, s: State, viewer: int) -> Message:
    if s.asked == NONE:
        return Message("status-over")
    return Message("status-asked") if viewer == s.asked else Message("status-waiting", who=s.asked)


def reasons(cards: CardSet, s: State) -> list[Message]:
    points = [0] * SEATS
    rules.score(cast(Cards, cards.record), s, points)
    return [Message("reason", who=seat, points=points[seat], cost=s.taken[seat]) for seat in range(SEATS)]


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
