"""An Empty Throne: why an action is refused, in a sentence that says what would be right."""

from __future__ import annotations

from eminence.games.an_empty_throne.choices import both_with, first_targets, from_deck, one_deck, play_of
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    DECK,
    DECLINE,
    DRAFT,
    ELSEWHERE,
    EXCHANGE,
    MOVE,
    MOVED,
    MOVING,
    PLACE,
    PLACES,
    TARGET,
    TRADE,
    USE,
    State,
)
from eminence.games.an_empty_throne.vocabulary import (
    PLACE_NAMES,
    PLACE_TEXTS,
    VERBS,
    named,
    packed,
    part_of,
    sentence_text,
)
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE

Reason = tuple[str, str]


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    card = _card_of(action)
    if card != NONE and not packed(cards).every >> card & 1:
        return "no-such-card", "This card set has no such card."
    if s.phase == DRAFT:
        if not TARGET <= action < DECK:
            return "not-now", "The starting cards are drafted now: take one of them."
        return "not-in-pool", f"{named(cards, card)} does not lie among the starting cards."
    if s.phase == ABILITIES:
        return _bad_second(cards, s, action) if s.first != NONE else _bad_answer(cards, s, action)
    if action >= TARGET:
        return "not-now", "No ability asks anything now: play a card, or move one of your played cards."
    return _bad_move(cards, s, seat, action) if action >= MOVING else _bad_play(cards, s, seat, action)


def _card_of(action: int) -> int:
    if action >= DECK:
        return NONE
    if action >= TARGET:
        return action - TARGET
    return (action - MOVING) // PLACES if action >= MOVING else play_of(action)[1]


def _bad_play(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    _, card, place = play_of(action)
    if not s.hands[seat] >> card & 1:
        return "not-in-hand", f"You have no {named(cards, card)} in your hand."
    if s.used >> place & 1:
        return "played-there", f"You have played to {PLACE_TEXTS[place]} this turn; play elsewhere, or move a card."
    top = s.tops[place]
    if top == NONE:
        return "no-recruit", f"The deck of {PLACE_TEXTS[place]} is empty, so there is only the Impact."
    if both_with(packed(cards), top) >> card & 1:
        return "uses-both", f"Under {named(cards, top)}, {named(cards, card)} uses both abilities: play it with 'both'."
    return "uses-one", (
        f"{named(cards, top)} is neither of greater value than {named(cards, card)} nor of its Kith: "
        "choose 'recruit' or 'impact'."
    )


def _bad_move(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    card, place = divmod(action - MOVING, PLACES)
    if s.used & MOVED:
        return "moved-already", "You have moved a card this turn; play one from your hand."
    if s.played[seat][place] >> card & 1:
        return "same-place", f"{named(cards, card)} lies at {PLACE_TEXTS[place]} already; move it elsewhere."
    return "not-played", f"{named(cards, card)} is none of your played cards."


def _bad_answer(cards: CardSet, s: State, action: int) -> Reason:
    kith, half, number = part_of(s.sentence)
    row = cards.cards[kith]
    ability = f"The {half.capitalize()} of {row.name} lets you {sentence_text(row, half, number)}"
    verb = packed(cards).verb[s.sentence]
    if verb == MOVE and MOVING <= action < TARGET:
        target, place = divmod(action - MOVING, PLACES)
        if not first_targets(packed(cards), s, s.sentence) >> target & 1:
            return "not-a-target", f"{ability}. {named(cards, target)} is none that it is for."
        then = f"; to {PLACE_NAMES[place]}" if packed(cards).to[s.sentence] == ELSEWHERE else ""
        return "one-by-one", f"One thing after the other: move {named(cards, target)}{then}."
    if action < TARGET:
        return "not-now", f"{ability}. Answer this first, or decline."
    if verb == TRADE and action < DECK:
        return "not-in-hand", f"You have no {named(cards, action - TARGET)} in your hand."
    if not from_deck(verb) and action < DECK:
        return "not-a-target", f"{ability}. {named(cards, action - TARGET)} is none that it is for."
    if from_deck(verb) and one_deck(packed(cards), s.sentence):
        return "not-asked", f"{ability}. Answer with '{VERBS[verb]}', or decline."
    if from_deck(verb) and DECK <= action < PLACE and not s.left[action - DECK]:
        return "deck-empty", f"The deck of {PLACE_TEXTS[action - DECK]} is empty."
    return "not-asked", f"{ability}. This is no answer to that."


def _bad_second(cards: CardSet, s: State, action: int) -> Reason:
    """After the first of two targets."""
    first, verb = named(cards, s.first), packed(cards).verb[s.sentence]
    if action == DECLINE:
        return "too-late", f"You have chosen {first}: this can no longer be declined."
    if verb == MOVE and PLACE <= action < USE:
        return "same-place", f"{first} lies at {PLACE_TEXTS[action - PLACE]} already; move it elsewhere."
    if verb == TRADE and DECK <= action < PLACE:
        return "no-top", f"There is no face-up card at {PLACE_TEXTS[action - DECK]}."
    if verb == EXCHANGE and TARGET <= action < DECK:
        return "not-a-pair", f"{first} cannot be exchanged with {named(cards, action - TARGET)}."
    wanted = {MOVE: "a place", TRADE: "a Field deck", EXCHANGE: "a card to exchange it with"}[verb]
    return "not-asked", f"You have chosen {first}: now choose {wanted}."
