"""Shadow Throne: characters in the battle, each one number: what it says, how it came there, and for whom others are.

ST-n are the numbers of RULES.md. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.shadow_throne.state import (
    ACTED,
    CARD_BITS,
    DEAD,
    DOWN,
    EARLIER_WAVES,
    FACTION_AT,
    SILENT,
    TOKENS_AT,
    TOKENS_BITS,
    WAVE_AT,
    Cards,
    State,
)
from eminence.games.shadow_throne.table import discard_from_hand
from eminence.kernel.primitives import inline


@inline
def card_of(character: int) -> int:
    return character & CARD_BITS


@inline
def wave_of(character: int) -> int:
    return character >> WAVE_AT & 7


@inline
def faction_of(character: int) -> int:
    """The faction it belongs to now."""
    return character >> FACTION_AT & 3


@inline
def tokens_of(character: int) -> int:
    return character >> TOKENS_AT & TOKENS_BITS


@inline
def ready(character: int) -> bool:
    """Whether somebody's ability may still trigger."""
    return character & (DEAD | SILENT | ACTED | DOWN) == 0


@inline
def start_of(s: State, seat: int, wave: int) -> int:
    """Where the characters of a wave, or of a later one, begin in a seat's line."""
    at = s.fielded[seat]
    while at > 0 and wave_of(s.line[seat][at - 1]) >= wave:
        at -= 1
    return at


@inline
def enter(cards: Cards, s: State, seat: int, card: int, marks: int) -> None:
    """A card leaves the hand and takes the next place in its owner's line."""
    discard_from_hand(s, seat, card)
    s.line[seat][s.fielded[seat]] = card | s.wave << WAVE_AT | cards.faction[card] << FACTION_AT | marks
    s.fielded[seat] += 1


@inline
def invited(cards: Cards, by: int, card: int) -> bool:
    """Whether a card that is not in the battle yet is one of those whom an ability is for."""
    return cards.factions[by] >> cards.faction[card] & 1 == 1 and cards.ranks[by] >> cards.rank[card] & 1 == 1


@inline
def reached(cards: Cards, s: State, card: int, target: int) -> bool:
    """Whether an ability that comes so far is for somebody as things stand (ST-7, ST-10 to ST-12)."""
    if target & (DEAD | DOWN) != 0:
        return False
    if cards.factions[card] >> faction_of(target) & 1 == 0 or cards.ranks[card] >> cards.rank[card_of(target)] & 1 == 0:
        return False
    return cards.reach[card] != EARLIER_WAVES or wave_of(target) < s.wave
