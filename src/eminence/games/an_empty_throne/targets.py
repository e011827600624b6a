"""An Empty Throne: where cards lie, and whom abilities reach. ET-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.moves import DECK, USE
from eminence.games.an_empty_throne.state import (
    AT_FIRST,
    AT_PLACE,
    GREATER,
    HERE,
    IMPACT_AT,
    KITH_SENTENCES,
    LOWER,
    MINE,
    OTHER,
    PLACES,
    RECRUIT_AT,
    THEIRS,
    THIS_DECK,
    TOMBS,
    Cards,
    State,
)
from eminence.kernel.primitives import inline, lowest_bit

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
    """The decks that a sentence may take from, as bits."""
    bits = cards.decks[sentence]
    if bits & THIS_DECK != 0:
        bits = 1 << s.place
    return bits & filled(s)


@inline
def one_deck(cards: Cards, sentence: int) -> bool:
    """Whether a sentence itself says from which deck."""
    decks = cards.decks[sentence]
    return decks & (decks - 1) == 0


@inline
def said_deck(cards: Cards, s: State, sentence: int) -> int:
    """The one deck that a sentence says."""
    return s.place if cards.decks[sentence] == THIS_DECK else lowest_bit(cards.decks[sentence])


@inline
def destination(cards: Cards, s: State, sentence: int) -> int:
    """Where a sentence brings a card; `ELSEWHERE` if that is chosen."""
    to = cards.to[sentence]
    return s.place if to == HERE else to


@inline
def chosen_deck(cards: Cards, s: State, sentence: int, action: int) -> int:
    """The deck that an answer means."""
    return said_deck(cards, s, sentence) if action == USE else action - DECK
