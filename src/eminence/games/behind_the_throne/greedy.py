"""Behind the Throne: a sensible player that looks one card ahead and counts what is left in the deck.

Marked functions like the rules, so it plays at full speed in studies. It reads a hidden record only.
"""

from __future__ import annotations

from eminence.games.behind_the_throne.rules import (
    exposed,
    hindrance,
    previous,
    reach,
    upright,
)
from eminence.games.behind_the_throne.state import (
    CARDS,
    CHOICE,
    DESTROY,
    DROP,
    END,
    FORBID_DESTROY,
    GUARD_DESTROY,
    LOOK,
    RAISE,
    REFUSAL,
    REUSE_ON,
    REUSE_RAISE,
    REVEAL,
    STACK,
    STACKS,
    SWAP,
    TAKE,
    TYPES,
    USE,
    Cards,
    State,
)
from eminence.kernel.kinds import NONE
from eminence.kernel.marks import inline, rule
from eminence.kernel.rng import Words

SHAPE = (0, 4, 10, 11, 12, 12)
"""Tenths of its value that a stack of so many cards is worth: two score, more are safer."""
PERKS = (0, 14, 12, 8, 8, 6, 8, -2, -2)
"""What owning a stack adds by its verb: none, lower, shift, look, reuse, the guards, the hindrances."""
FAR = 1_000_000


@inline
def worth(cards: Cards, card: int, count: int) -> int:
    if count <= 0:
        return 0
    return SHAPE[min(count, STACK)] * cards.value[card] + PERKS[cards.verb[card]]


@inline
def fortune(cards: Cards, s: State, seat: int, with_row: bool, gained: int, lost: int) -> int:
    """What a seat's stacks would be worth with the row, one card more or one less; the poorest above five are lost."""
    total = 0
    held = 0
    for card in range(TYPES):
        count = count_after(s, seat, card, with_row, gained, lost)
        if count > 0:
            held += 1
            total += worth(cards, card, count)
    gone = 0
    while held > STACKS:
        poorest = NONE
        least = FAR
        for card in range(TYPES):
            count = count_after(s, seat, card, with_row, gained, lost)
            if count > 0 and gone >> card & 1 == 0 and worth(cards, card, count) < least:
                least = worth(cards, card, count)
                poorest = card
        gone |= 1 << poorest
        total -= least
        held -= 1
    return total


@inline
def count_after(s: State, seat: int, card: int, with_row: bool, gained: int, lost: int) -> int:
    count = s.stacks[seat][card]
    if with_row:
        for place in range(s.drawn):
            if s.row[place] == card:
                count += 1
    if gained == card:
        count += 1
    if lost == card:
        count -= 1
    return min(count, STACK)


@rule
def advise(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: Words) -> int:
    if count == 1:
        return moves[0]
    if s.phase == REFUSAL:
        return moves[0]
    if s.phase == CHOICE:
        return poorest_stack(cards, s, seat, moves, count)
    if s.drawn >= 2 and s.value > previous(cards, s):
        return best_rescue(cards, s, seat, moves, count)
    strike = best_strike(cards, s, seat, moves, count)
    if strike != NONE:
        return strike
    stop, gain = best_stop(cards, s, seat, moves, count)
    if moves[0] != REVEAL:
        return better_equal(cards, s, seat, moves, count, stop)
    now = fortune(cards, s, seat, False, NONE, NONE)
    hope, total, risk = prospect(cards, s, seat, now)
    if risk > 0 and s.top < 0:
        for at in range(count):
            if USE <= moves[at] < RAISE and cards.verb[moves[at] - USE] == LOOK:
                return moves[at]
    if stop == NONE or hope > gain * total:
        return REVEAL
    return better_equal(cards, s, seat, moves, count, stop)


@inline
def poorest_stack(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    chosen = moves[0]
    least = FAR
    for at in range(count):
        card = moves[at] - DROP
        value = worth(cards, card, s.stacks[seat][card])
        if value < least:
            least = value
            chosen = moves[at]
    return chosen


@inline
def change(cards: Cards, action: int) -> int:
    """By how much a use moves the last card's value; 0 for a look."""
    card = (action - USE) % TYPES
    if cards.verb[card] == LOOK:
        return 0
    if RAISE <= action < REUSE_ON or action >= REUSE_RAISE:
        return cards.amount[card]
    return -cards.amount[card]


@inline
def best_rescue(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """Exactly equal if that lets us destroy, else the smallest use that is enough, else the largest."""
    room = previous(cards, s) - s.value
    chosen = moves[0]
    best = -FAR
    may_destroy = s.drawn > hindrance(cards, s, seat, FORBID_DESTROY)
    for at in range(count):
        by = change(cards, moves[at])
        merit = -by - FAR // 2
        if by <= room:
            merit = by
            if by == room and may_destroy:
                merit = 100
        if moves[at] >= REUSE_ON:
            merit -= 1
        if merit > best:
            best = merit
            chosen = moves[at]
    return chosen


@inline
def rivalry(s: State) -> int:
    """How much a rival's loss is worth, in tenths of an own gain."""
    return 10 if s.seats == 2 else 5


@inline
def best_strike(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """The destruction that hurts most, if one is offered; of equals, the richest victim's."""
    chosen = NONE
    best = 0
    for at in range(count):
        if DESTROY <= moves[at] < SWAP and (moves[at] - DESTROY) // TYPES != seat:
            target = (moves[at] - DESTROY) // TYPES
            card = (moves[at] - DESTROY) % TYPES
            rich = fortune(cards, s, target, False, NONE, NONE)
            hurt = (rich - fortune(cards, s, target, False, NONE, card)) * FAR + rich
            if hurt > best:
                best = hurt
                chosen = moves[at]
    return chosen


@inline
def best_stop(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> tuple[int, int]:
    """Taking the row, or the best swap for it, and what it gains."""
    chosen = NONE
    best = -FAR
    mine = fortune(cards, s, seat, False, NONE, NONE)
    for at in range(count):
        gain = -FAR
        if moves[at] == TAKE:
            gain = fortune(cards, s, seat, True, NONE, NONE) - mine
        elif moves[at] >= SWAP:
            target = (moves[at] - SWAP) // TYPES
            card = (moves[at] - SWAP) % TYPES
            rich = fortune(cards, s, target, False, NONE, NONE)
            theirs = fortune(cards, s, target, True, NONE, card) - rich
            gain = fortune(cards, s, seat, False, card, NONE) - mine - theirs * rivalry(s) // 10
        if gain > best:
            best = gain
            chosen = moves[at]
    return chosen, best


@inline
def prospect(cards: Cards, s: State, seat: int, now: int) -> tuple[int, int, int]:
    """The next card: the sum of gains over all that may come, how many those are, and how many of them are ruin."""
    hope = 0
    total = 0
    risk = 0
    left = 0
    for card in range(CARDS):
        left += s.deck[card]
    lowered = reach(cards, s, seat, upright(cards, s, seat))
    for card in range(CARDS):
        copies = s.deck[card]
        if s.top >= 0:
            copies = 1 if card == s.top else 0
        elif left == 0:
            copies = s.discard[card]
        total += copies
        if copies > 0:
            safe = card != END
            if safe and s.drawn > 0:
                safe = cards.value[card] - lowered <= cards.value[s.row[s.drawn - 1]]
            if safe:
                hope += copies * (fortune(cards, s, seat, True, card, NONE) - now)
            else:
                risk += copies
    return hope, total, risk


@inline
def better_equal(cards: Cards, s: State, seat: int, moves: list[int], count: int, stop: int) -> int:
    """Before stopping: an ability that makes the last card equal earns a destruction for nothing."""
    if s.drawn >= 2 and s.fixed == 0 and s.drawn > hindrance(cards, s, seat, FORBID_DESTROY):
        room = previous(cards, s) - s.value
        if room != 0 and has_victim(cards, s, seat):
            for at in range(count):
                if USE <= moves[at] < DROP and change(cards, moves[at]) == room:
                    return moves[at]
    return stop


@inline
def has_victim(cards: Cards, s: State, seat: int) -> bool:
    for target in range(s.seats):
        if target != seat and s.struck >> target & 1 == 0 and exposed(cards, s, target, GUARD_DESTROY) != 0:
            return True
    return False
