"""Shadows over the Empire: what an action brings onto the table, wins, frees or breaks, for hints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from eminence.games.shadows_over_the_empire.greedy import settle
from eminence.games.shadows_over_the_empire.layouts import within
from eminence.games.shadows_over_the_empire.moves import ACTIONS
from eminence.games.shadows_over_the_empire.scoring import has_throne
from eminence.games.shadows_over_the_empire.state import LEADING, OVER, PLACING, State
from eminence.games.shadows_over_the_empire.targets import centre, commanded, contested, held
from eminence.games.shadows_over_the_empire.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.purposes import Purpose
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.translation import Message

SETTLED = 3
"""In so many worlds what is asked is answered; what is said is true in all of them."""


def purposes(cards: CardSet, before: State, after: Sequence[State], seat: int, action: int) -> list[Purpose]:
    if before.phase in (LEADING, PLACING):
        return []
    found = [list(_facts(cards, before, _settled(cards, s), seat)) for s in after[:SETTLED]]
    return [purpose for purpose in found[0] if all(purpose in others for others in found)]


def _settled(cards: CardSet, s: State) -> State:
    """The table when everybody who is asked has answered as seems best."""
    done = s.copy()
    settle(packed(cards), done, [0] * ACTIONS, Rng(step_state(seed_bytes("purposes"), 0)))
    return done


def _facts(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    if after.phase == OVER:
        yield _gain("win", 100) if after.winners >> seat & 1 else _drawback("lose", -100, winners=after.winners)
    yield from _throne(cards, before, after, seat)
    yield from _tokens(before, after, seat)
    yield from _control(cards, before, after, seat)
    yield from _conflicts(before, after, seat)
    yield from _spent(cards, before, after, seat)
    for other in range(before.seats):
        if other != seat:
            yield from _others(cards, before, after, other)


def _throne(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    record = packed(cards)
    card = before.grid[record.centre[before.layout]]
    for whom in range(before.seats):
        had, has = has_throne(record, before, whom), has_throne(record, after, whom)
        if whom == seat and has and not had:
            yield _gain("throne", 8, card=card)
        elif whom == seat and had and not has:
            yield _drawback("lose-control", -8, cards=[card])
        elif had and not has:
            yield _gain("break-throne", 8, whom=whom, card=card)
        elif has and not had:
            yield _drawback("leave-throne", -8, whom=whom, card=card)


def _tokens(before: State, after: State, seat: int) -> Iterator[Purpose]:
    """What goes from the pool onto the table."""
    more = before.unused[seat] - after.unused[seat]
    if more > 0 == after.unused[seat]:
        yield _gain("last-tokens", 3 + more)
    elif more > 0:
        yield _gain("tokens", more, count=more)
    elif more < 0:
        yield Purpose(Message("purpose-lose-tokens", count=-more), 1.5 * more, Message("purpose-lose-tokens-avoided"))


def _control(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    throne = centre(packed(cards), before)
    won = held(after, seat) & ~held(before, seat) & ~throne
    lost = held(before, seat) & ~held(after, seat) & ~throne
    if won:
        yield _gain("control", 2.4 * won.bit_count(), cards=_cards(after, won))
    if lost:
        yield _drawback("lose-control", -2.4 * lost.bit_count(), cards=_cards(before, lost))


def _cards(s: State, cells: int) -> list[int]:
    return [s.grid[cell] for cell in within(cells)]


def _conflicts(before: State, after: State, seat: int) -> Iterator[Purpose]:
    was, now = contested(before) & before.has[seat], contested(after) & after.has[seat]
    begun, settled = now & ~was, was & ~now & after.has[seat]
    if begun:
        yield _drawback("conflict", -2 * begun.bit_count(), cards=_cards(after, begun))
    if settled:
        yield _gain("end-conflict", 5 * settled.bit_count(), cards=_cards(after, settled))


def _spent(cards: CardSet, before: State, after: State, seat: int) -> Iterator[Purpose]:
    """Own cards that have done what they can do once a Round."""
    own = commanded(packed(cards), before, seat)
    marked, rotated = after.marked & ~before.marked & own, after.rotated & ~before.rotated & own
    if marked and after.round == before.round:
        yield _drawback("mark", -0.8, cards=_cards(before, marked))
    if rotated and after.round == before.round:
        yield _drawback("turn", -0.8, cards=_cards(before, rotated))


def _others(cards: CardSet, before: State, after: State, whom: int) -> Iterator[Purpose]:
    throne = centre(packed(cards), before)
    back = after.unused[whom] - before.unused[whom]
    if back > 0:
        yield _gain("send-back", 1.2 * back, whom=whom, count=back)
    lost = held(before, whom) & ~held(after, whom) & ~throne
    if lost:
        yield _gain("end-control", 2.4 * lost.bit_count(), whom=whom, cards=_cards(before, lost))
    turned = after.rotated & ~before.rotated & held(before, whom) & held(after, whom)
    if turned:
        yield _gain("turn-theirs", 0.8 * turned.bit_count(), whom=whom, cards=_cards(before, turned))


def _gain(key: str, worth: float, **fields: Any) -> Purpose:
    return Purpose(Message(f"purpose-{key}", **fields), worth)


def _drawback(key: str, worth: float, **fields: Any) -> Purpose:
    """What is bad about a move, and how another is praised that has not got it."""
    return Purpose(Message(f"purpose-{key}", **fields), worth, Message(f"purpose-{key}-avoided", **fields))
