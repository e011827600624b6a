"""An Empty Throne: names and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from eminence.games.an_empty_throne import sentences, verbs
from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.state import Cards
from eminence.kernel.cards import Card, CardProblem, CardSet, Column, Schema
from eminence.kernel.translation import Message

PLACE_NAMES = ("field 1", "field 2", "field 3", "the tombs")
PLACE_TEXTS = ("Field 1", "Field 2", "Field 3", "The Tombs")
"""As places are called in prose."""
HALVES = ("recruit", "impact")
MODES = ("recruit", "impact", "both")
"""What a play to a Field uses."""
COALITIONS = ("same value", "same kith", "four values", "four kiths")
"""By the bits of `state.SAME_VALUE` and its fellows."""
HOMES = ("starting", "field", "tombs")
"""The columns with the values of a Kith's cards, in the order in which cards are numbered."""


class Member(NamedTuple):
    """One card: its Kith's number, its value, and the column that says where it begins."""

    kith: int
    value: int
    home: str


def all_cards(kiths: Sequence[Card]) -> list[Member]:
    """All cards of a set, by number: the starting cards, the Field decks, The Tombs; a Kith's cards by value."""
    return [
        Member(kith, value, home) for home in HOMES for kith, row in enumerate(kiths) for value in sorted(row[home])
    ]


def named(cards: CardSet, card: int) -> str:
    """A card's name; a second one of the same Kith and value is told apart by a letter: Heralds-3b (ET-47)."""
    known: dict[int, str] = cards.cache.setdefault("names", {})
    if card not in known:
        known[card] = _name(cards, card)
    return known[card]


def _name(cards: CardSet, card: int) -> str:
    record = packed(cards)
    if not record.every >> card & 1:
        return f"(no card {card})"
    kith, value = record.kith[card], record.value[card]
    twins = (record.of_kith[kith] & record.of_value[value] & ((1 << card) - 1)).bit_count()
    return f"{cards.cards[kith].name}-{value}{chr(ord('a') + twins) if twins else ''}"


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    count = packed(cards).every.bit_count()
    return {
        "card": [*(named(cards, card) for card in range(count)), *[""] * (st.CARDS - count)],
        "place": PLACE_NAMES,
        "use": (*PLACE_NAMES, "move"),
        "phase": st.PHASES,
        "sentence": [sentence_name(cards, at) for at in range(st.ALL_SENTENCES)],
        "kith": [*(row.name for row in cards), *[""] * (st.KITHS - len(cards))],
        "half": HALVES,
        "mode": MODES,
        "verb": verbs.NAMES,
        "coalition": COALITIONS,
        "value": [str(value) for value in range(st.VALUES)],
    }


def part_of(sentence: int) -> tuple[int, str, int]:
    """The Kith, the half (recruit or impact) and the number of a sentence, counted from 0."""
    return sentence // st.KITH_SENTENCES, HALVES[sentence % st.KITH_SENTENCES // st.ABILITY], sentence % st.ABILITY


def sentence_name(cards: CardSet, sentence: int) -> str:
    """How a position's text calls a sentence: `Drovers recruit 2`."""
    kith, half, number = part_of(sentence)
    if kith >= len(cards) or number >= len(cards.cards[kith][half]):
        return ""
    return f"{cards.cards[kith].name} {half} {number + 1}"


def packed(cards: CardSet) -> Cards:
    return cast(Cards, cards.record)


# --- What a card does -------------------------------------------------------------------------------------------------


def card_text(card: Card) -> Message:
    """What a Kith's cards are and do, made from their data."""
    homes = [_values(home, sorted(card[home])) for home in HOMES if card[home]]
    recruit, impact = (_ability_text(card, half) for half in HALVES)
    return Message("card-text", homes=homes, recruit=recruit, impact=impact)


def _values(home: str, values: list[int]) -> Message:
    if len(values) > 2 and values == list(range(values[0], values[-1] + 1)):
        return Message("values-run", home=home, low=values[0], high=values[-1])
    return Message("values-some", home=home, values=values)


def _ability_text(card: Card, half: str) -> Message:
    """A Kith's Recruit or Impact in sentences, or that it has none."""
    said = [sentence_text(card, half, at, start=at == 0) for at in range(len(card[half]))]
    return Message("ability-text", half=HALVES.index(half), **_numbered(said))


def sentence_text(card: Card, half: str, at: int, start: bool = False) -> Message:
    """One sentence of an ability, as a question goes on: `draw the top card of this deck`."""
    return sentences.message(card[half][at], HALVES.index(half), start)


def short_text(card: Card, half: str) -> Message | None:
    """A Kith's Recruit or Impact in a few words, if it has one."""
    said = [sentences.brief(text) for text in card[half]]
    return Message("brief-text", **_numbered(said)) if said else None


def card_parts(card: Card) -> dict[str, Message]:
    """A Kith's Recruit and Impact each by itself, in sentences and in a few words."""
    whole = {half: _ability_text(card, half) for half in HALVES}
    brief = {half: short_text(card, half) for half in HALVES}
    return whole | {
        f"{half}-brief": Message("ability-text", half=HALVES.index(half), count=1, first=said)
        for half, said in brief.items()
        if said is not None
    }


def _numbered(said: list[Message]) -> dict[str, Any]:
    return {"count": len(said), **dict(zip(("first", "second", "third"), said, strict=False))}


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
    for at, member in enumerate(all_cards(rows)):
        record.every |= 1 << at
        record.kith[at], record.value[at] = member.kith, member.value
        record.of_kith[member.kith] |= 1 << at
        record.of_value[member.value] |= 1 << at
        if member.home == "field":
            record.field_cards |= 1 << at
        elif member.home == "tombs":
            record.tombs_cards |= 1 << at
        for value in range(member.value + 1, st.VALUES):
            record.lower[value] |= 1 << at
    for kith, row in enumerate(rows):
        for half, start in zip(HALVES, (st.RECRUIT_AT, st.IMPACT_AT), strict=True):
            for number, text in enumerate(row[half]):
                place = st.KITH_SENTENCES * kith + start + number
                read = sentences.read(text)
                assert read is not None
                record.verb[place], record.decks[place], record.to[place] = read.verb, read.decks, read.to
                record.targets[place], record.partners[place] = read.targets, read.partners
    return record


LEAST_FIELD = 2 * st.FIELDS
MOST_TWINS = 26
"""Told apart by letters."""


def _check(rows: Sequence[Card]) -> Iterator[CardProblem]:
    starting, field, tombs = (sum(len(row[home]) for row in rows) for home in HOMES)
    if starting != st.STARTERS:
        yield CardProblem(1, Message("problem-starting", count=starting, least=st.STARTERS))
    if field < LEAST_FIELD or field % st.FIELDS:
        yield CardProblem(1, Message("problem-field", count=field, least=LEAST_FIELD, decks=st.FIELDS))
    if not tombs:
        yield CardProblem(1, Message("problem-tombs"))
    if starting + field + tombs > st.CARDS:
        yield CardProblem(1, Message("problem-too-many", count=starting + field + tombs, most=st.CARDS))
    for row in rows:
        if not any(row[home] for home in HOMES):
            yield CardProblem(row.line(""), Message("problem-no-cards", given=row.name))
        values = [value for home in HOMES for value in row[home]]
        for value in {value for value in values if values.count(value) > MOST_TWINS}:
            yield CardProblem(row.line(""), Message("problem-twins", given=f"{row.name}-{value}", most=MOST_TWINS))
        for half in HALVES:
            for text in row[half]:
                if sentences.read(text) is None:
                    wrong = Message("problem-ability", column=half, what=sentences.wrong(text))
                    yield CardProblem(row.line(half), wrong)


SCHEMA = Schema(
    record=Cards,
    columns=(
        Column("name", Message("column-name"), str),
        Column("colour", Message("column-colour"), str, default=""),
        Column("starting", Message("column-starting"), high=9, most=st.STARTERS, default=()),
        Column("field", Message("column-field"), high=9, most=st.CARDS, default=()),
        Column("tombs", Message("column-tombs"), high=9, most=st.CARDS, default=()),
        Column("recruit", Message("column-recruit"), str, most=st.SENTENCES, default=()),
        Column("impact", Message("column-impact"), str, most=st.SENTENCES, default=()),
    ),
    least=2,
    most=st.KITHS,
    pack=_pack,
    check=_check,
    entries="Kiths",
)
