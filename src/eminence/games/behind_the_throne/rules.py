"""Behind the Throne: the rules, from set-up to scoring. BT-n are the numbers of RULES.md.

Plain functions on records that keep `kernel.contract`; they run as they are and compiled. Touches only the kernel.
"""

from __future__ import annotations

from typing import Any

from eminence.games.behind_the_throne.state import (
    ACCEPT,
    CARDS,
    CHOICE,
    DESTROY,
    DROP,
    END,
    FORBID_DESTROY,
    FORBID_SWAP,
    GUARD_DESTROY,
    GUARD_SWAP,
    LOOK,
    LOWER,
    OVER,
    PLAIN,
    RAISE,
    RECEIVER_MAY_REFUSE,
    REFUSAL,
    REFUSE,
    REUSE,
    REUSE_ON,
    REUSE_RAISE,
    REVEAL,
    ROW,
    SEATS,
    SHIFT,
    STACK,
    STACKS,
    SWAP,
    SWAP_AFTER_FIVE,
    TAKE,
    TOLD_ACCEPT,
    TOLD_BUST,
    TOLD_DESTROY,
    TOLD_DROP,
    TOLD_END,
    TOLD_LOOK,
    TOLD_REFUSE,
    TOLD_REUSE,
    TOLD_REVEAL,
    TOLD_SEEN,
    TOLD_SHUFFLE,
    TOLD_SIXTH,
    TOLD_START,
    TOLD_SWAP,
    TOLD_TAKE,
    TOLD_USE,
    TURN,
    TYPES,
    USE,
    Cards,
    State,
)
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.marks import inline, lowest, rule, tell, whisper
from eminence.kernel.rng import Words, draw, pick, size, u64

# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: Words) -> None:
    """End of Game opens the discard pile, everything else is the deck (BT-40); a random seat begins (BT-38)."""
    s.options[SWAP_AFTER_FIVE] = options[SWAP_AFTER_FIVE]
    s.options[RECEIVER_MAY_REFUSE] = options[RECEIVER_MAY_REFUSE]
    s.turns = 0
    s.seats = seats
    s.phase = TURN
    s.chooser = NONE
    for seat in range(SEATS):
        for card in range(TYPES):
            s.stacks[seat][card] = 0
    for card in range(TYPES):
        s.deck[card] = cards.copies[seats - 2][card]
        s.discard[card] = 0
    s.deck[END] = 0
    s.discard[END] = 1
    s.taken = NONE
    s.top = NONE
    s.knows = 0
    s.turn = draw(rng, seats)
    clear_turn(s)
    tell(s, TOLD_START, s.turn)


@inline
def onward(s: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left."""
    return seat + steps if seat + steps < s.seats else seat + steps - s.seats


@inline
def ahead(s: State, seat: int, other: int) -> int:
    """How many steps to the left another seat is."""
    return other - seat if other >= seat else other - seat + s.seats


@inline
def clear_turn(s: State) -> None:
    for place in range(ROW):
        s.row[place] = NONE
    s.drawn = 0
    s.value = 0
    s.used = 0
    s.struck = 0
    s.fixed = 0


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
                most = max(most, s.stacks[other][card])
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


# --- What happens -----------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: Words) -> None:
    if action == REVEAL:
        reveal(cards, s, seat, rng)
    elif action == TAKE:
        tell(s, TOLD_TAKE, seat, row_code(s))
        receive_row(s, seat)
    elif action >= SWAP:
        swap(s, seat, (action - SWAP) // TYPES, (action - SWAP) % TYPES)
    elif action >= DESTROY:
        destroy(s, seat, (action - DESTROY) // TYPES, (action - DESTROY) % TYPES)
    elif action >= REFUSE:
        refuse(s, seat, action - REFUSE)
    elif action >= DROP:
        drop(s, seat, action - DROP)
    elif action == ACCEPT:
        tell(s, TOLD_ACCEPT, seat, row_code(s))
        receive_row(s, seat)
    elif action >= REUSE_ON:
        waker = lowest(upright(cards, s, seat) & cards.does[REUSE])
        s.used |= 1 << waker  # BT-16
        tell(s, TOLD_REUSE, seat, waker)
        use(cards, s, seat, (action - REUSE_ON) % TYPES, action >= REUSE_RAISE, rng)
    else:
        use(cards, s, seat, (action - USE) % TYPES, action >= RAISE, rng)


@inline
def row_code(s: State) -> int:
    """The row in one number, four bits a card, for the events that speak of all of it."""
    code = 0
    for place in range(s.drawn):
        code |= (s.row[place] + 1) << 4 * place
    return code


@inline
def next_card(s: State, rng: Words) -> int:
    """Fix the top card. The deck is rebuilt only when a card is needed and none is left (BT-6)."""
    if s.top == NONE:
        if size(s.deck, CARDS) == 0:
            for card in range(CARDS):
                s.deck[card] = s.discard[card]
                s.discard[card] = 0
            tell(s, TOLD_SHUFFLE)
        s.top = pick(s.deck, CARDS, rng)
    return s.top


@inline
def reveal(cards: Cards, s: State, seat: int, rng: Words) -> None:
    card = next_card(s, rng)
    s.top = NONE
    s.knows = 0
    s.row[s.drawn] = card
    s.drawn += 1
    s.fixed = 0
    if card == END:  # BT-5, BT-50
        s.value = 0
        s.phase = OVER
        tell(s, TOLD_END, seat, row_code(s))
        return
    s.value = cards.value[card]
    tell(s, TOLD_REVEAL, seat, card)
    if s.drawn >= 2 and s.value - reach(cards, s, seat, upright(cards, s, seat)) > previous(cards, s):  # BT-12
        tell(s, TOLD_BUST, seat, row_code(s))
        for place in range(s.drawn):
            s.discard[s.row[place]] += 1
        end_turn(s)


@inline
def use(cards: Cards, s: State, seat: int, card: int, up: bool, rng: Words) -> None:
    """One manipulative ability; its stack counts as used, also when the Judge woke it (BT-45)."""
    s.used |= 1 << card
    if cards.verb[card] == LOOK:
        seen = next_card(s, rng)
        s.knows |= 1 << seat
        tell(s, TOLD_LOOK, seat, card)
        whisper(s, 1 << seat, TOLD_SEEN, seat, seen)
    else:
        if up:
            s.value += cards.amount[card]
        else:
            s.value -= cards.amount[card]  # BT-11
        tell(s, TOLD_USE, seat, card, s.value)


@inline
def destroy(s: State, seat: int, target: int, card: int) -> None:
    s.stacks[target][card] -= 1
    s.discard[card] += 1
    s.struck |= 1 << target
    s.fixed = 1
    tell(s, TOLD_DESTROY, seat, target, card)


@inline
def swap(s: State, seat: int, target: int, card: int) -> None:
    """The card leaves first, then the row arrives, then the card joins its taker (BT-28, BT-49)."""
    s.stacks[target][card] -= 1
    s.taken = card
    tell(s, TOLD_SWAP, seat, target, card, row_code(s))
    s.chooser = target
    if s.options[RECEIVER_MAY_REFUSE] == 1:
        s.phase = REFUSAL
        ask_refusal(s, target)
    else:
        receive_row(s, target)


@inline
def ask_refusal(s: State, seat: int) -> None:
    if refusable(s, seat) == 0:
        receive_row(s, seat)


@inline
def refuse(s: State, seat: int, card: int) -> None:
    kept = 0
    for place in range(s.drawn):
        held = s.row[place]
        if held == card:
            s.discard[card] += 1
        else:
            s.row[kept] = held
            kept += 1
    tell(s, TOLD_REFUSE, seat, card, s.drawn - kept)
    for place in range(kept, s.drawn):
        s.row[place] = NONE
    s.drawn = kept
    ask_refusal(s, seat)


@inline
def receive_row(s: State, seat: int) -> None:
    """New cards join their stacks all at once (BT-47)."""
    for place in range(s.drawn):
        join(s, seat, s.row[place])
        s.row[place] = NONE
    s.drawn = 0
    settle(s, seat)


@inline
def join(s: State, seat: int, card: int) -> None:
    if s.stacks[seat][card] < STACK:
        s.stacks[seat][card] += 1
    else:
        s.discard[card] += 1
        tell(s, TOLD_SIXTH, seat, card)


@inline
def settle(s: State, seat: int) -> None:
    """The receiver's choices come first, then the taker's (BT-49)."""
    if ask_drop(s, seat):
        return
    if s.taken != NONE:
        join(s, s.turn, s.taken)
        s.taken = NONE
        if ask_drop(s, s.turn):
            return
    end_turn(s)


@inline
def ask_drop(s: State, seat: int) -> bool:
    """Over five stacks their owner has to choose."""
    held = 0
    for card in range(TYPES):
        held += s.stacks[seat][card] > 0
    if held <= STACKS:
        return False
    s.phase = CHOICE
    s.chooser = seat
    return True


@inline
def drop(s: State, seat: int, card: int) -> None:
    tell(s, TOLD_DROP, seat, card, s.stacks[seat][card])
    s.discard[card] += s.stacks[seat][card]
    s.stacks[seat][card] = 0
    settle(s, seat)


@inline
def end_turn(s: State) -> None:
    """Everything used is fresh again for the next seat (BT-35, BT-36)."""
    clear_turn(s)
    s.turn = onward(s, s.turn, 1)
    s.turns += 1
    s.phase = TURN
    s.chooser = NONE


# --- Who sees what ----------------------------------------------------------------------------------------------------


@rule
def hide(s: State, viewer: int) -> None:
    """Only a looked-at top card is secret; who looked is not (BT-3, BT-51)."""
    if s.top >= 0 and (viewer < 0 or s.knows >> viewer & 1 == 0):
        s.deck[s.top] += 1
        s.top = HOLE


@rule
def deal(cards: Cards, s: State, rng: Words) -> None:
    if s.top == HOLE:
        s.top = pick(s.deck, CARDS, rng)


# --- Who wins ---------------------------------------------------------------------------------------------------------


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    """A stack of two or more is worth its printed value once; ties share (BT-37)."""
    best = 0
    winners = 0
    for seat in range(s.seats):
        total = 0
        for card in range(TYPES):
            if s.stacks[seat][card] >= 2:
                total += cards.value[card]
        points[seat] = total
        if total > best:
            best = total
            winners = 0
        if total == best:
            winners |= 1 << seat
    return winners


# --- For learners and auditors ----------------------------------------------------------------------------------------

TENSOR = SEATS * TYPES + 2 * CARDS + ROW * CARDS + TYPES + 2 * SEATS + 2 * CARDS + 2 * SEATS + 10


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """Seats are counted from the viewer on, so a learner sees the same table from every chair."""
    discard = SEATS * TYPES + CARDS
    row = discard + CARDS
    used = row + ROW * CARDS
    struck = used + TYPES
    top = struck + 2 * SEATS
    taken = top + CARDS
    turn = taken + CARDS
    rest = turn + 2 * SEATS
    for step in range(s.seats):
        owner = onward(s, seat, step)
        for card in range(TYPES):
            out[TYPES * step + card] = s.stacks[owner][card]
        if s.struck | s.knows != 0:
            out[struck + step] = s.struck >> owner & 1
            out[struck + SEATS + step] = s.knows >> owner & 1
    out[turn + ahead(s, seat, s.turn)] = 1
    if s.chooser != NONE:
        out[turn + SEATS + ahead(s, seat, s.chooser)] = 1
    for card in range(CARDS):
        out[SEATS * TYPES + card] = s.deck[card]
        out[discard + card] = s.discard[card]
    for place in range(ROW):
        out[row + CARDS * place + max(s.row[place], 0)] = s.row[place] != NONE
    if s.used != 0:
        for card in range(TYPES):
            out[used + card] = s.used >> card & 1
    if s.top >= 0:
        out[top + s.top] = 1
    if s.taken >= 0:
        out[taken + s.taken] = 1
    out[rest + s.phase] = 1
    out[rest + 4] = s.value
    out[rest + 5] = s.fixed
    out[rest + 6] = s.top == HOLE
    out[rest + 7] = s.options[SWAP_AFTER_FIVE]
    out[rest + 8] = s.options[RECEIVER_MAY_REFUSE]
    out[rest + 9] = s.seats


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    for card in range(CARDS):
        counts[card] += s.deck[card] + s.discard[card]
    for seat in range(s.seats):
        for card in range(TYPES):
            counts[card] += s.stacks[seat][card]
    for place in range(s.drawn):
        counts[s.row[place]] += 1
    if s.taken >= 0:
        counts[s.taken] += 1
    if s.top >= 0:
        counts[s.top] += 1
