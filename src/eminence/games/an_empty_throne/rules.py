"""An Empty Throne: the rules, from set-up to the end of the game. ET-n are the numbers of RULES.md.

Plain functions on records that keep `kernel.contract`; they run as they are and compiled. What may be done is in
`choices`, what verbs do in `verbs`, Coalitions and points in `scoring`, what learners see in `numbers`.
Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne import events, verbs
from eminence.games.an_empty_throne.choices import actions_left, actors, can_act, legal, play_of, possible
from eminence.games.an_empty_throne.moves import DECLINE, MOVING, TARGET
from eminence.games.an_empty_throne.numbers import census, encode
from eminence.games.an_empty_throne.scoring import coalition, end_reasons, score
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    ABILITY,
    ACTION,
    AT_TOMBS,
    BOTH,
    BY_DECKS,
    BY_FLIPS,
    BY_LENGTH,
    DRAFT,
    DRAFT_STARTING_CARDS,
    END,
    FIELDS,
    FLIPS_ARE_PERMANENT,
    KITH_SENTENCES,
    MOVED,
    OPTIONS,
    OVER,
    PLACES,
    RECRUIT,
    SEATS,
    STARTING,
    TOMBS,
    Cards,
    State,
)
from eminence.games.an_empty_throne.table import draw_from, uncover
from eminence.games.an_empty_throne.targets import impact_of, place_of, recruit_of
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, lowest_bit, rule
from eminence.kernel.rng import RngState, draw, draw_member

__all__ = ["actors", "apply", "census", "deal", "encode", "hide", "legal", "score", "setup"]

# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
    """First player, Field tops, starting cards, in this order (ET-35, ET-45)."""
    for at in range(OPTIONS):
        s.options[at] = options[at]
    s.turns = 0
    s.seats = seats
    for seat in range(SEATS):
        s.hands[seat] = 0
        s.seen[seat] = 0
        s.flips[seat] = 0
        s.unseen[seat] = 0
        s.dealt[seat] = 0
        for place in range(PLACES):
            s.played[seat][place] = 0
    s.used = 0
    s.refuge = NONE
    s.card = NONE
    s.place = NONE
    s.sentence = NONE
    s.first = NONE
    s.impact = 0
    s.under = cards.field_cards
    s.tombs = cards.tombs_cards
    s.pool = STARTING
    s.phase = DRAFT
    s.left[TOMBS] = bit_count(s.tombs)
    for deck in range(FIELDS):
        s.tops[deck] = NONE
        s.left[deck] = bit_count(cards.field_cards) // FIELDS  # ET-32
    s.turn = draw(rng, seats)
    events.started(s, who=s.turn)
    for deck in range(FIELDS):
        uncover(s, deck, rng)
    if s.options[DRAFT_STARTING_CARDS] == 0:
        deal_starters(s, s.turn, rng)
        deal_starters(s, 1 - s.turn, rng)
        begin(cards, s)


@inline
def deal_starters(s: State, seat: int, rng: RngState) -> None:
    for _ in range(2):
        card = draw_member(s.pool, rng)
        s.pool &= ~(1 << card)
        s.hands[seat] |= 1 << card
    events.dealt(s, 1 << seat, who=seat, cards=s.hands[seat])


@inline
def begin(cards: Cards, s: State) -> None:
    """The last starting card is the Refuge card."""
    s.refuge = lowest_bit(s.pool)
    s.pool = 0
    s.phase = ACTION
    events.refuge_decided(s, card=s.refuge, kith=cards.kith[s.refuge])
    events.turn_begun(s, turn=s.turns + 1, who=s.turn)


@inline
def take_starter(cards: Cards, s: State, seat: int, card: int) -> None:
    """Drafted in the open: the first player one, the other two, the first player one (ET-45)."""
    s.pool &= ~(1 << card)
    s.hands[seat] |= 1 << card
    s.seen[seat] |= 1 << card
    events.taken(s, who=seat, card=card)
    left = bit_count(s.pool)
    if left == 1:
        begin(cards, s)
    elif left & 1 == 0:
        s.turn = 1 - seat


# --- Actions ----------------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    if s.phase == DRAFT:
        take_starter(cards, s, seat, action - TARGET)
        return
    if action >= TARGET:
        answer(cards, s, seat, action, rng)
    elif action >= MOVING:
        move_card(s, seat, (action - MOVING) // PLACES, (action - MOVING) % PLACES, rng)
    else:
        play_card(cards, s, seat, action, rng)
    go_on(cards, s, seat)


@inline
def move_card(s: State, seat: int, card: int, place: int, rng: RngState) -> None:
    """The Action: a card goes elsewhere, and its player draws there if she can (ET-21)."""
    s.used |= MOVED
    before = place_of(s, card)
    s.played[seat][before] &= ~(1 << card)
    s.played[seat][place] |= 1 << card
    events.moved(s, who=seat, card=card, origin=before, place=place)
    if s.left[place] > 0:
        draw_from(s, seat, place, rng)


@inline
def play_card(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    """The card is placed first (ET-12); then Recruit, Impact, or both in this order; in The Tombs a draw (ET-18)."""
    mode, card, place = play_of(action)
    s.used |= 1 << place
    s.hands[seat] &= ~(1 << card)
    s.seen[seat] &= ~(1 << card)
    s.played[seat][place] |= 1 << card
    s.card = card
    s.place = place
    events.played(s, who=seat, card=card, place=place, mode=mode - RECRUIT)
    if mode == AT_TOMBS and s.left[TOMBS] > 0:
        draw_from(s, seat, TOMBS, rng)
    s.impact = 1 if mode == BOTH else 0
    s.sentence = recruit_of(cards, s.tops[place]) if mode == RECRUIT or mode == BOTH else impact_of(cards, card)
    tell_none(cards, s, seat)


@inline
def tell_none(cards: Cards, s: State, seat: int) -> None:
    """Some Kiths lack an ability (ET-17)."""
    if cards.verb[s.sentence] == END:
        tell_nothing_found(cards, s, seat)


@inline
def tell_nothing_found(cards: Cards, s: State, seat: int) -> None:
    events.nothing_found(
        s,
        who=seat,
        kith=s.sentence // KITH_SENTENCES,
        half=s.sentence % KITH_SENTENCES // ABILITY,
        number=s.sentence % ABILITY,
        verb=cards.verb[s.sentence],
    )


# --- Abilities --------------------------------------------------------------------------------------------------------


@rule
def go_on(cards: Cards, s: State, seat: int) -> None:
    """Ask what is to be asked, skip what cannot be, and end the Action after the last sentence (ET-43)."""
    s.phase = ABILITIES
    while s.sentence != NONE:
        if s.first != NONE:
            return
        if cards.verb[s.sentence] == END:
            if s.impact == 1:
                s.impact = 0
                s.sentence = impact_of(cards, s.card)
                tell_none(cards, s, seat)
            else:
                s.sentence = NONE
        elif possible(cards, s, s.sentence):
            return
        else:
            tell_nothing_found(cards, s, seat)
            s.sentence += 1
    s.phase = ACTION
    s.card = NONE
    s.place = NONE
    if actions_left(s) <= 0:
        end_turn(cards, s)
    elif not can_act(s, seat):
        events.stuck(s, who=seat)
        end_turn(cards, s)


@rule
def answer(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    """One target, deck or place; a sentence with two targets goes on asking."""
    sentence = s.sentence
    verb = cards.verb[sentence]
    if action == DECLINE:
        events.declined(
            s,
            who=seat,
            kith=sentence // KITH_SENTENCES,
            half=sentence % KITH_SENTENCES // ABILITY,
            number=sentence % ABILITY,
        )
        s.sentence |= ABILITY - 1  # its end: what would follow is lost as well (ET-40)
        return
    if s.first == NONE and verbs.asks_twice(verb, cards, sentence):
        s.first = action - TARGET
        verbs.show_first(verb, s, seat)
        return
    verbs.do(verb, cards, s, seat, sentence, action, rng)
    s.first = NONE
    s.sentence += 1


# --- The end of a turn ------------------------------------------------------------------------------------------------


@rule
def end_turn(cards: Cards, s: State) -> None:
    """Coalitions, then the end of the game, then the other player; one who can do nothing is passed over (ET-46)."""
    while True:
        check_coalitions(cards, s)
        s.turns += 1
        s.used = 0
        reasons = end_reasons(s)
        if reasons != 0:
            s.phase = OVER
            events.ended(
                s,
                turns=s.turns,
                by_flips=reasons & BY_FLIPS != 0,
                by_decks=reasons & BY_DECKS != 0,
                by_length=reasons & BY_LENGTH != 0,
            )
            for seat in range(SEATS):
                events.hand_revealed(s, who=seat, cards=s.hands[seat])
            return
        s.turn = 1 - s.turn
        events.turn_begun(s, turn=s.turns + 1, who=s.turn)
        if can_act(s, s.turn):
            return
        events.stuck(s, who=s.turn)


@inline
def check_coalitions(cards: Cards, s: State) -> None:
    """The active player's Fields flip; if flips do not last, Fields of both without a Coalition turn back (ET-39)."""
    seat = s.turn
    for place in range(FIELDS):
        if s.flips[seat] >> place & 1 == 0:
            found = coalition(cards, s.played[seat][place])
            if found != 0:
                s.flips[seat] |= 1 << place
                events.flipped(s, who=seat, place=place, coalitions=found)
    if s.options[FLIPS_ARE_PERMANENT] == 0:
        for side in range(SEATS):
            for place in range(FIELDS):
                if s.flips[side] >> place & 1 == 1 and coalition(cards, s.played[side][place]) == 0:
                    s.flips[side] &= ~(1 << place)
                    events.turned_back(s, who=side, place=place)


# --- Who sees what ----------------------------------------------------------------------------------------------------


@rule
def hide(s: State, viewer: int) -> None:
    """Hands are secret but for what everybody has seen; players know each other's starting cards (ET-33, ET-34)."""
    if s.phase == OVER:
        return
    for seat in range(SEATS):
        if seat != viewer:
            secret = s.hands[seat] & ~s.seen[seat]
            from_tombs = secret & ~STARTING
            s.unseen[seat] += bit_count(from_tombs)
            s.tombs |= from_tombs
            s.hands[seat] &= ~from_tombs
            if viewer < 0:
                starters = secret & STARTING
                s.dealt[seat] += bit_count(starters)
                s.pool |= starters
                s.hands[seat] &= ~starters


@rule
def deal(cards: Cards, s: State, rng: RngState) -> None:
    """Every card of The Tombs is as likely in a hand as in the deck."""
    for seat in range(SEATS):
        while s.dealt[seat] > 0:
            card = draw_member(s.pool, rng)
            s.pool &= ~(1 << card)
            s.hands[seat] |= 1 << card
            s.dealt[seat] -= 1
        while s.unseen[seat] > 0:
            card = draw_member(s.tombs, rng)
            s.tombs &= ~(1 << card)
            s.hands[seat] |= 1 << card
            s.unseen[seat] -= 1
