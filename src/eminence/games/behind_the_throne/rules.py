"""Behind the Throne: the rules, from set-up to scoring. BT-n are the numbers of RULES.md.

Plain functions on records that keep `kernel.contract`; they run as they are and compiled. What may be done is in
`choices`, what learners see in `numbers`. Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.behind_the_throne import events
from eminence.games.behind_the_throne.choices import (
    actors,
    legal,
    onward,
    previous,
    reach,
    refusable,
    upright,
)
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
from eminence.games.behind_the_throne.numbers import census, encode
from eminence.games.behind_the_throne.state import (
    CARDS,
    CHOICE,
    END,
    LOOK,
    OVER,
    RECEIVER_MAY_REFUSE,
    REFUSAL,
    REUSE,
    ROW,
    SEATS,
    STACK,
    STACKS,
    SWAP_AFTER_FIVE,
    TURN,
    TYPES,
    Cards,
    State,
)
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.primitives import inline, lowest_bit, rule
from eminence.kernel.rng import RngState, bag_size, draw, draw_from_bag

__all__ = ["actors", "apply", "census", "deal", "encode", "hide", "legal", "score", "setup"]

# --- Set-up -----------------------------------------------------------------------------------------------------------


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
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
    events.started(s, who=s.turn)


@inline
def clear_turn(s: State) -> None:
    for place in range(ROW):
        s.row[place] = NONE
    s.drawn = 0
    s.value = 0
    s.used = 0
    s.struck = 0
    s.fixed = 0


# --- What happens -----------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    if action == REVEAL:
        reveal(cards, s, seat, rng)
    elif action == TAKE:
        events.taken(s, who=seat, row=s.row)
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
        events.accepted(s, who=seat, row=s.row)
        receive_row(s, seat)
    elif action >= REUSE_ON:
        waker = lowest_bit(upright(cards, s, seat) & cards.does[REUSE])
        s.used |= 1 << waker  # BT-16
        events.woken(s, who=seat, card=waker)
        use(cards, s, seat, (action - REUSE_ON) % TYPES, action >= REUSE_RAISE, rng)
    else:
        use(cards, s, seat, (action - USE) % TYPES, action >= RAISE, rng)


@inline
def next_card(s: State, rng: RngState) -> int:
    """Fix the top card. The deck is rebuilt only when a card is needed and none is left (BT-6)."""
    if s.top == NONE:
        if bag_size(s.deck, CARDS) == 0:
            for card in range(CARDS):
                s.deck[card] = s.discard[card]
                s.discard[card] = 0
            events.shuffled(s)
        s.top = draw_from_bag(s.deck, CARDS, rng)
    return s.top


@inline
def reveal(cards: Cards, s: State, seat: int, rng: RngState) -> None:
    card = next_card(s, rng)
    s.top = NONE
    s.knows = 0
    if card == END:
        events.ended(s, who=seat, row=s.row)
    s.row[s.drawn] = card
    s.drawn += 1
    s.fixed = 0
    if card == END:  # BT-5, BT-50
        s.value = 0
        s.phase = OVER
        return
    s.value = cards.value[card]
    events.revealed(s, who=seat, card=card, value=s.value)
    if s.drawn >= 2 and s.value - reach(cards, s, seat, upright(cards, s, seat)) > previous(cards, s):  # BT-12
        events.busted(s, who=seat, row=s.row, last=card, before=s.row[s.drawn - 2])
        for place in range(s.drawn):
            s.discard[s.row[place]] += 1
        end_turn(s)


@inline
def use(cards: Cards, s: State, seat: int, card: int, up: bool, rng: RngState) -> None:
    """One manipulative ability; its stack counts as used, also when the Judge woke it (BT-45)."""
    s.used |= 1 << card
    if cards.verb[card] == LOOK:
        seen = next_card(s, rng)
        s.knows |= 1 << seat
        events.looked(s, who=seat, card=card)
        events.top_seen(s, 1 << seat, who=seat, card=seen, value=cards.value[seen] if seen < END else 0)
    else:
        if up:
            s.value += cards.amount[card]
        else:
            s.value -= cards.amount[card]  # BT-11
        events.used(s, who=seat, card=card, value=s.value)


@inline
def destroy(s: State, seat: int, target: int, card: int) -> None:
    s.stacks[target][card] -= 1
    s.discard[card] += 1
    s.struck |= 1 << target
    s.fixed = 1
    events.destroyed(s, who=seat, whom=target, card=card)


@inline
def swap(s: State, seat: int, target: int, card: int) -> None:
    """The card leaves first, then the row arrives, then the card joins its taker (BT-28, BT-49)."""
    s.stacks[target][card] -= 1
    s.taken = card
    events.swapped(s, who=seat, whom=target, card=card, row=s.row)
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
    events.refused(s, who=seat, card=card, count=s.drawn - kept)
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
        events.overfull(s, who=seat, card=card, most=STACK)


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
    events.dropped(s, who=seat, card=card, count=s.stacks[seat][card])
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
def deal(cards: Cards, s: State, rng: RngState) -> None:
    if s.top == HOLE:
        s.top = draw_from_bag(s.deck, CARDS, rng)


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
