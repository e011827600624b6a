"""An Empty Throne: why an action is refused, as a code with fields; its sentence says what would be right.

Every reason is given under the condition that makes it true; an action without one is `UNEXPLAINED`, which the
conformance kit reports.
"""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne import verbs
from eminence.games.an_empty_throne.choices import both_with, first_targets, play_of
from eminence.games.an_empty_throne.moves import DECK, DECLINE, MOVING, PLACE, TARGET, USE
from eminence.games.an_empty_throne.targets import all_played, decks_for, one_deck
from eminence.games.an_empty_throne.vocabulary import HALVES, packed, part_of, sentence_text
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import UNEXPLAINED, Message, refused


def refusal(cards: CardSet, s: st.State, seat: int, action: int) -> Message:
    card = _card_of(action)
    if card != NONE and not packed(cards).every >> card & 1:
        return refused("no-such-card")
    if s.phase == st.DRAFT:
        if not TARGET <= action < DECK:
            return refused("not-now", asked="draft")
        return UNEXPLAINED if s.pool >> card & 1 else refused("not-in-pool", card=card)
    if s.phase == st.ABILITIES:
        return _bad_second(cards, s, action) if s.first != NONE else _bad_answer(cards, s, action)
    if action >= TARGET:
        return refused("not-now", asked="action")
    return _bad_move(s, seat, action) if action >= MOVING else _bad_play(cards, s, seat, action)


def _card_of(action: int) -> int:
    if action >= DECK:
        return NONE
    if action >= TARGET:
        return action - TARGET
    return (action - MOVING) // st.PLACES if action >= MOVING else play_of(action)[1]


def _bad_play(cards: CardSet, s: st.State, seat: int, action: int) -> Message:
    mode, card, place = play_of(action)
    if not s.hands[seat] >> card & 1:
        return refused("not-in-hand", card=card)
    if s.used >> place & 1:
        return refused("played-there", place=place)
    top = NONE if place == st.TOMBS else s.tops[place]
    if top == NONE:
        return refused("no-recruit", deck=place) if mode in (st.RECRUIT, st.BOTH) else UNEXPLAINED
    both = both_with(packed(cards), top) >> card & 1 == 1
    if both == (mode == st.BOTH):
        return UNEXPLAINED
    return refused("uses-both" if both else "uses-one", top=top, card=card)


def _bad_move(s: st.State, seat: int, action: int) -> Message:
    card, place = divmod(action - MOVING, st.PLACES)
    if s.used & st.MOVED:
        return refused("moved-already")
    if s.played[seat][place] >> card & 1:
        return refused("same-place", card=card, place=place)
    return UNEXPLAINED if all_played(s, seat) >> card & 1 else refused("not-played", card=card)


def _bad_answer(cards: CardSet, s: st.State, action: int) -> Message:
    """To the first question of a sentence."""
    kith, half, number = part_of(s.sentence)
    ability = sentence_text(cards.cards[kith], half, number)
    asked: dict[str, Any] = {"kith": kith, "half": HALVES.index(half), "ability": ability}
    record, verb = packed(cards), packed(cards).verb[s.sentence]
    targets = first_targets(record, s, s.sentence)
    special = getattr(verbs.BY_NUMBER[verb], "refuse", None)
    if special and (reason := special(record, s, action, targets, asked)):
        return reason  # type: ignore[no-any-return]
    if action < TARGET:
        return refused("not-now", asked="ability", **asked)
    if action == DECLINE:
        return UNEXPLAINED
    if verbs.FROM_DECK[verb]:
        return _bad_deck(record, s, action, asked)
    if action >= DECK:
        return refused("not-asked", wanted="answer", **asked)
    card = action - TARGET
    return UNEXPLAINED if targets >> card & 1 else refused("not-a-target", **asked, card=card)


def _bad_deck(cards: st.Cards, s: st.State, action: int, asked: dict[str, Any]) -> Message:
    if one_deck(cards, s.sentence):
        verb = cards.verb[s.sentence]
        return UNEXPLAINED if action == USE else refused("not-asked", wanted="verb", **asked, verb=verb)
    deck = action - DECK
    if deck in range(st.PLACES) and not s.left[deck]:
        return refused("deck-empty", deck=deck)
    takes = deck in range(st.PLACES) and decks_for(cards, s, s.sentence) >> deck & 1
    return UNEXPLAINED if takes else refused("not-asked", wanted="answer", **asked)


WANTED = {TARGET: ("card", st.CARDS), DECK: ("deck", st.PLACES), PLACE: ("place", st.PLACES)}
"""By its first action: what is chosen after the first of two targets, and how many there are."""


def _bad_second(cards: CardSet, s: st.State, action: int) -> Message:
    verb = packed(cards).verb[s.sentence]
    if action == DECLINE:
        return refused("too-late", card=s.first)
    wanted, count = WANTED[verbs.SECOND[verb]]
    answer = action - verbs.SECOND[verb]
    if answer not in range(count):
        return refused("not-asked", wanted=wanted, card=s.first)
    if verbs.seconds(verb, packed(cards), s, s.sentence) >> answer & 1:
        return UNEXPLAINED
    reason: Message = verbs.BY_NUMBER[verb].refuse_second(s, answer)
    return reason
