"""Behind the Throne: names, verbs and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.games.behind_the_throne.state import (
    END,
    FORBID_DESTROY,
    FORBID_SWAP,
    GUARD_DESTROY,
    GUARD_SWAP,
    LOOK,
    LOWER,
    PHASES,
    PLAIN,
    REUSE,
    SHIFT,
    TYPES,
    Cards,
)
from eminence.kernel.cards import Card, CardSet, Column, Problem, Schema
from eminence.kernel.messages import Message

END_NAME = "End of Game"

VERBS = {
    "none": PLAIN,
    "lower": LOWER,
    "shift": SHIFT,
    "look": LOOK,
    "reuse": REUSE,
    "guard-swap": GUARD_SWAP,
    "guard-destroy": GUARD_DESTROY,
    "forbid-destroy": FORBID_DESTROY,
    "forbid-swap": FORBID_SWAP,
}

SHORT = {
    PLAIN: "",
    LOWER: "last card -{amount}",
    SHIFT: "last card +{amount}/-{amount}",
    LOOK: "look at top card",
    REUSE: "wake sideways one",
    GUARD_SWAP: "only it is swapped",
    GUARD_DESTROY: "only it is struck",
    FORBID_DESTROY: "hinders striking",
    FORBID_SWAP: "hinders swapping",
}

KINDS = {
    PLAIN: "plain",
    LOWER: "manipulative",
    SHIFT: "manipulative",
    LOOK: "manipulative",
    REUSE: "manipulative",
    GUARD_SWAP: "protective",
    GUARD_DESTROY: "protective",
    FORBID_DESTROY: "prohibitive",
    FORBID_SWAP: "prohibitive",
}


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    absent = [""] * (TYPES - len(cards))
    return {"card": [*(card.name for card in cards), *absent, END_NAME], "phase": PHASES, "way": ("down", "up")}


def character(cards: CardSet, card: int) -> str:
    if card == END:
        return END_NAME
    return cards.cards[card].name if 0 <= card < len(cards) else f"(no card {card})"


def packed(cards: CardSet) -> Cards:
    return cast(Cards, cards.record)


def card_text(card: Card) -> Message:
    """What a character does, made from its data."""
    return Message(f"ability-{card['ability']}", amount=card["amount"], title=card.name)


def short_text(card: Card) -> str:
    """The same in a few words."""
    return SHORT[VERBS[card["ability"]]].format(amount=card["amount"])


def _pack(rows: Sequence[Card]) -> Cards:
    record = Cards()
    for at, card in enumerate(rows):
        record.usable |= (KINDS[VERBS[card["ability"]]] == "manipulative") << at
        record.value[at] = card["value"]
        record.verb[at] = VERBS[card["ability"]]
        record.does[record.verb[at]] |= 1 << at
        record.amount[at] = card["amount"]
        for seats in range(3):
            record.copies[seats][at] = card["copies"][seats]
    return record


def _check(rows: Sequence[Card]) -> Iterator[Problem]:
    for card in rows:
        changes = VERBS[card["ability"]] in (LOWER, SHIFT)
        if changes and card["amount"] == 0:
            yield Problem(card.line("amount"), f"{card.name} needs an amount of 1 or more.")
        if not changes and card["amount"]:
            yield Problem(card.line("amount"), f"an amount means nothing for the ability {card['ability']}.")
        if card.name.lower() == END_NAME.lower():
            yield Problem(card.line("name"), f"the {END_NAME} card is always there and needs no entry.")
        if card.name.lower().endswith((" up", " down")):
            yield Problem(card.line("name"), "a name cannot end in 'up' or 'down': moves are written with these words.")


SCHEMA = Schema(
    record=Cards,
    columns=(
        Column("name", "what the character is called", str),
        Column("value", "its printed value, and the points of a stack of two or more", low=1, high=20),
        Column("ability", "its verb", str, choices=tuple(VERBS)),
        Column("amount", "by how much it changes the last card", high=9, default=0),
        Column("copies", "how many there are with 2, 3 and 4 seats", low=0, high=12, length=3),
    ),
    least=2,
    most=TYPES,
    pack=_pack,
    check=_check,
)
