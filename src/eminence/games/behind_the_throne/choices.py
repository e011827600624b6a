"""Behind the Throne: who has which ability, and what may be done. BT-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.behind_the_throne.moves import (
    ACCEPT,
    DESTROY,
    DROP,
    RAISE,
    REFUSE,
    REUSE_ON,
    REUSE_RAISE,
    REVEAL,
    SWAP,
    TAKE,
    USE,
)
from eminence.games.behind_the_throne.state import (
    CHOICE,
    FORBID_DESTROY,
    FORBID_SWAP,
    GUARD_DESTROY,
    GUARD_SWAP,
    LOOK,
    LOWER,
    OVER,
    PLAIN,
    REFUSAL,
    REUSE,
    ROW,
    SEATS,
    SHIFT,
    SWAP_AFTER_FIVE,
    TURN,
    TYPES,
    Cards,
    State,
)
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import u64

# --- Around the table -------------------------------------------------------------------------------------------------


@inline
def onward(s: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left."""
    return seat + steps if seat + steps < s.seats else seat + steps - s.seats


@inline
def ahead(s: State, seat: int, other: int) -> int:
    """How many steps to the left another seat is."""
    return other - seat if other >= seat else other - seat + s.seats


# --- Who has which ability --------------------------------------------------------------------------------------------
#
# Sets of characters are bits: what a seat owns, what it leads, what is upright. They are built without branches, since
# a guess of the processor that fails costs more than the work it saves.


@inline
def owned(s: State, seat: int) -> int:
    """The characters of which a seat has a stack."""
    bits = 0
    for card in range(TYPES):
        bits |= (s.stacks[seat][card] > 0) << card
    return bits


@inline
def led(s: State, seat: int, among: int) -> int:
    """Those of some characters of which no seat has a bigger stack: their abilities are this seat's (BT-20, BT-24)."""
    bits = 0
    for card in range(TYPES):
        if among >> card & 1:
            most = 1
            for other in range(SEATS):
                held = s.stacks[other][card]
                most = held if held > most else most  # a call of max() takes three times as long when not compiled
            bits |= (s.stacks[seat][card] == most) << card
    return bits


@inline
def upright(cards: Cards, s: State, seat: int) -> int:
    """The abilities ready to be used: led, and not used this turn (BT-14, BT-22, BT-23)."""
    return led(s, seat, cards.usable) & ~s.used


@inline
def reach(cards: Cards, s: State, seat: int, up: int) -> int:
    """How far the last card could still be lowered: every upright ability once, and each Judge on the best of all."""
    reached = total_change(cards, up)
    if up & cards.does[REUSE] != 0:
        reached += wakers(cards, up) * best_change(cards, owned(s, seat))
    return reached


@inline
def total_change(cards: Cards, bits: int) -> int:
    total = 0
    for card in range(TYPES):
        total += cards.amount[card] * (bits >> card & 1)
    return total


@inline
def best_change(cards: Cards, bits: int) -> int:
    best = 0
    for card in range(TYPES):
        best = max(best, cards.amount[card] * (bits >> card & 1))
    return best


@inline
def wakers(cards: Cards, up: int) -> int:
    """How many upright characters can wake another."""
    count = 0
    for card in range(TYPES):
        count += up & cards.does[REUSE] & 1 << card != 0
    return count


@inline
def hindrance(cards: Cards, s: State, seat: int, verb: int) -> int:
    """How many hindering cards lie before a seat; they need no majority (BT-32 to BT-34)."""
    count = 0
    for card in range(TYPES):
        if cards.does[verb] >> card & 1:
            count += s.stacks[seat][card]
    return count


# --- What may be done -------------------------------------------------------------------------------------------------


@rule
def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    if s.phase == TURN:
        return 1 << s.turn
    return 1 << s.chooser


@inline
def previous(cards: Cards, s: State) -> int:
    """The printed value to stay under (BT-8)."""
    return cards.value[s.row[s.drawn - 2]]


@inline
def list_each(moves: list[int], count: int, first: int, bits: int) -> int:
    """Append the actions `first + card` for a set of characters."""
    for card in range(TYPES):
        moves[u64(count)] = first + card  # an index without a sign is not looked at twice
        count += bits >> card & 1
    return count


@inline
def list_exposed(cards: Cards, s: State, seat: int, guard: int, first: int, moves: list[int], count: int) -> int:
    """What may be struck or taken from a seat: all it has, or only the guards that it leads (BT-20, BT-27)."""
    guards = led(s, seat, cards.does[guard])
    if guards != 0 and guard != PLAIN:
        return list_each(moves, count, first, guards)
    for card in range(TYPES):
        moves[u64(count)] = first + card
        count += s.stacks[seat][card] > 0
    return count


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == REFUSAL:
        moves[0] = ACCEPT
        return list_each(moves, 1, REFUSE, refusable(s, seat))
    if s.phase == CHOICE:
        return list_each(moves, 0, DROP, owned(s, seat))  # BT-31, BT-47
    up = upright(cards, s, seat)
    room = 0
    if s.drawn >= 2:
        room = previous(cards, s) - s.value
        if room < 0:
            return changes(cards, s, seat, up, room, moves, 0)
    moves[0] = REVEAL
    count = 1 if s.drawn < ROW else 0
    moves[count] = TAKE
    count += s.drawn > 0  # BT-1
    if s.drawn < ROW and s.knows >> seat & 1 == 0:
        count = looks(cards, s, seat, up, moves, count)
    if s.drawn >= 2 and s.fixed == 0:  # BT-10, BT-46
        count = changes(cards, s, seat, up, room, moves, count)
        if room == 0:
            count = strikes(cards, s, seat, moves, count)
    if s.drawn > 0 and (s.drawn < ROW or s.options[SWAP_AFTER_FIVE] == 1):  # BT-25
        count = swaps(cards, s, seat, moves, count)
    return count


@inline
def looks(cards: Cards, s: State, seat: int, up: int, moves: list[int], count: int) -> int:
    """The Prophet, by itself or woken by the Judge (BT-2, BT-3, BT-44)."""
    if up & cards.does[LOOK] != 0:
        count = list_each(moves, count, USE, up & cards.does[LOOK])
    if up & cards.does[REUSE] != 0:
        count = list_each(moves, count, REUSE_ON, owned(s, seat) & cards.does[LOOK] & ~up)
    return count


@inline
def changes(cards: Cards, s: State, seat: int, up: int, room: int, moves: list[int], count: int) -> int:
    """Uses that leave the last card, or can still bring it, to at most the previous one.

    Lowering with an upright ability never spoils a rescue, so only raising and waking are checked (BT-42, BT-43).
    """
    changing = cards.does[LOWER] | cards.does[SHIFT]
    if up & (changing | cards.does[REUSE]) == 0:
        return count
    count = list_each(moves, count, USE, up & changing)
    left = room + reach(cards, s, seat, up)
    for card in range(TYPES):
        if cards.does[SHIFT] >> card & 1:
            moves[count] = RAISE + card
            count += (up >> card & 1 == 1) & (left >= 2 * cards.amount[card])
    if up & cards.does[REUSE] != 0:
        count = wakings(cards, owned(s, seat) & changing, up, left, moves, count)
    return count


@inline
def wakings(cards: Cards, mine: int, up: int, left: int, moves: list[int], count: int) -> int:
    """Sideways stacks that the Judge may wake to change the last card (BT-15); it then reaches less far itself."""
    left -= best_change(cards, mine)
    for card in range(TYPES):
        sideways = mine & ~up & 1 << card != 0
        moves[count] = REUSE_ON + card
        count += sideways & (left + cards.amount[card] >= 0)
        moves[count] = REUSE_RAISE + card
        count += sideways & (cards.verb[card] == SHIFT) & (left >= cards.amount[card])
    return count


@inline
def strikes(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """Cards that may be destroyed at an equal value: each player once a turn, oneself too (BT-17 to BT-21, BT-32)."""
    if s.drawn <= hindrance(cards, s, seat, FORBID_DESTROY):
        return count
    for target in range(s.seats):
        if s.struck >> target & 1 == 0:
            guard = PLAIN if target == seat else GUARD_DESTROY
            count = list_exposed(cards, s, target, guard, DESTROY + TYPES * target, moves, count)
    return count


@inline
def swaps(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """Cards of opponents that the whole row may be swapped for (BT-26, BT-27, BT-33, BT-41)."""
    if s.drawn < hindrance(cards, s, seat, FORBID_SWAP):
        return count
    for step in range(1, s.seats):
        target = onward(s, seat, step)
        count = list_exposed(cards, s, target, GUARD_SWAP, SWAP + TYPES * target, moves, count)
    return count


@inline
def refusable(s: State, seat: int) -> int:
    """New characters among the cards received, all copies or none (BT-48)."""
    bits = 0
    for place in range(s.drawn):
        bits |= 1 << s.row[place]
    return bits & ~owned(s, seat)
