"""Shadow Throne: names, verbs and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.games.shadow_throne import state as st
from eminence.kernel.cards import Card, CardSet, Column, Problem, Schema
from eminence.kernel.errors import listed
from eminence.kernel.messages import Message

FACTION_NAMES = ("empire", "rebels", "church")
RANKS = ("commoner", "elite", "noble")

VERBS = {
    "none": st.PLAIN,
    "kill": st.KILL,
    "convert": st.CONVERT,
    "embolden": st.EMBOLDEN,
    "silence": st.SILENCE,
    "stay": st.STAY,
    "extra-card": st.EXTRA_CARD,
    "martyr": st.MARTYR,
    "bonus-power": st.BONUS_POWER,
}
AIMED = ("kill", "convert", "embolden", "silence")
"""Verbs that reach others in the battle, so that ranks, factions and waves say whom."""
WITH_AMOUNT = ("embolden", "martyr", "bonus-power")

RANK_SETS = {"any": 7, "commoner": 1, "elite": 2, "noble": 4, "commoner or elite": 3, "elite or noble": 6}
RANK_SETS["commoner or noble"] = 5
FACTION_SETS = ("any", "others", *FACTION_NAMES)
REACHES = {"own": st.OWN_WAVE, "earlier": st.EARLIER_WAVES, "so far": st.WAVES_SO_FAR, "next": st.NEXT_WAVE}

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
    if card["ability"] == "none":
        return Message("character", **kind, **numbers, **price)
    told = {"number": card["number"], "ability": ability_text(card)}
    return Message("character-with-ability", **kind, **numbers, **price, **told)


def card_parts(card: Card) -> dict[str, Message]:
    """The ability alone, if there is one."""
    return {} if card["ability"] == "none" else {"ability": ability_text(card)}


def ability_text(card: Card) -> Message:
    """The ability in a sentence."""
    return Message(f"ability-{card['ability']}", **ability_fields(card))


def short_text(card: Card) -> Message:
    """The ability in a few words after its number; nothing if there is none."""
    return Message(f"short-{card['ability']}", number=card["number"], **ability_fields(card))


def ability_fields(card: Card) -> dict[str, int]:
    """What an ability does to whom; to convert anybody is to convert all others."""
    verb, factions = card["ability"], card["factions"]
    if verb == "convert" and factions == "any":
        factions = "others"
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
        record.verb[at] = VERBS[card["ability"]]
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
    return bits & ~own if card["ability"] == "convert" else bits


def _check(rows: Sequence[Card]) -> Iterator[Problem]:
    total = sum(card["copies"] for card in rows)
    if total < LEAST_CARDS:
        yield Problem(1, f"there are {total} cards in all; at least {LEAST_CARDS} are needed for five seats.")
    staying = [card for card in rows if card["ability"] == "stay"]
    if sum(card["copies"] for card in staying) > st.STAYERS:
        yield Problem(staying[-1].line("copies"), f"at most {st.STAYERS} cards of a deck can have the ability stay.")
    yield from _same_prototypes(rows)
    for card in rows:
        yield from _check_ability(card)


def _same_prototypes(rows: Sequence[Card]) -> Iterator[Problem]:
    seen: dict[str, Card] = {}
    for card in rows:
        name = card["prototype"] or card["name"]
        first = seen.setdefault(name.lower(), card)
        if first is not card:
            where = first.line("prototype" if first["prototype"] else "name")
            yield Problem(card.line("prototype"), f"the prototype's name {name} stands on line {where} already.")


def _check_ability(card: Card) -> Iterator[Problem]:
    verb = card["ability"]
    for column in ("name", "prototype"):
        if card[column].lower() == NOBODY_NAME:
            yield Problem(card.line(column), f"no card can be called {card[column]}: it says that no card was chosen.")
    if (verb == "none") != (card["number"] == 0):
        wanted = "has the number 0" if verb == "none" else "needs a number from 1 to 3"
        yield Problem(card.line("number"), f"{card.name} {wanted}: its ability is {verb}.")
    if verb in WITH_AMOUNT and card["amount"] == 0:
        yield Problem(card.line("amount"), f"{card.name} needs an amount of 1 or more: its ability is {verb}.")
    if verb not in (*WITH_AMOUNT, "convert") and card["amount"]:
        yield Problem(card.line("amount"), f"an amount means nothing for the ability {verb}.")
    for column, default in (("ranks", "any"), ("factions", "any"), ("waves", "own")):
        meant = verb in AIMED or (verb == "extra-card" and column != "waves")
        if not meant and card[column] != default:
            users = listed([*AIMED, "extra-card"] if column != "waves" else AIMED, "and")
            yield Problem(card.line(column), f"{column} means nothing for the ability {verb}; it is for {users}.")
    if card["waves"] == "next" and verb in AIMED and verb != "embolden":
        yield Problem(card.line("waves"), f"only embolden reaches the next wave, not {verb}.")
    if verb == "silence" and card["number"] == 3:
        yield Problem(card.line("number"), "silence prevents abilities of higher numbers, and there is none above 3.")
    if verb == "convert" and card["factions"] == card["faction"]:
        yield Problem(card.line("factions"), f"{card.name} cannot convert its own faction.")


SCHEMA = Schema(
    record=st.Cards,
    columns=(
        Column("name", "what the character is called", str),
        Column("epithet", "what is printed after the name", str, default=""),
        Column("prototype", "what the prototype calls it, if otherwise", str, default=""),
        Column("faction", "its faction", str, choices=FACTION_NAMES),
        Column("rank", "its rank", str, choices=RANKS),
        Column("copies", "how many there are", low=1, high=20),
        Column("power", "what it adds to its faction's power", high=20),
        Column("influence", "what its player gains if its faction wins", high=20),
        Column("price", "the gold it costs; below 0, the gold it brings", low=-9, high=20),
        Column("consolation", "the gold its player gains if its faction loses", high=9, default=0),
        Column("number", "when its ability triggers, 1 to 3; 0 without one", high=3, default=0),
        Column("ability", "its verb", str, choices=tuple(VERBS), default="none"),
        Column("amount", "power or influence that the ability gives", high=9, default=0),
        Column("ranks", "the ranks that the ability is for", str, choices=tuple(RANK_SETS), default="any"),
        Column("factions", "the factions that the ability is for", str, choices=FACTION_SETS, default="any"),
        Column("waves", "how far the ability reaches", str, choices=tuple(REACHES), default="own"),
    ),
    least=2,
    most=st.TYPES,
    pack=_pack,
    check=_check,
)
