"""Sealed Crowns: what lies on the table, as records, and the columns of its cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from eminence.kernel.cards import Card, CardProblem, Column, Schema
from eminence.kernel.kinds import Counts, Name, Names, Seat, Seats
from eminence.kernel.record import Record, field

SEATS, KINDS, HAND = 5, 5, 3
PHASES = ("sealing", "objecting", "spying", "barring", "over")
SEALING, OBJECTING, SPYING, BARRING, OVER = range(len(PHASES))


class Cards(Record):
    """A card set, packed: for each kind of card its strength, its crowns and its copies."""

    strength: list[int] = field("i1", KINDS)
    crowns: list[int] = field("i1", KINDS)
    copies: list[int] = field("i1", KINDS)


class State(Record):
    """A game in progress."""

    options: list[int] = field("i2", 2, shown=False)
    seats: int = field("i1")
    phase: int = field("i1", kind=Name("phase"))
    asked: int = field("i1", kind=Seat())
    """Who decides, unless all do."""
    rival: int = field("i1", kind=Seat())
    barred: int = field("i1", kind=Name("card"))
    """The card that has no strength if `rival` plays it."""
    spent: int = field("i1", kind=Seats())
    """Who has no veto left."""
    hands: list[list[int]] = field("i1", SEATS, HAND, kind=Names("card"))
    knows: list[list[int]] = field("i1", SEATS, SEATS, kind=Counts("seat"))
    """For each hand, who has seen its first card."""
    played: list[int] = field("i1", SEATS, kind=Name("card"))
    """A sealed card, which is in its hand still; from the reveal on, a card on the table."""
    won: list[list[int]] = field("i1", SEATS, KINDS, kind=Counts("card"))
    bag: list[int] = field("i1", KINDS, kind=Counts("card"))
    lost: list[int] = field("i1", KINDS, kind=Counts("card"))


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
    for at, card in enumerate(rows):
        record.strength[at], record.crowns[at], record.copies[at] = card["strength"], card["crowns"], card["copies"]
    return record


def _check(rows: Sequence[Card]) -> Iterator[CardProblem]:
    if sum(card["copies"] for card in rows) < SEATS * (HAND + 1):
        yield CardProblem(rows[0].line("copies"), f"{SEATS * (HAND + 1)} cards are needed for {SEATS} seats.")


SCHEMA = Schema(
    record=Cards,
    columns=(
        Column("name", "what the card is called", str),
        Column("strength", "what wins a round", low=1, high=20),
        Column("crowns", "what it is worth when won", high=3),
        Column("copies", "how many there are", low=1, high=20),
    ),
    least=KINDS,
    most=KINDS,
    pack=_pack,
    check=_check,
)
