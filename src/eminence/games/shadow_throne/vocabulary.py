"""Shadow Throne: names, verbs and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.games.shadow_throne.state import (
    BONUS_POWER,
    CONVERT,
    EARLIER_WAVES,
    EMBOLDEN,
    EXTRA_CARD,
    KILL,
    MARTYR,
    NEXT_WAVE,
    OWN_WAVE,
    PHASES,
    PLAIN,
    POOL,
    SEATS,
    SILENCE,
    STAY,
    STAYERS,
    TYPES,
    WAVES_SO_FAR,
    Cards,
)
from eminence.kernel.cards import Card, CardSet, Column, Problem, Schema
from eminence.kernel.errors import listed

FACTION_NAMES = ("empire", "rebels", "church")
PEOPLE = ("Empire", "Rebel", "Church")
"""A faction before a noun: an Empire card."""
SIDES = ("the Empire", "the Rebels", "the Church")
RANKS = ("commoner", "elite", "noble")

VERBS = {
    "none": PLAIN,
    "kill": KILL,
    "convert": CONVERT,
    "embolden": EMBOLDEN,
    "silence": SILENCE,
    "stay": STAY,
    "extra-card": EXTRA_CARD,
    "martyr": MARTYR,
    "bonus-power": BONUS_POWER,
}
AIMED = ("kill", "convert", "embolden", "silence")
"""Verbs that reach others in the battle, so that ranks, factions and waves say whom."""
WITH_AMOUNT = ("embolden", "martyr", "bonus-power")

RANK_SETS = {"any": 7, "commoner": 1, "elite": 2, "noble": 4, "commoner or elite": 3, "elite or noble": 6}
RANK_SETS["commoner or noble"] = 5
FACTION_SETS = ("any", "others", *FACTION_NAMES)
REACHES = {"own": OWN_WAVE, "earlier": EARLIER_WAVES, "so far": WAVES_SO_FAR, "next": NEXT_WAVE}

NOBODY_NAME = "nobody"
LEAST_CARDS = SEATS * (POOL + 1) + STAYERS
"""Pools for all seats, while each has kept a card and some stay."""


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    absent = [""] * (TYPES - len(cards))
    names = [*(card.name for card in cards), *absent]
    return {
        "card": names,
        "choice": [*names, NOBODY_NAME],
        "phase": PHASES,
        "faction": FACTION_NAMES,
        "printed faction": [*(card["faction"] for card in cards), *absent],
    }


def named(cards: CardSet, card: int) -> str:
    return cards.cards[card].name if 0 <= card < len(cards) else f"(no card {card})"


def packed(cards: CardSet) -> Cards:
    return cast(Cards, cards.record)


# --- What a card does -------------------------------------------------------------------------------------------------


def card_text(card: Card) -> str:
    """What a character is and does, made from its data."""
    price = f"costs {card['price']}" if card["price"] >= 0 else f"brings {-card['price']} gold"
    numbers = f"power {card['power']}, influence {card['influence']}, {price}"
    if card["consolation"]:
        numbers += f", consolation {card['consolation']}"
    does = ability_text(card)
    return f"{PEOPLE[FACTION_NAMES.index(card['faction'])]} {card['rank']}: {numbers}." + (f" {does}" if does else "")


def ability_text(card: Card) -> str:
    """The ability in a sentence, after its number; empty if there is none."""
    verb, amount = card["ability"], card["amount"]
    whom = f"{_people(card)}{_place(card)}"
    sentence = {
        "none": "",
        "kill": f"Kills {whom}.",
        "convert": f"Converts {whom} to {SIDES[FACTION_NAMES.index(card['faction'])]}"
        + (f" and gives +{amount} power." if amount else "."),
        "embolden": f"Gives +{amount} power to {whom}.",
        "silence": f"{_capital(whom)} cannot use abilities of a higher number.",
        "stay": f"If {SIDES[FACTION_NAMES.index(card['faction'])]} lose the battle, stays for the next one.",
        "extra-card": f"You may play one more {_noun(card)} at once, without hush money.",
        "martyr": f"Dying in this battle, brings you {amount} influence.",
        "bonus-power": f"With 0 or 1 gold left after paying, gets +{amount} power.",
    }[verb]
    if verb == "stay" and card["faction"] != "rebels":
        sentence = sentence.replace(" lose ", " loses ")
    return f"[{card['number']}] {sentence}" if sentence else ""


def short_text(card: Card) -> str:
    """The ability in a few words after its number."""
    amount, whom = card["amount"], _whom(card)
    words = {
        "none": "",
        "kill": f"kills {whom}",
        "convert": f"converts {whom}" + (f", +{amount}" if amount else ""),
        "embolden": f"+{amount} {whom}",
        "silence": f"silences {whom}",
        "stay": "stays if defeated",
        "extra-card": f"brings {_another(card)}",
        "martyr": f"dying: {amount} influence",
        "bonus-power": f"+{amount} with 0 or 1 gold",
    }[card["ability"]]
    return f"[{card['number']}] {words}" if words else ""


def _whom(card: Card) -> str:
    """Commoners of other factions are just commoners here."""
    ranks = "" if card["ranks"] == "any" else f"{card['ranks']}s".replace(" or ", "s and ")
    where = {"own": "", "earlier": " before", "so far": " so far", "next": " next wave"}[card["waves"]]
    if card["factions"] in FACTION_NAMES:
        at = FACTION_NAMES.index(card["factions"])
        return (f"{PEOPLE[at]} {ranks}" if ranks else SIDES[at].removeprefix("the ")) + where
    everybody = card["factions"] == "any" and card["ability"] != "convert"
    return (f"all {ranks}".strip() if everybody else ranks or "others") + where


def _another(card: Card) -> str:
    faction = PEOPLE[FACTION_NAMES.index(card["factions"])] if card["factions"] in FACTION_NAMES else ""
    kind = " ".join(word for word in (faction, card["ranks"]) if word and word != "any")
    strange = " of others" if card["factions"] == "others" else ""
    return f"{'an' if kind[:1] in ('E', 'e') else 'a'} {kind} card{strange}".replace("  ", " ")


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _noun(card: Card) -> str:
    """The kind of card that may be brought."""
    rank = "" if card["ranks"] == "any" else f"{card['ranks']} "
    return {
        "any": f"{rank}card",
        "others": f"{rank}card of another faction",
        **{name: f"{PEOPLE[at]} {rank}card" for at, name in enumerate(FACTION_NAMES)},
    }[card["factions"]]


def _people(card: Card) -> str:
    """Whom an ability is for: all living commoners of other factions."""
    ranks = "characters" if card["ranks"] == "any" else f"{card['ranks']}s".replace(" or ", "s and ")
    if card["factions"] in FACTION_NAMES:
        ranks = f"{PEOPLE[FACTION_NAMES.index(card['factions'])]} {ranks}"
    if card["factions"] == "others" or (card["factions"] == "any" and card["ability"] == "convert"):
        return f"all {ranks} of other factions"
    itself = card["waves"] in ("own", "so far") and _fits(card, card)
    return f"all {'other ' if itself else ''}{ranks}"


def _fits(card: Card, filter: Card) -> bool:
    """Whether a card's printed faction and rank are among those that an ability is for."""
    faction, rank = FACTION_NAMES.index(card["faction"]), RANKS.index(card["rank"])
    return bool(_factions(filter) >> faction & 1 and RANK_SETS[filter["ranks"]] >> rank & 1)


def _place(card: Card) -> str:
    return {
        "own": " in this wave",
        "earlier": " in earlier waves",
        "so far": " in this and all earlier waves",
        "next": " that enter in the next wave",
    }[card["waves"]]


# --- Card files -------------------------------------------------------------------------------------------------------


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
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
    if sum(card["copies"] for card in staying) > STAYERS:
        yield Problem(staying[-1].line("copies"), f"at most {STAYERS} cards of a deck can have the ability stay.")
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
    record=Cards,
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
    most=TYPES,
    pack=_pack,
    check=_check,
)
