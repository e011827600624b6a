"""What a drawn table of Behind the Throne shows beyond its record, found by the rules themselves."""

from __future__ import annotations

from typing import Any

from eminence.games.behind_the_throne import rules
from eminence.games.behind_the_throne.choices import led, previous, reach, upright
from eminence.games.behind_the_throne.state import GUARD_DESTROY, GUARD_SWAP, ROW, TURN, TYPES, State
from eminence.games.behind_the_throne.vocabulary import character, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.definition import Display


def shared(cards: CardSet, s: State) -> dict[str, Any]:
    """Which stacks stand upright and guard others, what they are worth, and what the next card may bring."""
    record, seats = packed(cards), range(int(s.seats))
    points = [0] * len(seats)
    rules.score(record, s, points)
    leads = [led(s, seat, (1 << TYPES) - 1) for seat in seats]
    guards = {"swap": record.does[GUARD_SWAP], "destroy": record.does[GUARD_DESTROY]}
    return {
        "upright": [_named(cards, lead) for lead in leads],
        "points": points,
        "guards": [{what: _named(cards, lead & among) for what, among in guards.items()} for lead in leads],
        "bar": _bar(cards, s),
        "high": _high(cards, s),
        "equal": _equal(cards, s),
        "below": _below(cards, s),
        "bust": _bust(cards, s),
    }


def own(cards: CardSet, s: State, viewer: int) -> dict[str, Any]:
    """Who has looked at the next card knows what it brings."""
    return {"bust": _bust(cards, s)} if s.top >= 0 else {}


DISPLAY = Display(shared, own)


def _named(cards: CardSet, characters: int) -> list[str]:
    return [character(cards, card) for card in range(len(cards)) if characters >> card & 1]


def _high(cards: CardSet, s: State) -> bool:
    """Whether the last card is too high and waits for an ability that brings it down."""
    return s.phase == TURN and s.drawn >= 2 and s.value > previous(packed(cards), s)


def _equal(cards: CardSet, s: State) -> bool:
    """Whether the last card equals the one before, so that something may be destroyed."""
    return s.phase == TURN and s.drawn >= 2 and not s.fixed and s.value == previous(packed(cards), s)


def _bar(cards: CardSet, s: State) -> int | None:
    """The printed value to stay at or under (BT-8): for the last card while it is too high, else for the next one."""
    if _high(cards, s):
        return int(previous(packed(cards), s))
    return packed(cards).value[s.row[s.drawn - 1]] if s.phase == TURN and 0 < s.drawn < ROW else None


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
