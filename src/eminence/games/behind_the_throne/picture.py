"""What a drawn table of Behind the Throne shows beyond its record, found by the rules themselves."""

from __future__ import annotations

from typing import Any

from eminence.games.behind_the_throne import rules
from eminence.games.behind_the_throne.choices import led, reach, upright
from eminence.games.behind_the_throne.state import ROW, TURN, TYPES, State
from eminence.games.behind_the_throne.vocabulary import character, packed
from eminence.kernel.cards import CardSet


def picture(cards: CardSet, s: State, viewer: int) -> dict[str, Any]:
    """Which stacks stand upright, what they are worth, and what the next card may bring."""
    seats = range(int(s.seats))
    everything = (1 << TYPES) - 1
    points = [0] * len(seats)
    rules.score(packed(cards), s, points)
    return {
        "upright": [
            [character(cards, card) for card in range(len(cards)) if led(s, seat, everything) >> card & 1]
            for seat in seats
        ],
        "points": points,
        "below": _below(cards, s),
        "bust": _bust(cards, s),
    }


def _below(cards: CardSet, s: State) -> int | None:
    """What the next card may count at most, after what abilities can take off it; none if anything goes."""
    if s.phase != TURN or not 0 < s.drawn < ROW:
        return None
    record, seat = packed(cards), int(s.turn)
    return record.value[s.row[s.drawn - 1]] + reach(record, s, seat, upright(record, s, seat))


def _bust(cards: CardSet, s: State) -> int | None:
    """In how many of a hundred cases the next card is too high, as far as the deck is known."""
    below = _below(cards, s)
    left = sum(s.deck[card] for card in range(len(s.deck)))
    if below is None or left <= 0:
        return None
    value = packed(cards).value
    if 0 <= s.top < TYPES:
        return 100 * (value[s.top] > below)
    return round(100 * sum(s.deck[card] for card in range(len(cards)) if value[card] > below) / left)
