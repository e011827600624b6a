"""An Empty Throne: what may be done. ET-n are the numbers of RULES.md. Touches only the kernel."""

from __future__ import annotations

from eminence.games.an_empty_throne import verbs
from eminence.games.an_empty_throne.moves import (
    DECK,
    DECLINE,
    MOVING,
    TARGET,
    TO_TOMBS,
    USE,
    WITH_BOTH,
    WITH_IMPACT,
    WITH_RECRUIT,
)
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    AT_TOMBS,
    DRAFT,
    FIELDS,
    FIRST_TURN_ACTIONS,
    MOVED,
    OVER,
    PLACES,
    RECRUIT,
    TOMBS,
    Cards,
    State,
)
from eminence.games.an_empty_throne.targets import all_played, decks_for, fitting, one_deck
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, lowest_bit, rule
from eminence.kernel.rng import u64


@rule
def actors(s: State) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == DRAFT:
        return list_each(moves, 0, s.pool, TARGET, 1)
    if s.phase == ABILITIES:
        return list_answers(cards, s, moves)
    count = list_plays(cards, s, seat, moves)
    return list_moves(s, seat, moves, count)


@inline
def list_each(moves: list[int], count: int, bits: int, first: int, step: int) -> int:
    """Append the actions `first + step * member` for the members of a set."""
    while bits != 0:
        moves[u64(count)] = first + step * lowest_bit(bits)
        bits &= bits - 1
        count += 1
    return count


@inline
def list_plays(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """Plays from the hand: each place once a turn (ET-19); at a Field with what is used there (ET-11, ET-16)."""
    hand = s.hands[seat]
    count = 0
    for place in range(FIELDS):
        if s.used >> place & 1 == 0:
            top = s.tops[place]
            if top == NONE:
                count = list_each(moves, count, hand, WITH_IMPACT + place, FIELDS)
            else:
                both = both_with(cards, top)
                count = list_each(moves, count, hand & both, WITH_BOTH + place, FIELDS)
                count = list_each(moves, count, hand & ~both, WITH_RECRUIT + place, FIELDS)
                count = list_each(moves, count, hand & ~both, WITH_IMPACT + place, FIELDS)
    if s.used >> TOMBS & 1 == 0:
        count = list_each(moves, count, hand, TO_TOMBS, 1)
    return count


@inline
def play_of(action: int) -> tuple[int, int, int]:
    """What an action that plays a card uses (`state.RECRUIT` and its fellows), the card, and the place."""
    if action < WITH_RECRUIT:
        return AT_TOMBS, action, TOMBS
    at = action - WITH_RECRUIT
    block = WITH_IMPACT - WITH_RECRUIT
    return RECRUIT + at // block, at % block // FIELDS, at % FIELDS


@inline
def both_with(cards: Cards, top: int) -> int:
    """The cards that use both abilities under a top card: those of lower value, and those of its Kith."""
    return cards.lower[cards.value[top]] | cards.of_kith[cards.kith[top]]


@inline
def list_moves(s: State, seat: int, moves: list[int], count: int) -> int:
    """Every played card of the seat to every other place (ET-21)."""
    if s.used & MOVED == 0:
        for place in range(PLACES):
            if s.played[seat][place] != 0:
                for to in range(PLACES):
                    if to != place:
                        count = list_each(moves, count, s.played[seat][place], MOVING + to, PLACES)
    return count


@inline
def list_answers(cards: Cards, s: State, moves: list[int]) -> int:
    """To the question of a sentence: a target or a deck, or to decline; after the first target no more (ET-41)."""
    sentence = s.sentence
    verb = cards.verb[sentence]
    if s.first != NONE:
        return list_each(moves, 0, verbs.seconds(verb, cards, s, sentence), verbs.SECOND[verb], 1)
    if verbs.FROM_DECK[verb] == 0:
        count = list_each(moves, 0, first_targets(cards, s, sentence), TARGET, 1)
    elif one_deck(cards, sentence):
        moves[0] = USE
        count = 1
    else:
        count = list_each(moves, 0, decks_for(cards, s, sentence), DECK, 1)
    moves[count] = DECLINE
    return count + 1


@inline
def first_targets(cards: Cards, s: State, sentence: int) -> int:
    """The cards that may be chosen first: for two targets, only those that have a second (ET-41)."""
    described = fitting(cards, s, cards.targets[sentence], NONE)
    return verbs.targets(cards.verb[sentence], cards, s, sentence, described)


@inline
def possible(cards: Cards, s: State, sentence: int) -> bool:
    """Whether a sentence can do anything; else it is skipped (ET-15, ET-43)."""
    if verbs.FROM_DECK[cards.verb[sentence]] == 1:
        return decks_for(cards, s, sentence) != 0
    return first_targets(cards, s, sentence) != 0


@inline
def can_act(s: State, seat: int) -> bool:
    """Whether some Action is possible (ET-23, ET-46)."""
    return s.hands[seat] != 0 or s.unseen[seat] > 0 or (s.used & MOVED == 0 and all_played(s, seat) != 0)


@inline
def actions_left(s: State) -> int:
    """How many Actions the active player has still to take; each leaves its mark in `used`."""
    allowed = s.options[FIRST_TURN_ACTIONS] if s.turns == 0 else 2
    return allowed - bit_count(s.used)
