"""Shadow Throne: why a choice is refused, in a sentence that says what would be right."""

from __future__ import annotations

from eminence.games.shadow_throne.choices import card_of, invited, summoner
from eminence.games.shadow_throne.state import DRAFT, EXTRA, KEEP, PASS, TYPES, WAVE, State
from eminence.games.shadow_throne.vocabulary import ability_text, named, packed
from eminence.kernel.cards import CardSet

Reason = tuple[str, str]

QUESTIONS = {
    DRAFT: "Now is the draft: take a card of the pool before you.",
    WAVE: "Now is a wave: play a card of your hand.",
    EXTRA: "Now you may bring another card, or pass.",
    KEEP: "Now the battle is over: keep a card of your hand.",
}


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    if action == PASS or action // TYPES != s.phase:
        return "not-now", QUESTIONS[s.phase]
    card = action % TYPES
    if card >= len(cards):
        return "no-such-card", "This deck has no such card."
    if s.phase == DRAFT:
        return "not-in-pool", f"There is no {named(cards, card)} in the pool before you."
    if card not in s.hands[seat]:
        return "not-in-hand", f"You have no {named(cards, card)} in your hand."
    by = card_of(s.line[seat][summoner(packed(cards), s, seat)])
    if not invited(packed(cards), by, card):
        return "not-invited", f"{named(cards, by)} cannot bring {named(cards, card)}. {ability_text(cards.cards[by])}"
    price = packed(cards).price[card]
    return "cannot-pay", f"{named(cards, card)} costs {price}, and you have {s.gold[seat]} gold."
