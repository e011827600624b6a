"""What a drawn table of An Empty Throne shows beyond its record, found by the rules themselves."""

from __future__ import annotations

from typing import Any

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne import verbs
from eminence.games.an_empty_throne.choices import actions_left, both_with
from eminence.games.an_empty_throne.fields import MESSAGE_FIELDS
from eminence.games.an_empty_throne.scoring import (
    FLIPPED,
    WIDTH,
    coalition,
    combined,
    different,
    end_reasons,
    points_of,
    refugees,
    strongholds,
    tally,
)
from eminence.games.an_empty_throne.state import State
from eminence.games.an_empty_throne.targets import all_played, one_deck, said_deck
from eminence.games.an_empty_throne.vocabulary import PLACE_NAMES, named, packed, short_text, vocabulary
from eminence.kernel.cards import CardSet
from eminence.kernel.definition import Display


def shared(cards: CardSet, s: State) -> dict[str, Any]:
    """Both sides of every place, and what they are worth."""
    record = packed(cards)
    seats = range(st.SEATS)
    return {
        "limit": st.ENOUGH,
        "sums": [
            {PLACE_NAMES[place]: combined(record, s.played[seat][place]) for place in range(st.PLACES)}
            for seat in seats
        ],
        "coalitions": [
            {PLACE_NAMES[place]: _progress(cards, s.played[seat][place]) for place in range(st.FIELDS)}
            for seat in seats
        ],
        "value": [combined(record, all_played(s, seat)) for seat in seats],
        "worth": {"flip": FLIPPED, "field": 1, "tombs": s.options[st.TOMBS_POINTS], "refugee": 1},
        "lasting": bool(s.options[st.FLIPS_ARE_PERMANENT]),
        "actions": _actions(s),
        "recruits": {PLACE_NAMES[place]: _ability(cards, s.tops[place], "recruit") for place in range(st.FIELDS)},
        "deck": _deck(cards, s),
        "ends": _ends(s),
    }


def own(cards: CardSet, s: State, viewer: int) -> dict[str, Any]:
    """Points and where they come from, since Refugees in a hand are known to its player; what a card would do where."""
    record, seats = packed(cards), range(st.SEATS)
    return {
        "points": [points_of(record, s, seat) for seat in seats],
        "why": [_why(cards, s, seat) for seat in seats],
        "refugees": [refugees(record, s, seat) for seat in seats],
        "hand": _hand(cards, s, viewer),
    }


DISPLAY = Display(shared, own)


def _progress(cards: CardSet, bits: int) -> list[dict[str, Any]]:
    """How far each of the four Coalitions is on one side of a Field, and whether it is there."""
    record = packed(cards)
    values, kiths, found = tally(record.value, bits), tally(record.kith, bits), coalition(record, bits)
    rows = (
        ("value", st.SAME_VALUE, _most(values), 3),
        ("kith", st.SAME_KITH, _most(kiths), 3),
        ("values", st.FOUR_VALUES, different(values), 4),
        ("kiths", st.FOUR_KITHS, different(kiths), 4),
    )
    return [
        {"what": what, "have": min(have, need), "need": need, "made": bool(found & pattern)}
        for what, pattern, have, need in rows
    ]


def _most(counts: int) -> int:
    """Of a tally, the largest count."""
    most = 0
    while counts:
        most = max(most, counts % (1 << WIDTH))
        counts >>= WIDTH
    return most


def _why(cards: CardSet, s: State, seat: int) -> dict[str, int]:
    """The points of a seat by where they come from."""
    held = strongholds(packed(cards), s, seat)
    return {
        "fields": (held & ~(1 << st.TOMBS)).bit_count(),
        "tombs": (held >> st.TOMBS) * s.options[st.TOMBS_POINTS],
        "flips": FLIPPED * s.flips[seat].bit_count(),
        "refugees": refugees(packed(cards), s, seat),
    }


def _actions(s: State) -> dict[str, int]:
    """The Actions of this turn: how many there are, and how many are left."""
    if s.phase not in (st.ACTION, st.ABILITIES):
        return {"left": 0, "all": 0}
    left = actions_left(s)
    return {"left": left, "all": left + s.used.bit_count()}


def _ability(cards: CardSet, card: int, half: str) -> dict[str, Any] | None:
    """The message of a card's Recruit or Impact in a few words; nothing if there is no card or no ability."""
    if not 0 <= card < st.CARDS:
        return None
    kith = packed(cards).kith[card]
    known: dict[tuple[int, str], dict[str, Any] | None] = cards.cache.setdefault("short texts", {})
    if (kith, half) not in known:
        text = short_text(cards.cards[kith], half)
        known[kith, half] = None if text is None else text.to_json(MESSAGE_FIELDS, vocabulary(cards))
    return known[kith, half]


def _hand(cards: CardSet, s: State, viewer: int) -> dict[str, dict[str, Any]]:
    """For each card of one's hand its Impact, and the Fields where it would use both abilities (ET-11)."""
    if viewer not in range(st.SEATS):
        return {}
    record = packed(cards)
    return {
        named(cards, card): {
            "impact": _ability(cards, card, "impact"),
            "both": [
                PLACE_NAMES[place]
                for place in range(st.FIELDS)
                if s.tops[place] >= 0 and both_with(record, s.tops[place]) >> card & 1
            ],
        }
        for card in range(st.CARDS)
        if s.hands[viewer] >> card & 1
    }


def _deck(cards: CardSet, s: State) -> str | None:
    """The one deck that a question is about, if it is about one."""
    record = packed(cards)
    if s.phase != st.ABILITIES or s.sentence < 0:
        return None
    asks = verbs.FROM_DECK[record.verb[s.sentence]] and one_deck(record, s.sentence)
    return PLACE_NAMES[said_deck(record, s, s.sentence)] if asks else None


def _ends(s: State) -> list[str]:
    """Why the game would end with this turn, as things are."""
    if s.phase == st.OVER:
        return []
    bits = end_reasons(s) | st.BY_LENGTH * (s.turns + 1 >= st.LAST_TURN)
    return [
        name for name, bit in (("decks", st.BY_DECKS), ("flips", st.BY_FLIPS), ("length", st.BY_LENGTH)) if bits & bit
    ]
