"""Shadow Throne: prices, and what may be chosen. ST-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne import verbs
from eminence.games.shadow_throne.characters import card_of, faction_of, ready, start_of
from eminence.games.shadow_throne.moves import BRING, KEEPING, PASS, PLAY, TAKE
from eminence.games.shadow_throne.state import (
    DEAD,
    DOWN,
    DRAFT,
    EXTRA,
    HAND,
    HUSH_AFTER_CONVERSION,
    HUSH_AFTER_KILL,
    KEEP,
    POOL,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import u64

# --- Around the table -------------------------------------------------------------------------------------------------


@inline
def onward(s: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left (ST-22); less than two rounds of the table away."""
    seat += steps
    if seat >= s.seats:
        seat -= s.seats
    return seat - s.seats if seat >= s.seats else seat


@inline
def back(s: State, seat: int, steps: int) -> int:
    """The seat so many steps to the right."""
    seat -= steps
    if seat < 0:
        seat += s.seats
    return seat + s.seats if seat < 0 else seat


# --- Prices -----------------------------------------------------------------------------------------------------------


@inline
def hush(cards: Cards, s: State, seat: int, card: int) -> int:
    """1 if a seat brought a character of this card's faction in the wave before, and it still counts (ST-4, ST-24)."""
    if s.wave < 2:
        return 0
    for at in range(start_of(s, seat, s.wave - 1), s.fielded[seat]):
        character = s.line[seat][at]
        printed = cards.faction[card_of(character)]
        waived = (character & DEAD != 0 and s.options[HUSH_AFTER_KILL] == 0) or (
            faction_of(character) != printed and s.options[HUSH_AFTER_CONVERSION] == 0
        )
        if printed == cards.faction[card] and character & DOWN == 0 and not waived:
            return 1
    return 0


@inline
def summoner(cards: Cards, s: State, seat: int) -> int:
    """The place of a seat's character that may bring another card at this number, or none (ST-19)."""
    for at in range(start_of(s, seat, s.wave), s.fielded[seat]):
        character = s.line[seat][at]
        card = card_of(character)
        if verbs.ASKING >> cards.verb[card] & 1 == 1 and cards.number[card] <= s.number and ready(character):
            return at
    return NONE


@inline
def may_bring(cards: Cards, s: State, seat: int, by: int, card: int) -> bool:
    """Whether a seat may bring a card through another."""
    return verbs.may_bring(cards.verb[by], cards, s, seat, by, card)


# --- What may be chosen -----------------------------------------------------------------------------------------------


@rule
def actors(s: State) -> int:
    return s.waiting


@inline
def list_each(moves: list[int], first: int, row: list[int], start: int, end: int) -> int:
    """The actions `first + card` for the cards of a sorted row, each once."""
    count = 0
    before = NONE
    for at in range(start, end):
        moves[u64(count)] = first + row[at]  # an index without a sign is not looked at twice
        count += (row[at] >= 0) & (row[at] != before)
        before = row[at]
    return count


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """All choose at the same time; who has chosen may choose again until the last one has (ST-2, ST-23)."""
    if s.waiting == 0 or (s.waiting >> seat & 1 == 0 and s.chosen[seat] == NONE):
        return 0
    if s.phase == DRAFT:
        return list_each(moves, TAKE, s.pools[back(s, seat, s.round)], s.round, POOL)
    if s.phase == EXTRA:
        return extras(cards, s, seat, moves)
    return list_each(moves, KEEPING if s.phase == KEEP else PLAY, s.hands[seat], 0, HAND)


@inline
def extras(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """Nobody, or a fitting card of the hand (ST-19)."""
    moves[0] = PASS
    count = 1
    by = card_of(s.line[seat][summoner(cards, s, seat)])
    before = NONE
    for at in range(HAND):
        card = s.hands[seat][at]
        if card >= 0 and card != before and may_bring(cards, s, seat, by, card):
            moves[count] = BRING + card
            count += 1
        before = card
    return count
