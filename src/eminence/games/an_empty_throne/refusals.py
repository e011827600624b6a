"""An Empty Throne: why an action is refused, as a code with fields; its sentence says what would be right.

Every reason is given under the condition that makes it true; an action without one is `UNEXPLAINED`, which the
conformance kit reports.
"""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.choices import (
    all_played,
    both_with,
    decks_for,
    first_targets,
    from_deck,
    one_deck,
    place_of,
    play_of,
    seconds,
    side_of,
)
from eminence.games.an_empty_throne.moves import DECK, DECLINE, MOVING, PLACE, TARGET, USE
from eminence.games.an_empty_throne.vocabulary import HALVES, packed, part_of, sentence_text
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.messages import UNEXPLAINED, Message


def refused(code: str, **fields: Any) -> Message:
    return Message(f"refusal-{code}", **fields)


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
    kith, half, number = part_of(s.sentence)
    ability = sentence_text(cards.cards[kith], half, number)
    asked: dict[str, Any] = {"kith": kith, "half": HALVES.index(half), "ability": ability}
    verb = packed(cards).verb[s.sentence]
    targets = first_targets(packed(cards), s, s.sentence)
    if verb == st.MOVE and MOVING <= action < TARGET:
        target, place = divmod(action - MOVING, st.PLACES)
        if not targets >> target & 1:
            return refused("not-a-target", **asked, card=target)
        then = "place" if packed(cards).to[s.sentence] == st.ELSEWHERE else "nothing"
        return refused("one-by-one", card=target, then=then, place=place)
    if action < TARGET:
        return refused("not-now", asked="ability", **asked)
    if action == DECLINE or (action < DECK and not from_deck(verb) and targets >> action - TARGET & 1):
        return UNEXPLAINED
    if verb == st.TRADE and action < DECK:
        return refused("not-in-hand", card=action - TARGET)
    if not from_deck(verb) and action < DECK:
        return refused("not-a-target", **asked, card=action - TARGET)
    if from_deck(verb) and one_deck(packed(cards), s.sentence):
        return UNEXPLAINED if action == USE else refused("not-asked", wanted="verb", **asked, verb=verb)
    if from_deck(verb) and DECK <= action < PLACE and not s.left[action - DECK]:
        return refused("deck-empty", deck=action - DECK)
    takes = from_deck(verb) and DECK <= action < PLACE and decks_for(packed(cards), s, s.sentence) >> action - DECK & 1
    return UNEXPLAINED if takes else refused("not-asked", wanted="answer", **asked)


WANTED = {st.MOVE: "place", st.TRADE: "deck", st.EXCHANGE: "card"}
"""After the first of two targets, by the verb."""


def _bad_second(cards: CardSet, s: st.State, action: int) -> Message:
    first, verb = s.first, packed(cards).verb[s.sentence]
    if action == DECLINE:
        return refused("too-late", card=first)
    if verb == st.MOVE and PLACE <= action < USE:
        there = place_of(s, first) == action - PLACE
        return refused("same-place", card=first, place=action - PLACE) if there else UNEXPLAINED
    if verb == st.TRADE and DECK <= action < PLACE:
        takes = decks_for(packed(cards), s, s.sentence)
        return UNEXPLAINED if takes >> action - DECK & 1 else refused("no-top", deck=action - DECK)
    if verb == st.EXCHANGE and TARGET <= action < DECK:
        fits = seconds(packed(cards), s, s.sentence, side_of(s, first), place_of(s, first))
        paired = fits >> action - TARGET & 1
        return UNEXPLAINED if paired else refused("not-a-pair", card=first, partner=action - TARGET)
    return refused("not-asked", wanted=WANTED[verb], card=first)
