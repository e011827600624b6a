"""Behind the Throne: why a move may not be played, as a code with fields. Asks the rules, decides nothing.

Every reason is given under the condition that makes it true; a move without one is `UNEXPLAINED`, which the conformance
kit reports.
"""

from __future__ import annotations

from eminence.games.behind_the_throne import moves as mv
from eminence.games.behind_the_throne import state as st
from eminence.games.behind_the_throne.choices import (
    hindrance,
    led,
    previous,
    reach,
    refusable,
    upright,
)
from eminence.games.behind_the_throne.state import State
from eminence.games.behind_the_throne.vocabulary import packed
from eminence.kernel.cards import CardSet
from eminence.kernel.primitives import lowest_bit
from eminence.kernel.translation import UNEXPLAINED, Message, refused


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Message:
    settling = action == mv.ACCEPT or mv.DROP <= action < mv.DESTROY
    if s.phase == st.REFUSAL and not (action == mv.ACCEPT or mv.REFUSE <= action < mv.DESTROY):
        return refused("choose-first", phase=s.phase, most=st.STACKS)
    if s.phase == st.CHOICE and not mv.DROP <= action < mv.REFUSE:
        return refused("choose-first", phase=s.phase, most=st.STACKS)
    if settling:
        return _settling(cards, s, seat, action)
    if action not in (mv.REVEAL, mv.TAKE) and (action - USE_FIRST) % st.TYPES >= len(cards):
        return refused("no-such-card", reason="set")
    if action == mv.REVEAL or action == mv.TAKE:
        return _row(cards, s, action)
    if action >= mv.SWAP:
        return _swap(cards, s, seat, *divmod(action - mv.SWAP, st.TYPES))
    if action >= mv.DESTROY:
        return _destroy(cards, s, seat, *divmod(action - mv.DESTROY, st.TYPES))
    return _use(cards, s, seat, action)


USE_FIRST = mv.RAISE - st.TYPES


def _settling(cards: CardSet, s: State, seat: int, action: int) -> Message:
    card = (action - mv.DROP) % st.TYPES
    if action == mv.ACCEPT or action >= mv.REFUSE:
        if s.phase != st.REFUSAL:
            return refused("nothing-to-refuse")
        if action != mv.ACCEPT and not refusable(s, seat) >> card & 1:
            return refused("cannot-refuse", card=card, held=card in s.row)
    elif s.phase != st.CHOICE:
        return refused("nothing-to-drop", most=st.STACKS)
    elif s.stacks[seat][card] == 0:
        return refused("no-such-card", reason="drop", card=card)
    return UNEXPLAINED


def _too_high(cards: CardSet, s: State) -> Message | None:
    if s.drawn >= 2 and s.value > previous(packed(cards), s):
        return refused("too-high", card=s.row[s.drawn - 1], value=s.value, limit=previous(packed(cards), s))
    return None


def _row(cards: CardSet, s: State, action: int) -> Message:
    if high := _too_high(cards, s):
        return high
    if action == mv.REVEAL and s.drawn == st.ROW:
        return refused("row-full", reason="reveal", most=st.ROW)
    return refused("nothing-revealed") if action == mv.TAKE and s.drawn == 0 else UNEXPLAINED


def _asleep(cards: CardSet, s: State, seat: int, card: int) -> Message | None:
    """Why a stack's ability is not there to be used."""
    if s.stacks[seat][card] == 0:
        return refused("no-such-stack", reason="own", card=card)
    if not led(s, seat, 1 << card):
        return refused("outnumbered", card=card)
    if s.used >> card & 1:
        return refused("already-used", card=card)
    return None


def _use(cards: CardSet, s: State, seat: int, action: int) -> Message:
    woken = action >= mv.REUSE_ON
    up = mv.RAISE <= action < mv.REUSE_ON or action >= mv.REUSE_RAISE
    card = (action - USE_FIRST) % st.TYPES
    verb = packed(cards).verb[card]
    if verb not in (st.LOWER, st.SHIFT, st.LOOK):
        return refused("not-manipulative", card=card)
    if up and verb != st.SHIFT:
        return refused("cannot-raise", card=card)
    if woken:
        if s.stacks[seat][card] == 0:
            return refused("no-such-stack", reason="own", card=card)
        if upright(packed(cards), s, seat) >> card & 1:
            return refused("upright", card=card)
        if not upright(packed(cards), s, seat) & packed(cards).does[st.REUSE]:
            wakers = [c for c in range(len(cards)) if packed(cards).verb[c] == st.REUSE]
            asleep = [reason for c in wakers if (reason := _asleep(cards, s, seat, c))]
            return asleep[0] if asleep else refused("no-such-stack", reason="waker")
    elif asleep_reason := _asleep(cards, s, seat, card):
        return asleep_reason
    return _moment(cards, s, seat, card, up, woken)


def _moment(cards: CardSet, s: State, seat: int, card: int, up: bool, woken: bool) -> Message:
    if packed(cards).verb[card] == st.LOOK:
        if high := _too_high(cards, s):
            return high
        if s.knows >> seat & 1:
            return refused("already-known")
        return refused("row-full", reason="look", most=st.ROW) if s.drawn == st.ROW else UNEXPLAINED
    if s.drawn < 2:
        return refused("first-card")
    if s.fixed:
        return refused("value-fixed")
    return refused("beyond-rescue", way=int(up)) if _is_lost_after(cards, s, seat, card, up, woken) else UNEXPLAINED


def _is_lost_after(cards: CardSet, s: State, seat: int, card: int, up: bool, woken: bool) -> bool:
    """Whether the last card would be too high for good once an ability is used on it."""
    record, after = packed(cards), s.copy()
    after.value += record.amount[card] if up else -record.amount[card]
    after.used |= 1 << card
    if woken:
        after.used |= 1 << lowest_bit(upright(record, s, seat) & record.does[st.REUSE])
    left = reach(record, after, seat, upright(record, after, seat))
    return after.value - left > previous(record, after)


def _target(cards: CardSet, s: State, target: int, card: int) -> Message | None:
    if target >= s.seats:
        return refused("no-such-seat", number=target, most=s.seats - 1)
    if s.stacks[target][card] == 0:
        return refused("no-such-card", reason="target", whom=target, card=card)
    return None


def _guard(cards: CardSet, s: State, target: int, card: int, verb: int, deed: str) -> Message:
    leading = led(s, target, packed(cards).does[verb])
    if leading and not leading >> card & 1:
        return refused("guarded", deed=deed, whom=target, cards=leading)
    return UNEXPLAINED


def _destroy(cards: CardSet, s: State, seat: int, target: int, card: int) -> Message:
    if high := _too_high(cards, s):
        return high
    if s.drawn < 2 or s.value != previous(packed(cards), s):
        return refused("not-equal")
    if s.fixed:
        return refused("already-destroyed")
    held = hindrance(packed(cards), s, seat, st.FORBID_DESTROY)
    if s.drawn <= held:
        return refused("hindered", deed="destroy", cards=packed(cards).does[st.FORBID_DESTROY], count=held)
    if wrong := _target(cards, s, target, card):
        return wrong
    if s.struck >> target & 1:
        return refused("already-struck", whom=target)
    return UNEXPLAINED if target == seat else _guard(cards, s, target, card, st.GUARD_DESTROY, "destroy")


def _swap(cards: CardSet, s: State, seat: int, target: int, card: int) -> Message:
    if s.drawn == 0:
        return refused("nothing-revealed")
    if high := _too_high(cards, s):
        return high
    if s.drawn == st.ROW and not s.options[st.SWAP_AFTER_FIVE]:
        return refused("no-swap-after-five")
    held = hindrance(packed(cards), s, seat, st.FORBID_SWAP)
    if s.drawn < held:
        return refused("hindered", deed="swap", cards=packed(cards).does[st.FORBID_SWAP], count=held)
    if target == seat:
        return refused("own-card")
    if wrong := _target(cards, s, target, card):
        return wrong
    return _guard(cards, s, target, card, st.GUARD_SWAP, "swap")
