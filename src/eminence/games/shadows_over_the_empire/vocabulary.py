"""Shadows over the Empire: names and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import cast

from eminence.games.shadows_over_the_empire import briefs, checks, layouts, nouns, prose, sentences, verbs
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.checks import FACTION_NAMES, KIND_NAMES, LEVEL_NAMES, TYPE_NAMES
from eminence.games.shadows_over_the_empire.filters import TRAIT_BITS, Filter
from eminence.games.shadows_over_the_empire.nouns import Teller, trait_names
from eminence.games.shadows_over_the_empire.rows import Row
from eminence.games.shadows_over_the_empire.state import Cards
from eminence.kernel.cards import Card, CardSet, Column, Schema
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import Message

TRAIT_NAMES = tuple(TRAIT_BITS)
ALL_TRAITS = sum(TRAIT_BITS.values())


def numbered(rows: Sequence[Card]) -> dict[int, Card]:
    """All cards of a set, by number: citizens as the file has them, Leaders by faction and level."""
    found = dict(enumerate(row for row in rows if row["kind"] == "citizen"))
    for row in rows:
        level = LEVEL_NAMES.index(row["level"])
        if row["kind"] == "leader":
            found[st.LEADER + FACTION_NAMES.index(row["faction"]) + st.FACTIONS * level] = row
        elif row["kind"] == "distinct":
            found[st.DISTINCT + level] = row
    return found


def _by_number(cards: CardSet) -> dict[int, Card]:
    """The cards by number, found once for every set."""
    if "by_number" not in vars(cards):
        vars(cards)["by_number"] = numbered(cards.cards)
    return cast(dict[int, Card], vars(cards)["by_number"])


def card_at(cards: CardSet, number: int) -> Card:
    """The file's entry for a card."""
    return _by_number(cards)[number]


def named(cards: CardSet, number: int) -> str:
    """A card's name."""
    found = _by_number(cards).get(number)
    return found.name if found else f"(no card {number})"


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    known, record = _by_number(cards), packed(cards)
    names = [known[number].name if number in known else "" for number in range(st.CARDS)]
    return {
        "card": names,
        "citizen": names[: st.CITIZENS],
        "cell": layouts.CELL_NAMES,
        "direction": layouts.DIRECTIONS,
        "phase": st.PHASES,
        "stage": st.STAGES,
        "question": st.QUESTIONS,
        "verb": verbs.NAMES,
        "faction": FACTION_NAMES,
        "trait": TRAIT_NAMES,
        "ending": st.ENDINGS,
        "part": [
            f"{name} {row + 1}" if record.verb[card * st.ROWS + row] != st.END else ""
            for card, name in enumerate(names)
            for row in range(st.ROWS)
        ],
    }


def packed(cards: CardSet) -> Cards:
    return cast(Cards, cards.record)


# --- What a card does -------------------------------------------------------------------------------------------------


def card_text(card: Card) -> Message:
    """What a card is and does, made from its data."""
    told = {"traits": trait_names(Filter(traits=ALL_TRAITS, having=_traits(card))), "ability": ability_text(card)}
    if card["kind"] == "leader":
        special = {"compulsory": Message(f"trait-{card['compulsory']}"), "wild": Message(f"trait-{card['wild']}")}
        return Message("text-of-leader", type=card["ability"], **told, **special)
    return Message("text", type=card["ability"], **told)


def card_parts(card: Card) -> dict[str, Message]:
    """A card's ability alone, after its type."""
    return {"ability": Message("text-of-ability", type=card["ability"], ability=ability_text(card))}


def ability_text(card: Card) -> Message:
    """A card's ability in sentences."""
    return prose.ability(ability_rows(card), _teller(card), *_trigger(card))


def effect_text(card: Card, row: int, it: str = "") -> Message:
    """One row of a card's ability, as a question goes on; `it` is the name of the card of the row before, if known."""
    teller = _teller(card)
    return prose.clause(ability_rows(card), row, replace(teller, it=nouns.named(it)) if it else teller)


def answer_text(card: Card, row: int) -> Message:
    """One of the two options of a card's ability, as whoever chooses should hear it."""
    return prose.answer(ability_rows(card), row, _teller(card))


def brief(card: Card) -> Message:
    """A card's ability in a few words."""
    return briefs.brief(ability_rows(card), *_trigger(card))


def ability_rows(card: Card) -> list[Row]:
    """The rows of a card's ability."""
    return [row for text in card["effects"] for row in sentences.read(text)]


def _trigger(card: Card) -> tuple[int, Filter | None]:
    return sentences.read_trigger(card["trigger"]) if card["trigger"] else (st.NO_EVENT, None)


def _traits(card: Card) -> int:
    return sum(TRAIT_BITS[trait] for trait in card["traits"])


def _teller(card: Card) -> Teller:
    kind = {"leader": NONE, "distinct": st.DISTINCT_ONE, "citizen": st.CITIZEN}[card["kind"]]
    return Teller(card.name, kind, _traits(card), card["ability"] != "passive")


# --- Card files -------------------------------------------------------------------------------------------------------


class _Filters:
    """The filters of a card set, each once; the first is what a row without any says."""

    def __init__(self, record: Cards) -> None:
        self.record = record
        self.known = dict[Filter, int]()
        self.number(Filter())

    def number(self, wanted: Filter | None) -> int:
        at = self.known.setdefault(wanted or Filter(), len(self.known))
        for part in fields(Filter):
            getattr(self.record, f"f_{part.name}")[at] = getattr(wanted or Filter(), part.name)
        return at


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
    known, interned = numbered(rows), _Filters(record)
    for number, card in known.items():
        record.traits[number] = _traits(card)
        record.type[number] = TYPE_NAMES.index(card["ability"])
        record.event[number], about = _trigger(card)
        record.event_card[number] = interned.number(about)
        for at, row in enumerate(ability_rows(card), number * st.ROWS):
            for part in fields(row):
                value = getattr(row, part.name)
                getattr(record, part.name)[at] = value if isinstance(value, int) else interned.number(value)
        _pack_place(record, number, card)
    _pack_sets(record, known)
    _pack_traits(record, known)
    for layout in range(st.TABLES):
        _pack_layout(record, layout)
    return record


def _pack_place(record: Cards, number: int, card: Card) -> None:
    """A card among those with a React or a Passive."""
    citizen = number < st.CITIZENS
    bit = 1 << number if citizen else 1 << number - st.LEADER
    if record.type[number] == st.REACT and citizen:
        record.reacts |= bit
    elif record.type[number] == st.REACT:
        record.court_reacts |= bit
    elif record.type[number] == st.PASSIVE and citizen:
        record.passives |= bit
    elif record.type[number] == st.PASSIVE:
        record.court_passives |= bit


def set_names(rows: Sequence[Card], level: str) -> list[str]:
    """The sets of a level, in the file's order."""
    return list(dict.fromkeys(row["set"] for row in rows if row["level"] == level and row["set"]))


def _pack_sets(record: Cards, known: Mapping[int, Card]) -> None:
    citizens = {number: card for number, card in known.items() if number < st.CITIZENS}
    for number, card in citizens.items():
        if card["number"] == 0:
            record.asterisks |= 1 << number
        else:
            at = set_names(list(citizens.values()), card["level"]).index(card["set"])
            record.sets[LEVEL_NAMES.index(card["level"]) * st.SETS + at] |= 1 << number


def _pack_traits(record: Cards, known: Mapping[int, Card]) -> None:
    """The traits that every card has in common with every Leader (SE-2): a Wild one always counts (SE-3)."""
    for leader in range(st.LEADERS):
        if st.LEADER + leader in known:
            card = known[st.LEADER + leader]
            record.compulsory[leader] = TRAIT_BITS[card["compulsory"]]
            for number in known:
                unlike = (record.traits[number] ^ record.traits[st.LEADER + leader]) & ~TRAIT_BITS[card["wild"]]
                record.common[leader * st.CARDS + number] = len(TRAIT_BITS) - unlike.bit_count()


def _pack_layout(record: Cards, layout: int) -> None:
    places = layouts.cells(layout, "#D0123")
    first = layout * layouts.CELLS
    for at in range(first * st.DIRECTIONS, (first + layouts.CELLS) * st.DIRECTIONS):
        record.step[at] = NONE
    for cell in places:
        at = first + cell
        record.near[at] = layouts.bits(layouts.adjacent(layout, cell))
        record.two_away[at] = layouts.bits(layouts.two_away(layout, cell))
        record.in_row[at] = layouts.bits(layouts.alike(layout, cell, row=True))
        record.in_column[at] = layouts.bits(layouts.alike(layout, cell, row=False))
        for direction in range(st.DIRECTIONS):
            there = layouts.step(layout, cell, direction)
            record.step[at * st.DIRECTIONS + direction] = NONE if there is None else there
            record.line[at * st.DIRECTIONS + direction] = layouts.bits(layouts.line(layout, cell, direction))
    for seat in range(st.SEATS):
        leaders = layouts.cells(layout, str(seat))
        record.leader_at[layout * st.SEATS + seat] = leaders[0] if leaders else NONE
        record.slots[layout * st.SEATS + seat] = layouts.bits(layouts.adjacent(layout, leaders[0])) if leaders else 0
    record.board[layout] = layouts.bits(layouts.cells(layout, "#D"))
    record.centre[layout] = layouts.cells(layout, "D")[0]


SCHEMA = Schema(
    record=Cards,
    columns=(
        Column("name", Message("column-name"), str),
        Column("epithet", Message("column-epithet"), str, default=""),
        Column("kind", Message("column-kind"), str, choices=KIND_NAMES),
        Column("level", Message("column-level"), str, choices=LEVEL_NAMES),
        Column("faction", Message("column-faction"), str, choices=FACTION_NAMES, default=""),
        Column("set", Message("column-set"), str, default=""),
        Column("number", Message("column-number"), high=4, default=0),
        Column("traits", Message("column-traits"), str, choices=TRAIT_NAMES, most=4, default=()),
        Column("compulsory", Message("column-compulsory"), str, choices=TRAIT_NAMES, default=""),
        Column("wild", Message("column-wild"), str, choices=TRAIT_NAMES, default=""),
        Column("ability", Message("column-ability"), str, choices=TYPE_NAMES),
        Column("trigger", Message("column-trigger"), str, default=""),
        Column("effects", Message("column-effects"), str, most=st.ROWS),
    ),
    least=checks.LEAST_CITIZENS + st.FACTIONS + 1,
    most=st.CARDS,
    pack=_pack,
    check=checks.card_set,
)
