"""Shadow Throne: names and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne.state import FACTION_NAMES, FACTION_SETS, RANK_SETS, RANKS, REACHES
from eminence.games.shadow_throne.verbs import BY_NAME, VERBS
from eminence.kernel.cards import Card, CardProblem, CardSet, Column, Schema
from eminence.kernel.translation import Message

NO_ABILITY = "none"
ABILITIES = {NO_ABILITY: 0} | {verb.NAME: verb.NUMBER for verb in VERBS}

NOBODY_NAME = "nobody"
LEAST_CARDS = st.SEATS * (st.POOL + 1) + st.STAYERS
"""Pools for all seats, while each has kept a card and some stay."""


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    absent = [""] * (st.TYPES - len(cards))
    names = [*(card.name for card in cards), *absent]
    return {
        "card": names,
        "choice": [*names, NOBODY_NAME],
        "phase": st.PHASES,
        "faction": FACTION_NAMES,
        "edition": st.EDITIONS,
        "rank": RANKS,
        "ranks": tuple(RANK_SETS),
        "factions": FACTION_SETS,
        "reach": tuple(REACHES),
        "printed faction": [*(card["faction"] for card in cards), *absent],
    }


def named(cards: CardSet, card: int) -> str:
    return cards.cards[card].name if 0 <= card < len(cards) else f"(no card {card})"


def packed(cards: CardSet) -> st.Cards:
    return cast(st.Cards, cards.record)


# --- What a card does -------------------------------------------------------------------------------------------------


def card_text(card: Card) -> Message:
    """What a character is and does, made from its data."""
    numbers = {column: card[column] for column in ("power", "influence", "consolation")}
    price = {"price": max(card["price"], 0), "income": max(-card["price"], 0)}
    kind = {"faction": FACTION_NAMES.index(card["faction"]), "rank": RANKS.index(card["rank"])}
    if card["ability"] == NO_ABILITY:
        return Message("character", **kind, **numbers, **price)
    told = {"number": card["number"], "ability": ability_text(card)}
    return Message("character-with-ability", **kind, **numbers, **price, **told)


def card_parts(card: Card) -> dict[str, Message]:
    """The ability alone, if there is one."""
    return {} if card["ability"] == NO_ABILITY else {"ability": ability_text(card)}


def ability_text(card: Card) -> Message:
    """The ability in a sentence."""
    return Message(f"ability-{card['ability']}", **ability_fields(card))


def short_text(card: Card) -> Message:
    """The ability in a few words after its number; nothing if there is none."""
    return Message(f"short-{card['ability']}", number=card["number"], **ability_fields(card))


def ability_fields(card: Card) -> dict[str, int]:
    """What an ability does to whom; for anybody but its own faction is for all others."""
    factions = "others" if card["factions"] == "any" and verb_says(card, "SPARES_OWN_FACTION") else card["factions"]
    return {
        "amount": card["amount"],
        "faction": FACTION_NAMES.index(card["faction"]),
        "ranks": tuple(RANK_SETS).index(card["ranks"]),
        "factions": FACTION_SETS.index(factions),
        "reach": REACHES[card["waves"]],
        "itself": card["waves"] in ("own", "so far") and _fits_itself(card),
    }


def _fits_itself(card: Card) -> bool:
    """Whether a card's printed faction and rank are among those that its ability is for."""
    faction, rank = FACTION_NAMES.index(card["faction"]), RANKS.index(card["rank"])
    return bool(_factions(card) >> faction & 1 and RANK_SETS[card["ranks"]] >> rank & 1)


# --- Card files -------------------------------------------------------------------------------------------------------


def _pack(rows: Sequence[Card]) -> st.Cards:
    record = st.Cards()
    for at, card in enumerate(rows):
        record.every |= 1 << at
        record.faction[at] = FACTION_NAMES.index(card["faction"])
        record.rank[at] = RANKS.index(card["rank"])
        for column in ("copies", "power", "influence", "price", "consolation", "number", "amount"):
            getattr(record, column)[at] = card[column]
        record.verb[at] = ABILITIES[card["ability"]]
        record.ranks[at] = RANK_SETS[card["ranks"]]
        record.factions[at] = _factions(card)
        record.reach[at] = REACHES[card["waves"]]
    return record


def _factions(card: Card) -> int:
    own = 1 << FACTION_NAMES.index(card["faction"])
    if card["factions"] in FACTION_NAMES:
        bits = 1 << FACTION_NAMES.index(card["factions"])
    else:
        bits = 7 & ~own if card["factions"] == "others" else 7
    return bits & ~own if verb_says(card, "SPARES_OWN_FACTION") else bits


def verb_says(card: Card, what: str) -> bool:
    """Whether the verb of an ability says so of itself; no ability says nothing."""
    return bool(getattr(BY_NAME.get(card["ability"]), what, False))


def _check(rows: Sequence[Card]) -> Iterator[CardProblem]:
    total = sum(card["copies"] for card in rows)
    if total < LEAST_CARDS:
        yield CardProblem(1, Message("problem-too-few", count=total, least=LEAST_CARDS))
    yield from _same_prototypes(rows)
    for card in rows:
        yield from _check_ability(card)
    for verb in VERBS:
        if hasattr(verb, "problems"):
            yield from verb.problems([card for card in rows if card["ability"] == verb.NAME])


def _same_prototypes(rows: Sequence[Card]) -> Iterator[CardProblem]:
    seen: dict[str, Card] = {}
    for card in rows:
        name = card["prototype"] or card["name"]
        first = seen.setdefault(name.lower(), card)
        if first is not card:
            where = first.line("prototype" if first["prototype"] else "name")
            yield CardProblem(card.line("prototype"), Message("problem-same-prototype", given=name, first=where))


def _check_ability(card: Card) -> Iterator[CardProblem]:
    verb = card["ability"]
    for column in ("name", "prototype"):
        if card[column].lower() == NOBODY_NAME:
            yield CardProblem(card.line(column), Message("problem-nobody", given=card[column]))
    if (verb == NO_ABILITY) != (card["number"] == 0):
        key = "problem-needless-number" if verb == NO_ABILITY else "problem-needs-number"
        yield CardProblem(card.line("number"), Message(key, thing=card.name, given=verb))
    if verb_says(card, "NEEDS_AMOUNT") and card["amount"] == 0:
        yield CardProblem(card.line("amount"), Message("problem-needs-amount", thing=card.name, given=verb))
    if card["amount"] and verb not in _users("amount"):
        yield CardProblem(card.line("amount"), Message("problem-needless-amount", given=verb))
    for column, default in (("ranks", "any"), ("factions", "any"), ("waves", "own")):
        if card[column] != default and verb not in _users(column):
            wrong = Message("problem-needless-column", column=column, given=verb, known=_users(column))
            yield CardProblem(card.line(column), wrong)
    rallying = [each.NAME for each in VERBS if hasattr(each, "rally")]
    if card["waves"] == "next" and verb in _users("waves") and verb not in rallying:
        yield CardProblem(card.line("waves"), Message("problem-next-wave", given=verb, known=rallying))
    if card["factions"] == card["faction"] and verb_says(card, "SPARES_OWN_FACTION"):
        yield CardProblem(card.line("factions"), Message("problem-own-faction", thing=card.name, given=verb))


def _users(column: str) -> list[str]:
    """The verbs for which a column means something."""
    return [verb.NAME for verb in VERBS if column in verb.COLUMNS]


SCHEMA = Schema(
    record=st.Cards,
    columns=(
        Column("name", Message("column-name"), str),
        Column("epithet", Message("column-epithet"), str, default=""),
        Column("prototype", Message("column-prototype"), str, default=""),
        Column("faction", Message("column-faction"), str, choices=FACTION_NAMES),
        Column("rank", Message("column-rank"), str, choices=RANKS),
        Column("copies", Message("column-copies"), low=1, high=20),
        Column("power", Message("column-power"), high=20),
        Column("influence", Message("column-influence"), high=20),
        Column("price", Message("column-price"), low=-9, high=20),
        Column("consolation", Message("column-consolation"), high=9, default=0),
        Column("number", Message("column-number"), high=3, default=0),
        Column("ability", Message("column-ability"), str, choices=tuple(ABILITIES), default=NO_ABILITY),
        Column("amount", Message("column-amount"), high=9, default=0),
        Column("ranks", Message("column-ranks"), str, choices=tuple(RANK_SETS), default="any"),
        Column("factions", Message("column-factions"), str, choices=FACTION_SETS, default="any"),
        Column("waves", Message("column-waves"), str, choices=tuple(REACHES), default="own"),
    ),
    least=2,
    most=st.TYPES,
    pack=_pack,
    check=_check,
)
