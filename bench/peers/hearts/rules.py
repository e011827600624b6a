"""Hearts: its records, its move, its events and its rules. Hands are sets, kept as bits."""

from __future__ import annotations

from typing import Any

from eminence.kernel import fields
from eminence.kernel.events import Events
from eminence.kernel.kinds import NONE, Members, Name, Seat, Unseen
from eminence.kernel.moves import Moves
from eminence.kernel.primitives import bit_count, inline, lowest_bit, rule
from eminence.kernel.record import Record, field
from eminence.kernel.rng import RngState, draw

SEATS, SUITS, CARDS, HAND = 4, 4, 52, 13
CLUBS, DIAMONDS, HEARTS, SPADES = range(SUITS)
DECK = (1 << CARDS) - 1
SUIT = DECK // 15
"""All clubs; shifted by a suit, all of that suit."""
QUEEN, QUEEN_COSTS = 43, 13
BITTER = SUIT << HEARTS | 1 << QUEEN
ALL_POINTS = 26
MUST_BREAK_HEARTS = 0
BYTES = 0x01010101
"""One in the byte of every seat."""


class Cards(Record):
    """What a card of each suit costs."""

    cost: list[int] = field("i1", SUITS)


class State(Record):
    """A game in progress."""

    hands: list[int] = field("i8", SEATS, kind=Members("card"))
    played: int = field("i8", kind=Members("card"))
    """All cards that have left their hands, those on the table too."""
    unseen: list[int] = field("i1", SEATS, kind=Unseen())
    voids: list[int] = field("i1", SEATS, kind=Members("suit"))
    """The suits that a seat has shown not to hold."""
    table: list[int] = field("i1", SEATS, kind=Name("card"))
    taken: list[int] = field("i1", SEATS)
    seats: int = field("i1")
    leader: int = field("i1", kind=Seat())
    asked: int = field("i1", kind=Seat())
    options: list[int] = field("i1", 5, shown=False)
    """Only the first is one."""


FIELDS = fields.Fields(
    who=fields.seat(SEATS),
    card=fields.name("card", CARDS),
    hand=fields.members("card"),
    cost=fields.number(),
    points=fields.number(),
)
MOVES, EVENTS = Moves(FIELDS), Events(FIELDS)


@MOVES.move("{card}")
def play(card: int) -> int:
    """Play a card."""


@EVENTS.whispered
def dealt(s: State, to: int, who: int, hand: int) -> None:
    """The cards that somebody begins with."""


@EVENTS.told
def started(s: State, who: int) -> None:
    """Whoever holds the two of clubs leads first."""


@EVENTS.told
def played(s: State, who: int, card: int) -> None:
    """A card leaves a hand for the table."""


@EVENTS.told
def taken(s: State, who: int, cost: int) -> None:
    """The trick goes to somebody, whom it costs so much."""


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
    s.seats, s.played, s.asked, s.options[MUST_BREAK_HEARTS] = seats, 0, NONE, options[MUST_BREAK_HEARTS]
    for seat in range(SEATS):
        s.hands[seat], s.unseen[seat], s.voids[seat], s.table[seat], s.taken[seat] = 0, HAND, 0, NONE, 0
    deal(cards, s, rng)
    for seat in range(SEATS):
        if s.hands[seat] & 1:
            s.asked = seat
    s.leader = s.asked
    for seat in range(SEATS):
        dealt(s, to=1 << seat, who=seat, hand=s.hands[seat])
    started(s, who=s.leader)


@rule
def actors(s: State) -> int:
    return 0 if s.asked == NONE else 1 << s.asked


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    count = 0
    if seat == s.asked:
        choice = playable(s, seat)
        while choice != 0:
            moves[count] = lowest_bit(choice)
            choice &= choice - 1
            count += 1
    return count


@inline
def playable(s: State, seat: int) -> int:
    """The two of clubs begins; follow suit; nothing bitter in the first trick; lead no hearts until something is."""
    hand = s.hands[seat]
    if s.played == 0:
        return hand & 1
    best = hand
    if seat != s.leader:
        best = hand & SUIT << (s.table[s.leader] & 3)
        if best == 0 and bit_count(s.played) < SEATS:
            best = hand & ~BITTER
    elif unbroken(s):
        best = hand & ~(SUIT << HEARTS)
    return hand if best == 0 else best


@inline
def unbroken(s: State) -> bool:
    return s.options[MUST_BREAK_HEARTS] == 1 and s.played & BITTER == 0


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    suit = action & 3
    if seat != s.leader:
        if suit != s.table[s.leader] & 3:
            s.voids[seat] |= 1 << (s.table[s.leader] & 3)
    elif suit == HEARTS and unbroken(s):
        s.voids[seat] |= 15 & ~(1 << HEARTS)
    s.hands[seat] &= ~(1 << action)
    s.played |= 1 << action
    s.table[seat] = action
    played(s, who=seat, card=action)
    s.asked = (seat + 1) % SEATS
    if s.asked == s.leader:
        take(cards, s)


@inline
def take(cards: Cards, s: State) -> None:
    """The highest card of the suit that was led takes the trick and leads the next."""
    best, cost = s.table[s.leader], 0
    winner = s.leader
    for seat in range(SEATS):
        card = s.table[seat]
        cost += QUEEN_COSTS if card == QUEEN else cards.cost[card & 3]
        if card & 3 == best & 3 and card > best:
            winner, best = seat, card
        s.table[seat] = NONE
    s.taken[winner] += cost
    taken(s, who=winner, cost=cost)
    s.leader = winner
    s.asked = NONE if s.played == DECK else winner


# --- Who sees what ----------------------------------------------------------------------------------------------------


@rule
def hide(s: State, viewer: int) -> None:
    for seat in range(SEATS):
        if seat != viewer and s.hands[seat] != 0:
            s.unseen[seat] = bit_count(s.hands[seat])
            s.hands[seat] = 0


@rule
def deal(cards: Cards, s: State, rng: RngState) -> None:
    """Any deal in which nobody holds what they have shown not to hold; whoever begins holds the two of clubs."""
    pool, room = DECK & ~s.played, 0
    for seat in range(SEATS):
        pool &= ~s.hands[seat]
        room |= s.unseen[seat] << 8 * seat
    while room != 0 and not scattered(s, pool, room, rng):
        for seat in range(SEATS):
            if s.unseen[seat] > 0:
                s.hands[seat] = 0
    for seat in range(SEATS):
        s.unseen[seat] = 0


@inline
def scattered(s: State, pool: int, room: int, rng: RngState) -> bool:
    """Give all cards of a pool to seats with room for them, first of suits that somebody cannot hold; or fail.

    `room` has a byte for each seat; for a seat that has shown not to hold a suit it does not count.
    """
    if pool & 1 and s.asked != NONE:
        pool &= ~1
        s.hands[s.asked] |= 1
        room -= 1 << 8 * s.asked
    tight = 0
    for seat in range(SEATS):
        for suit in range(SUITS):
            if s.voids[seat] >> suit & 1:
                tight |= SUIT << suit
    for part in (pool & tight, pool & ~tight):
        left = part
        while left != 0:
            card = lowest_bit(left)
            left &= left - 1
            seat = taker(room & (holders(s, card & 3) if part & tight else BYTES * 255), rng)
            if seat == NONE:
                return False
            s.hands[seat] |= 1 << card
            room -= 1 << 8 * seat
    return True


@inline
def holders(s: State, suit: int) -> int:
    """The bytes of all seats that may hold a suit."""
    held = 0
    for seat in range(SEATS):
        held |= (1 - (s.voids[seat] >> suit & 1)) * 255 << 8 * seat
    return held


@inline
def taker(room: int, rng: RngState) -> int:
    """A seat with room, each as likely as it has room; in one go: its byte is the first whose sum exceeds the draw."""
    sums = room * BYTES & BYTES * 255
    total = sums >> 8 * (SEATS - 1)
    if total == 0:
        return NONE
    return lowest_bit((sums | BYTES << 7) - (draw(rng, total) + 1) * BYTES & BYTES << 7) >> 3


# --- Who wins; for learners and auditors ------------------------------------------------------------------------------


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    """What was not taken; whoever takes everything has given it to all others."""
    best, winners = -1, 0
    shot = NONE
    for seat in range(SEATS):
        if s.taken[seat] == ALL_POINTS:
            shot = seat
    for seat in range(SEATS):
        points[seat] = ALL_POINTS - s.taken[seat]
        if shot != NONE:
            points[seat] = ALL_POINTS if seat == shot else 0
        if points[seat] > best:
            best, winners = points[seat], 0
        winners |= (points[seat] == best) << seat
    return winners


TENSOR = CARDS + 3 * SEATS


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    for card in range(CARDS):
        out[card] = (s.hands[seat] >> card & 1) - (s.played >> card & 1)
    for step in range(SEATS):
        owner, at = (seat + step) % SEATS, CARDS + 3 * step
        out[at], out[at + 1], out[at + 2] = s.table[owner] + 1, s.voids[owner], s.taken[owner]


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    for card in range(CARDS):
        counts[card] += s.played >> card & 1
        for seat in range(SEATS):
            counts[card] += s.hands[seat] >> card & 1


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    """Leads low, stays just below what is on the table, and gets rid of what is bitter and high."""
    best, chosen = -1000, moves[0]
    highest = NONE
    for other in range(SEATS):
        card = s.table[other]
        if s.table[s.leader] != NONE and card != NONE and card & 3 == s.table[s.leader] & 3 and card > highest:
            highest = card
    for at in range(count):
        card = moves[at]
        appeal = -card
        if highest != NONE:
            if card & 3 != highest & 3:
                appeal = card + 100 * (BITTER >> card & 1)
            elif card < highest:
                appeal = card
        if appeal > best:
            best, chosen = appeal, card
    return chosen
