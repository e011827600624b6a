"""An Empty Throne: what a move builds, draws, breaks or gives up, for hints. Reads only what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.greedy import missing, settle
from eminence.games.an_empty_throne.moves import ACTIONS
from eminence.games.an_empty_throne.scoring import (
    FLIPPED,
    coalition,
    combined,
    points_of,
    rating,
    refugees,
    strongholds,
)
from eminence.games.an_empty_throne.targets import all_played, filled
from eminence.games.an_empty_throne.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.purposes import Purpose
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.translation import Message

SETTLED = 6
"""In so many worlds what abilities ask is answered; what is said is true in all of them."""


def purposes(cards: CardSet, before: st.State, after: Sequence[st.State], seat: int, action: int) -> list[Purpose]:
    if before.phase == st.DRAFT:
        return []
    found = [list(_facts(cards, before, _settled(cards, s, seat), seat)) for s in after[:SETTLED]]
    return [purpose for purpose in found[0] if all(purpose in others for others in found)]


def _settled(cards: CardSet, s: st.State, seat: int) -> st.State:
    """The table when everything that the played card asks has been answered as seems best."""
    done = s.copy()
    settle(packed(cards), done, seat, [0] * ACTIONS, Rng(step_state(seed_bytes("purposes"), 0)))
    return done


def _facts(cards: CardSet, before: st.State, after: st.State, seat: int) -> Iterator[Purpose]:
    yield from _end(cards, after, seat)
    yield from _fields(cards, before, after, seat)
    yield from _broken(cards, before, after, 1 - seat)
    yield from _values(cards, before, after, seat)
    yield from _hand(cards, before, after, seat)


def _fact(key: str, worth: float, **fields: Any) -> Purpose:
    """What a move does."""
    return Purpose(Message(f"purpose-{key}", **fields), worth)


def _drawback(key: str, worth: float, **fields: Any) -> Purpose:
    """What is bad about a move, and how another is praised that has not got it."""
    return Purpose(Message(f"purpose-{key}", **fields), worth, Message(f"purpose-{key}-avoided", **fields))


def _end(cards: CardSet, after: st.State, seat: int) -> Iterator[Purpose]:
    if after.phase != st.OVER:
        return
    lead = rating(packed(cards), after, seat) - rating(packed(cards), after, 1 - seat)
    if lead > 0:
        yield _fact("end-ahead", 20)
    elif lead < 0:
        yield _fact("end-behind", -20)


def _fields(cards: CardSet, before: st.State, after: st.State, seat: int) -> Iterator[Purpose]:
    """Coalitions, and what is short of one."""
    record = packed(cards)
    for place in range(st.FIELDS):
        if before.flips[seat] >> place & 1:
            continue
        was, now = before.played[seat][place], after.played[seat][place]
        if after.flips[seat] >> place & 1:
            yield _fact("flip", 4, place=place, points=FLIPPED)
        elif coalition(record, now) and not coalition(record, was):
            yield _fact("coalition", 3, place=place)
        elif coalition(record, was) and not coalition(record, now):
            yield _drawback("break-up", -3, place=place)
        elif missing(record, now) == 1 < missing(record, was):
            yield _fact("one-short", 0.6, place=place)


def _broken(cards: CardSet, before: st.State, after: st.State, other: int) -> Iterator[Purpose]:
    record = packed(cards)
    for place in range(st.FIELDS):
        was, now = before.played[other][place], after.played[other][place]
        if before.flips[other] >> place & 1 == 0:
            if coalition(record, was) and not coalition(record, now):
                yield _fact("break", 3, whom=other, place=place)
            elif missing(record, was) == 1 < missing(record, now):
                yield _fact("set-back", 1, whom=other, place=place)
            elif coalition(record, now) and not coalition(record, was):
                yield _fact("give-coalition", -3, whom=other, place=place)


def _values(cards: CardSet, before: st.State, after: st.State, seat: int) -> Iterator[Purpose]:
    """Places with a combined value that scores."""
    record, other = packed(cards), 1 - seat
    mine = strongholds(record, before, seat), strongholds(record, after, seat)
    theirs = strongholds(record, before, other), strongholds(record, after, other)
    for place in range(st.PLACES):
        bit, points = 1 << place, before.options[st.TOMBS_POINTS] if place == st.TOMBS else 1
        if mine[1] & ~mine[0] & bit:
            yield _fact("reach", 2, place=place, limit=st.ENOUGH, points=points)
        if mine[0] & ~mine[1] & bit:
            yield _drawback("fall-below", -2, place=place, limit=st.ENOUGH)
        if theirs[0] & ~theirs[1] & bit:
            yield _fact("bring-below", 2, whom=other, place=place, limit=st.ENOUGH)
        gain = combined(record, after.played[seat][place]) - combined(record, before.played[seat][place])
        if gain > 0 and not (mine[0] | mine[1]) & bit:
            yield _fact("add", 0.08 * gain, place=place, value=gain)


def _hand(cards: CardSet, before: st.State, after: st.State, seat: int) -> Iterator[Purpose]:
    record, other = packed(cards), 1 - seat
    had, has = refugees(record, before, seat), refugees(record, after, seat)
    if has > had:
        yield _fact("take-refugee", 1.5)
    elif has < had:
        yield _drawback("play-refugee", -1.5)
    more = after.hands[seat].bit_count() - before.hands[seat].bit_count() + after.unseen[seat] - before.unseen[seat]
    if more > 0:
        yield _fact("more-cards", 0.5 * more, count=more)
    stolen = all_played(before, other) & all_played(after, seat)
    for card in range(st.CARDS):
        if stolen >> card & 1:
            yield _fact("steal", 0.5 + 0.15 * record.value[card], whom=other, card=card)
    if filled(after).bit_count() < filled(before).bit_count():
        ahead = points_of(record, after, seat) - points_of(record, after, other)
        if ahead > 0:
            yield _fact("empty-deck", 1)
