"""Behind the Throne: names, verbs and columns of its card sets, and the text that follows from a card's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from eminence.games.behind_the_throne import state as st
from eminence.games.behind_the_throne.state import Cards
from eminence.kernel.cards import Card, CardProblem, CardSet, Column, Schema
from eminence.kernel.translation import Message

END_NAME = "End of Game"

VERBS = {
    "none": st.PLAIN,
    "lower": st.LOWER,
    "shift": st.SHIFT,
    "look": st.LOOK,
    "reuse": st.REUSE,
    "guard-swap": st.GUARD_SWAP,
    "guard-destroy": st.GUARD_DESTROY,
    "forbid-destroy": st.FORBID_DESTROY,
    "forbid-swap": st.FORBID_SWAP,
}

KINDS = {
    st.PLAIN: "plain",
    st.LOWER: "manipulative",
    st.SHIFT: "manipulative",
    st.LOOK: "manipulative",
    st.REUSE: "manipulative",
    st.GUARD_SWAP: "protective",
    st.GUARD_DESTROY: "protective",
    st.FORBID_DESTROY: "prohibitive",
    st.FORBID_SWAP: "prohibitive",
}


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    absent = [""] * (st.TYPES - len(cards))
    return {"card": [*(card.name for card in cards), *absent, END_NAME], "phase": st.PHASES, "way": ("down", "up")}


def character(cards: CardSet, card: int) -> str:
    if card == st.END:
        return END_NAME
    return cards.cards[card].name if 0 <= card < len(cards) else f"(no card {card})"


def packed(cards: CardSet) -> Cards:
    return cast(Cards, cards.record)


def card_text(card: Card) -> Message:
    """What a character does, made from its data."""
    return Message(f"ability-{card['ability']}", amount=card["amount"], title=card.name)


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


def _check(rows: Sequence[Card]) -> Iterator[CardProblem]:
    for card in rows:
        changes = VERBS[card["ability"]] in (st.LOWER, st.SHIFT)
        if changes and card["amount"] == 0:
            yield CardProblem(card.line("amount"), Message("problem-needs-amount", given=card.name))
        if not changes and card["amount"]:
            yield CardProblem(card.line("amount"), Message("problem-needless-amount", given=card["ability"]))
        if card.name.lower() == END_NAME.lower():
            yield CardProblem(card.line("name"), Message("problem-end", title=END_NAME))
        if card.name.lower().endswith((" up", " down")):
            yield CardProblem(card.line("name"), Message("problem-up-or-down"))


SCHEMA = Schema(
    record=Cards,
    columns=(
        Column("name", Message("column-name"), str),
        Column("value", Message("column-value"), low=1, high=20),
        Column("ability", Message("column-ability"), str, choices=tuple(VERBS)),
        Column("amount", Message("column-amount"), high=9, default=0),
        Column("copies", Message("column-copies"), low=0, high=12, length=3),
    ),
    least=2,
    most=st.TYPES,
    pack=_pack,
    check=_check,
)
