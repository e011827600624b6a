"""Behind the Throne: what a move gains, keeps, avoids or gives away, for hints. Reads only what its seat can see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from eminence.games.behind_the_throne import state as st
from eminence.games.behind_the_throne.choices import led, owned, previous, strikes, upright
from eminence.games.behind_the_throne.greedy import prospect
from eminence.games.behind_the_throne.moves import ACTIONS, RAISE, REUSE_RAISE, REVEAL, TAKE, USE
from eminence.games.behind_the_throne.rules import score
from eminence.games.behind_the_throne.state import Cards, State
from eminence.games.behind_the_throne.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.purposes import Purpose
from eminence.kernel.translation import Message

ABILITY = 1.5
"""What the ability of a character is worth, in points;"""
LONE = 0.3
"""and of the points of a character, its first card."""
SAFER = 0.8
"""A third card, or a fourth."""


def purposes(cards: CardSet, before: State, after: Sequence[State], seat: int, action: int) -> list[Purpose]:
    if action == REVEAL:
        return list(_turning(cards, before, seat))
    if USE <= action < RAISE and packed(cards).verb[action - USE] == st.LOOK:
        return [Purpose(Message("purpose-look"), 2), _spent(action - USE, 0.8)]
    found = [*_own(cards, before, after[0], seat), *_abilities(cards, before, after[0], seat)]
    for other in range(before.seats):
        if other != seat:
            found += _others(cards, before, after[0], other)
    if USE <= action < REUSE_RAISE + st.TYPES:
        found += _change(cards, before, after[0], seat)
    if action == TAKE and after[0].phase == st.CHOICE:
        found.append(_drawback("drop", -2))
    return found


# --- The next card ----------------------------------------------------------------------------------------------------


def _turning(cards: CardSet, s: State, seat: int) -> Iterator[Purpose]:
    """What may be on top of the deck."""
    record = packed(cards)
    if s.top >= 0:
        yield from _known(cards, s, seat)
        return
    total, risk = _next_card(record, s, seat)
    bag = s.deck if sum(s.deck) else s.discard
    ending = bag[st.END] / max(1, total)
    ruin = risk / max(1, total) - ending
    if s.drawn and ruin > 0:
        row = sum(record.value[s.row[place]] for place in range(s.drawn))
        yield _drawback("risk", -ruin * row, percent=round(100 * ruin))
    fitting = 1 - ruin - ending
    if s.drawn:
        going_on = Message("purpose-go-on", percent=round(100 * fitting)) if ruin else Message("purpose-go-on-safely")
        yield Purpose(going_on, 3 * fitting)
    if ending > 0:
        yield from _ending(cards, s, seat, ending)


def _next_card(cards: Cards, s: State, seat: int) -> tuple[int, int]:
    """How many cards may come next, and how many of them are ruin; what they would gain is nobody's question here."""
    _, total, risk = prospect(cards, s, seat, now=0, taken=0, rich=0)
    return total, risk


def _known(cards: CardSet, s: State, seat: int) -> Iterator[Purpose]:
    if s.top == st.END:
        yield from _ending(cards, s, seat, 1.0)
    elif _next_card(packed(cards), s, seat)[1]:
        yield _drawback("too-high", -9, card=s.top)
    else:
        yield Purpose(Message("purpose-fits", card=s.top), 3)


def _ending(cards: CardSet, s: State, seat: int, chance: float) -> Iterator[Purpose]:
    points = [0] * s.seats
    score(packed(cards), s, points)
    ahead = points[seat] > max(points[other] for other in range(s.seats) if other != seat)
    if ahead:
        yield Purpose(Message("purpose-end-ahead", sure=chance == 1), 8 * chance)
    else:
        yield _drawback("end-behind", -8 * chance, sure=chance == 1)


# --- Stacks -----------------------------------------------------------------------------------------------------------


def _own(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    values = packed(cards).value
    for card in range(st.TYPES):
        had, has = before.stacks[seat][card], after.stacks[seat][card]
        value = values[card]
        if had < 2 <= has:
            yield Purpose(Message("purpose-score", card=card, value=value), value)
        elif has > had > 0:
            yield Purpose(Message("purpose-safer", card=card), SAFER)
        elif has > had:
            yield Purpose(Message("purpose-first", card=card), LONE * value)
        elif has < 2 <= had:
            yield _drawback("give-up", -value, card=card, value=value)
        elif has < had == 1:
            yield _drawback("give-up-single", -LONE * value, card=card)


def _others(cards: CardSet, before: State, after: State, other: int) -> Iterator[Purpose]:
    values = packed(cards).value
    weight = 1.0 if before.seats == 2 else 0.5
    given = 0
    for card in range(st.TYPES):
        had, has = before.stacks[other][card], after.stacks[other][card]
        value = values[card]
        if has < 2 <= had:
            yield Purpose(Message("purpose-break", whom=other, card=card, value=value), weight * value)
        elif has < had:
            yield Purpose(Message("purpose-weaken", whom=other, card=card), weight * SAFER)
        elif had < 2 <= has:
            given += value
    if given:
        yield _drawback("give-points", -weight * given, whom=other, value=given)
    stacks = sum(count > 0 for count in after.stacks[other])
    if stacks > st.STACKS >= sum(count > 0 for count in before.stacks[other]):
        yield Purpose(Message("purpose-make-drop", whom=other), weight * 2)


def _abilities(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    record = packed(cards)
    among = record.usable | record.does[st.GUARD_SWAP] | record.does[st.GUARD_DESTROY]
    was, now = ([led(s, other, among) for other in range(s.seats)] for s in (before, after))
    others = [other for other in range(before.seats) if other != seat]
    for card in range(st.TYPES):
        losers = [other for other in others if was[other] & ~now[other] & 1 << card]
        winners = [other for other in others if now[other] & ~was[other] & 1 << card]
        gained, lost = now[seat] & ~was[seat] & 1 << card, was[seat] & ~now[seat] & 1 << card
        for other in losers:
            yield Purpose(Message("purpose-take-ability", card=card, whom=other), ABILITY)
        if gained and not losers:
            yield Purpose(Message("purpose-gain-ability", card=card), ABILITY)
        if lost:
            yield _drawback("lose-ability", -ABILITY, card=card)
        for other in winners:
            yield _drawback("give-ability", -ABILITY, whom=other, card=card)


# --- The last card ----------------------------------------------------------------------------------------------------


def _change(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    """An ability that changes the last card."""
    record = packed(cards)
    if after.phase != st.TURN or after.turn != seat or after.drawn < 2:
        return
    room = previous(record, after) - after.value
    if before.value > previous(record, before) and room >= 0:
        yield Purpose(Message("purpose-save"), 5)
    if room == 0 and strikes(record, after, seat, [0] * ACTIONS, 0):
        yield Purpose(Message("purpose-equal"), 4)
    spent = upright(record, before, seat) & ~upright(record, after, seat) & owned(before, seat)
    for card in range(st.TYPES):
        if spent >> card & 1:
            yield _spent(card, 0.5 + 0.3 * record.amount[card])


def _spent(card: int, worth: float) -> Purpose:
    return _drawback("spend", -worth, card=card)


def _drawback(key: str, worth: float, **fields: Any) -> Purpose:
    """What is bad about a move, and how another is praised that has not got it."""
    return Purpose(Message(f"purpose-{key}", **fields), worth, Message(f"purpose-{key}-avoided", **fields))
