"""An Empty Throne: whom abilities reach, and what may be done. ET-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.moves import (
    DECK,
    DECLINE,
    MOVING,
    PLACE,
    TARGET,
    TO_TOMBS,
    USE,
    WITH_BOTH,
    WITH_IMPACT,
    WITH_RECRUIT,
)
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    ALL_FIELDS,
    AT_FIRST,
    AT_PLACE,
    AT_TOMBS,
    DRAFT,
    DRAW,
    ELSEWHERE,
    EXCHANGE,
    FIELDS,
    FIRST_TURN_ACTIONS,
    GREATER,
    HERE,
    IMPACT_AT,
    KITH_SENTENCES,
    LOWER,
    MINE,
    MOVE,
    MOVED,
    OTHER,
    OVER,
    PLACES,
    PLAY,
    RECRUIT,
    RECRUIT_AT,
    SEATS,
    THEIRS,
    THIS_DECK,
    TOMBS,
    TRADE,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.marks import inline, lowest, members, rule
from eminence.kernel.rng import u64

# --- Around the table -------------------------------------------------------------------------------------------------


@inline
def all_played(s: State, seat: int) -> int:
    """Every played card of a seat."""
    return s.played[seat][0] | s.played[seat][1] | s.played[seat][2] | s.played[seat][TOMBS]


@inline
def side_of(s: State, card: int) -> int:
    """The seat on whose side a played card lies: its player (ET-24)."""
    return (all_played(s, 1) >> card) & 1


@inline
def place_of(s: State, card: int) -> int:
    """Where a played card lies."""
    place = 0
    while (s.played[0][place] | s.played[1][place]) >> card & 1 == 0:
        place += 1
    return place


@inline
def filled(s: State) -> int:
    """The decks that have a card, as bits."""
    bits = 0
    for deck in range(PLACES):
        bits |= (s.left[deck] > 0) << deck
    return bits


# --- Whom an ability reaches ------------------------------------------------------------------------------------------


@inline
def recruit_of(cards: Cards, card: int) -> int:
    """The first sentence of a card's Recruit."""
    return cards.kith[card] * KITH_SENTENCES + RECRUIT_AT


@inline
def impact_of(cards: Cards, card: int) -> int:
    """The first sentence of a card's Impact."""
    return cards.kith[card] * KITH_SENTENCES + IMPACT_AT


@inline
def fitting(cards: Cards, s: State, which: int, there: int) -> int:
    """The played cards that a sentence is for; `there` is where the first of two targets lies."""
    found = 0
    for place in range(PLACES):
        if (which & AT_PLACE == 0 or place == s.place) and (which & AT_FIRST == 0 or place == there):
            if which & MINE != 0:
                found |= s.played[s.turn][place]
            if which & THEIRS != 0:
                found |= s.played[1 - s.turn][place]
    if which & OTHER != 0:
        found &= ~(1 << s.card)
    value = cards.value[s.card]
    if which & LOWER != 0:
        found &= cards.lower[value]
    if which & GREATER != 0:
        found &= ~(cards.lower[value] | cards.of_value[value])
    return found


@inline
def decks_for(cards: Cards, s: State, sentence: int) -> int:
    """The decks that a sentence may take from, as bits; hands are exchanged with face-up cards only."""
    bits = cards.decks[sentence]
    if bits & THIS_DECK != 0:
        bits = 1 << s.place
    if cards.verb[sentence] == TRADE:
        bits &= ALL_FIELDS
    return bits & filled(s)


@inline
def destination(cards: Cards, s: State, sentence: int) -> int:
    """Where a sentence brings a card; `ELSEWHERE` if that is chosen."""
    to = cards.to[sentence]
    return s.place if to == HERE else to


@inline
def seconds(cards: Cards, s: State, sentence: int, side: int, place: int) -> int:
    """What a card on one side of a place may be exchanged with: nothing of that same side (ET-25)."""
    return fitting(cards, s, cards.partners[sentence], place) & ~s.played[side][place]


@inline
def first_targets(cards: Cards, s: State, sentence: int) -> int:
    """The cards that may be chosen first: for two targets, only those that have a second (ET-41)."""
    verb = cards.verb[sentence]
    if verb == TRADE:
        return s.hands[s.turn] if decks_for(cards, s, sentence) != 0 else 0
    found = fitting(cards, s, cards.targets[sentence], NONE)
    if verb == MOVE:
        to = destination(cards, s, sentence)
        if to != ELSEWHERE:
            found &= ~(s.played[0][to] | s.played[1][to])
    elif verb == EXCHANGE:
        paired = 0
        for side in range(SEATS):
            for place in range(PLACES):
                group = found & s.played[side][place]
                if group != 0 and seconds(cards, s, sentence, side, place) != 0:
                    paired |= group
        return paired
    return found


@inline
def from_deck(verb: int) -> bool:
    """Whether a sentence takes a card from a deck without touching another."""
    return verb == DRAW or verb == PLAY


@inline
def possible(cards: Cards, s: State, sentence: int) -> bool:
    """Whether a sentence can do anything; else it is skipped (ET-15, ET-43)."""
    if from_deck(cards.verb[sentence]):
        return decks_for(cards, s, sentence) != 0
    return first_targets(cards, s, sentence) != 0


@inline
def one_deck(cards: Cards, sentence: int) -> bool:
    """Whether a sentence itself says from which deck."""
    decks = cards.decks[sentence]
    return decks & (decks - 1) == 0


@inline
def said_deck(cards: Cards, s: State, sentence: int) -> int:
    """The one deck that a sentence says."""
    return s.place if cards.decks[sentence] == THIS_DECK else lowest(cards.decks[sentence])


# --- What may be done -------------------------------------------------------------------------------------------------


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
        moves[u64(count)] = first + step * lowest(bits)
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
        if verb == EXCHANGE:
            side = side_of(s, s.first)
            place = place_of(s, s.first)
            return list_each(moves, 0, seconds(cards, s, sentence, side, place), TARGET, 1)
        if verb == TRADE:
            return list_each(moves, 0, decks_for(cards, s, sentence), DECK, 1)
        return list_each(moves, 0, ((1 << PLACES) - 1) & ~(1 << place_of(s, s.first)), PLACE, 1)
    if not from_deck(verb):
        count = list_each(moves, 0, first_targets(cards, s, sentence), TARGET, 1)
    elif one_deck(cards, sentence):
        moves[0] = USE
        count = 1
    else:
        count = list_each(moves, 0, decks_for(cards, s, sentence), DECK, 1)
    moves[count] = DECLINE
    return count + 1


@inline
def can_act(s: State, seat: int) -> bool:
    """Whether some Action is possible (ET-23, ET-46)."""
    return s.hands[seat] != 0 or s.unseen[seat] > 0 or (s.used & MOVED == 0 and all_played(s, seat) != 0)


@inline
def actions_left(s: State) -> int:
    """How many Actions the active player has still to take; each leaves its mark in `used`."""
    allowed = s.options[FIRST_TURN_ACTIONS] if s.turns == 0 else 2
    return allowed - members(s.used)
