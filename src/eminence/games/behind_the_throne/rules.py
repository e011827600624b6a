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
from eminence.kernel.marks import inline, rule, tell, whisper
from eminence.kernel.rng import Words, draw, pick

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
def clear_turn(s: State) -> None:
    for place in range(ROW):
        s.row[place] = NONE
    s.drawn = 0
    s.value = 0
    s.used = 0
    s.struck = 0
    s.fixed = 0


# --- Who has which ability --------------------------------------------------------------------------------------------


@inline
def leads(s: State, seat: int, card: int) -> bool:
    """An ability belongs to whoever has the biggest stack of its character, or ties for it (BT-20, BT-24)."""
    mine = s.stacks[seat][card]
    if mine == 0:
        return False
    for other in range(s.seats):
        if s.stacks[other][card] > mine:
            return False
    return True


@inline
def ready(s: State, seat: int, card: int) -> bool:
    """Upright: led and not used this turn (BT-14, BT-22, BT-23)."""
    return s.used >> card & 1 == 0 and leads(s, seat, card)


@inline
def reusable(cards: Cards, s: State, seat: int, card: int) -> bool:
    """A stack the Judge may wake: manipulative, owned and horizontal, but no Judge (BT-15)."""
    return is_manipulative(cards.verb[card]) and s.stacks[seat][card] > 0 and not ready(s, seat, card)


@inline
def is_manipulative(verb: int) -> bool:
    return verb == LOWER or verb == SHIFT or verb == LOOK


@inline
def judge(cards: Cards, s: State, seat: int) -> int:
    """The upright stack that can wake another one, or none."""
    for card in range(cards.types):
        if cards.verb[card] == REUSE and ready(s, seat, card):
            return card
    return NONE


@inline
def reach(cards: Cards, s: State, seat: int) -> int:
    """How far the last card could still be lowered: every upright ability once, and the Judge on the best of all."""
    total = 0
    best = 0
    wakers = 0
    for card in range(cards.types):
        if s.stacks[seat][card] > 0:
            verb = cards.verb[card]
            if verb == LOWER or verb == SHIFT:
                best = max(best, cards.amount[card])
                if ready(s, seat, card):
                    total += cards.amount[card]
            elif verb == REUSE and ready(s, seat, card):
                wakers += 1
    return total + wakers * best


@inline
def guarded(cards: Cards, s: State, seat: int, verb: int) -> bool:
    """Whether a protective ability is this seat's (BT-20, BT-27)."""
    for card in range(cards.types):
        if cards.verb[card] == verb and leads(s, seat, card):
            return True
    return False


@inline
def hindrance(cards: Cards, s: State, seat: int, verb: int) -> int:
    """How many hindering cards lie before a seat; they need no majority (BT-32 to BT-34)."""
    count = 0
    for card in range(cards.types):
        if cards.verb[card] == verb:
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


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    if actors(s) >> seat & 1 == 0:
        return 0
    if s.phase == REFUSAL:
        return refusals(cards, s, seat, moves)
    if s.phase == CHOICE:
        return drops(cards, s, seat, moves)
    if s.drawn >= 2 and s.value > previous(cards, s):
        return rescues(cards, s, seat, moves, 0)
    count = 0
    if s.drawn < ROW:
        moves[count] = REVEAL
        count += 1
    if s.drawn > 0:  # BT-1
        moves[count] = TAKE
        count += 1
    if s.drawn < ROW and s.knows >> seat & 1 == 0:
        count = looks(cards, s, seat, moves, count)
    if s.drawn >= 2 and s.fixed == 0:  # BT-10, BT-46
        count = rescues(cards, s, seat, moves, count)
        if s.value == previous(cards, s):
            count = strikes(cards, s, seat, moves, count)
    if s.drawn > 0 and (s.drawn < ROW or s.options[SWAP_AFTER_FIVE] == 1):  # BT-25
        count = swaps(cards, s, seat, moves, count)
    return count


@inline
def looks(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """The Prophet, by itself or woken by the Judge (BT-2, BT-3, BT-44)."""
    waker = judge(cards, s, seat)
    for card in range(cards.types):
        if cards.verb[card] == LOOK:
            if ready(s, seat, card):
                moves[count] = USE + card
                count += 1
            elif waker != NONE and s.stacks[seat][card] > 0:
                moves[count] = REUSE_ON + card
                count += 1
    return count


@inline
def rescues(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """Uses that change the last card's value and leave it, or can still bring it, to at most the previous one.

    Lowering with an upright ability never spoils a rescue, so only raising and waking are checked (BT-42, BT-43).
    """
    spare = previous(cards, s) - s.value
    total = 0
    best = 0
    wakers = 0
    for card in range(cards.types):
        if s.stacks[seat][card] > 0:
            verb = cards.verb[card]
            if verb == LOWER or verb == SHIFT:
                best = max(best, cards.amount[card])
                if ready(s, seat, card):
                    total += cards.amount[card]
                    moves[count] = USE + card
                    count += 1
            elif verb == REUSE and ready(s, seat, card):
                wakers += 1
    if best == 0:
        return count
    left = spare + total + wakers * best
    for card in range(cards.types):
        if cards.verb[card] == SHIFT and left >= 2 * cards.amount[card] and ready(s, seat, card):
            moves[count] = RAISE + card
            count += 1
    if wakers > 0:
        left -= best
        for card in range(cards.types):
            verb = cards.verb[card]
            if (verb == LOWER or verb == SHIFT) and reusable(cards, s, seat, card):
                amount = cards.amount[card]
                if left + amount >= 0:
                    moves[count] = REUSE_ON + card
                    count += 1
                if verb == SHIFT and left >= amount:
                    moves[count] = REUSE_RAISE + card
                    count += 1
    return count


@inline
def strikes(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """Cards that may be destroyed at an equal value: each player once a turn, oneself too (BT-17 to BT-21, BT-32)."""
    if s.drawn <= hindrance(cards, s, seat, FORBID_DESTROY):
        return count
    for target in range(s.seats):
        if s.struck >> target & 1 == 0:
            free = target == seat or not guarded(cards, s, target, GUARD_DESTROY)
            for card in range(cards.types):
                if s.stacks[target][card] > 0 and (free or shields(cards, s, target, card, GUARD_DESTROY)):
                    moves[count] = DESTROY + TYPES * target + card
                    count += 1
    return count


@inline
def swaps(cards: Cards, s: State, seat: int, moves: list[int], count: int) -> int:
    """Cards of opponents that the whole row may be swapped for (BT-26, BT-27, BT-33, BT-41)."""
    if s.drawn < hindrance(cards, s, seat, FORBID_SWAP):
        return count
    for target in range(s.seats):
        if target != seat:
            free = not guarded(cards, s, target, GUARD_SWAP)
            for card in range(cards.types):
                if s.stacks[target][card] > 0 and (free or shields(cards, s, target, card, GUARD_SWAP)):
                    moves[count] = SWAP + TYPES * target + card
                    count += 1
    return count


@inline
def shields(cards: Cards, s: State, seat: int, card: int, verb: int) -> bool:
    return cards.verb[card] == verb and leads(s, seat, card)


@inline
def refusals(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """New types among the cards received, all copies or none (BT-48)."""
    moves[0] = ACCEPT
    count = 1
    for card in range(cards.types):
        if refusable(s, seat, card):
            moves[count] = REFUSE + card
            count += 1
    return count


@inline
def refusable(s: State, seat: int, card: int) -> bool:
    if s.stacks[seat][card] > 0:
        return False
    for place in range(s.drawn):
        if s.row[place] == card:
            return True
    return False


@inline
def drops(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """Any whole stack may go while there are more than five (BT-31, BT-47)."""
    count = 0
    for card in range(cards.types):
        if s.stacks[seat][card] > 0:
            moves[count] = DROP + card
            count += 1
    return count


# --- What happens -----------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: Words) -> None:
    if action == REVEAL:
        reveal(cards, s, seat, rng)
    elif action == TAKE:
        tell(s, TOLD_TAKE, seat, row_code(s))
        receive_row(cards, s, seat)
    elif action >= SWAP:
        swap(cards, s, seat, (action - SWAP) // TYPES, (action - SWAP) % TYPES)
    elif action >= DESTROY:
        destroy(s, seat, (action - DESTROY) // TYPES, (action - DESTROY) % TYPES)
    elif action >= REFUSE:
        refuse(cards, s, seat, action - REFUSE)
    elif action >= DROP:
        drop(cards, s, seat, action - DROP)
    elif action == ACCEPT:
        tell(s, TOLD_ACCEPT, seat, row_code(s))
        receive_row(cards, s, seat)
    elif action >= REUSE_ON:
        waker = judge(cards, s, seat)
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
        left = 0
        for card in range(CARDS):
            left += s.deck[card]
        if left == 0:
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
    if s.drawn >= 2 and s.value - reach(cards, s, seat) > previous(cards, s):  # BT-12
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
def swap(cards: Cards, s: State, seat: int, target: int, card: int) -> None:
    """The card leaves first, then the row arrives, then the card joins its taker (BT-28, BT-49)."""
    s.stacks[target][card] -= 1
    s.taken = card
    tell(s, TOLD_SWAP, seat, target, card, row_code(s))
    s.chooser = target
    if s.options[RECEIVER_MAY_REFUSE] == 1:
        s.phase = REFUSAL
        ask_refusal(cards, s, target)
    else:
        receive_row(cards, s, target)


@inline
def ask_refusal(cards: Cards, s: State, seat: int) -> None:
    for card in range(cards.types):
        if refusable(s, seat, card):
            return
    receive_row(cards, s, seat)


@inline
def refuse(cards: Cards, s: State, seat: int, card: int) -> None:
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
    ask_refusal(cards, s, seat)


@inline
def receive_row(cards: Cards, s: State, seat: int) -> None:
    """New cards join their stacks all at once (BT-47)."""
    for place in range(s.drawn):
        join(s, seat, s.row[place])
        s.row[place] = NONE
    s.drawn = 0
    settle(cards, s, seat)


@inline
def join(s: State, seat: int, card: int) -> None:
    if s.stacks[seat][card] < STACK:
        s.stacks[seat][card] += 1
    else:
        s.discard[card] += 1
        tell(s, TOLD_SIXTH, seat, card)


@inline
def settle(cards: Cards, s: State, seat: int) -> None:
    """The receiver's choices come first, then the taker's (BT-49)."""
    if ask_drop(cards, s, seat):
        return
    if s.taken != NONE:
        join(s, s.turn, s.taken)
        s.taken = NONE
        if ask_drop(cards, s, s.turn):
            return
    end_turn(s)


@inline
def ask_drop(cards: Cards, s: State, seat: int) -> bool:
    """Over five stacks their owner has to choose."""
    held = 0
    for card in range(cards.types):
        if s.stacks[seat][card] > 0:
            held += 1
    if held <= STACKS:
        return False
    s.phase = CHOICE
    s.chooser = seat
    return True


@inline
def drop(cards: Cards, s: State, seat: int, card: int) -> None:
    tell(s, TOLD_DROP, seat, card, s.stacks[seat][card])
    s.discard[card] += s.stacks[seat][card]
    s.stacks[seat][card] = 0
    settle(cards, s, seat)


@inline
def end_turn(s: State) -> None:
    """Everything used is fresh again for the next seat (BT-35, BT-36)."""
    clear_turn(s)
    s.turn = (s.turn + 1) % s.seats
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
        for card in range(cards.types):
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

TENSOR = SEATS * TYPES + 2 * CARDS + ROW * CARDS + TYPES + 2 * SEATS + 2 * CARDS + 2 * SEATS + 11


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """Seats are counted from the viewer on, so a learner sees the same table from every chair."""
    at = 0
    for step in range(s.seats):
        owner = (seat + step) % s.seats
        for card in range(TYPES):
            out[at + card] = s.stacks[owner][card]
        at += TYPES
    at = SEATS * TYPES
    for card in range(CARDS):
        out[at + card] = s.deck[card]
        out[at + CARDS + card] = s.discard[card]
    at += 2 * CARDS
    for place in range(s.drawn):
        out[at + CARDS * place + s.row[place]] = 1
    at += ROW * CARDS
    for card in range(TYPES):
        out[at + card] = s.used >> card & 1
    at += TYPES
    for step in range(s.seats):
        out[at + step] = s.struck >> (seat + step) % s.seats & 1
        out[at + SEATS + step] = s.knows >> (seat + step) % s.seats & 1
    at += 2 * SEATS
    if s.top >= 0:
        out[at + s.top] = 1
    at += CARDS
    if s.taken >= 0:
        out[at + s.taken] = 1
    at += CARDS
    out[at + (s.turn - seat) % s.seats] = 1
    at += SEATS
    if s.chooser >= 0:
        out[at + (s.chooser - seat) % s.seats] = 1
    at += SEATS
    out[at + s.phase] = 1
    out[at + 4] = s.value
    if s.drawn >= 2 and s.phase == TURN:
        out[at + 5] = previous(cards, s)
    out[at + 6] = s.fixed
    if s.top == HOLE:
        out[at + 7] = 1
    out[at + 8] = s.options[SWAP_AFTER_FIVE]
    out[at + 9] = s.options[RECEIVER_MAY_REFUSE]
    out[at + 10] = s.seats


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
