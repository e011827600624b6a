"""Behind the Throne: a sensible player that looks one card ahead and counts what is left in the deck.

Marked functions like the rules, so it plays at full speed in studies. It reads a hidden record only.
"""

from __future__ import annotations

from eminence.games.behind_the_throne.choices import (
    hindrance,
    owned,
    previous,
    reach,
    upright,
)
from eminence.games.behind_the_throne.moves import DESTROY, DROP, RAISE, REUSE_ON, REUSE_RAISE, REVEAL, SWAP, TAKE, USE
from eminence.games.behind_the_throne.state import (
    CARDS,
    CHOICE,
    END,
    FORBID_DESTROY,
    LOOK,
    REFUSAL,
    STACKS,
    TYPES,
    Cards,
    State,
)
from eminence.kernel.estimates import chances_from_scores
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import bit_count, inline, rule
from eminence.kernel.rng import RngState, bag_size

SHAPE = 0xCCCCCCCCCCCBA40
"""Tenths of its value that a stack of 0, 1, 2... cards is worth, digits from the right: two score, more are safer."""
PERKS = (0, 14, 12, 8, 8, 6, 8, -2, -2)
"""What owning a stack adds by its verb: none, lower, shift, look, reuse, the guards, the hindrances."""
LEAST_PERK = min(PERKS)
PACKED_PERKS = sum(perk - LEAST_PERK << 5 * verb for verb, perk in enumerate(PERKS))
FAR = 1_000_000


# A holding is what somebody has of every character, four bits each, so that cards are added and taken by arithmetic.
# What is looked up a hundred times in a decision lies in a number too: compiled, a tuple is a row of branches.

ONE_OF_EACH = 0x111111111


@inline
def one(card: int) -> int:
    return 1 << 4 * card


@inline
def holding(s: State, seat: int) -> int:
    """A seat's stacks."""
    held = 0
    for card in range(TYPES):
        held += s.stacks[seat][card] << 4 * card
    return held


@inline
def in_row(s: State) -> int:
    """The row's cards."""
    held = 0
    for place in range(s.drawn):
        held += one(s.row[place])
    return held


@inline
def worth(cards: Cards, held: int, card: int) -> int:
    """What one stack of a holding is worth."""
    count = held >> 4 * card & 15
    perk = (PACKED_PERKS >> 5 * cards.verb[card] & 31) + LEAST_PERK
    return (SHAPE >> 4 * count & 15) * cards.value[card] + perk * (count > 0)


@inline
def stacks_of(held: int) -> int:
    """How many stacks a holding has."""
    return bit_count((held | held >> 1 | held >> 2 | held >> 3) & ONE_OF_EACH)


@inline
def poorest(cards: Cards, held: int) -> int:
    """The stack of a holding that is worth least."""
    chosen = 0
    least = FAR
    for card in range(TYPES):
        value = worth(cards, held, card)
        if held >> 4 * card & 15 > 0 and value < least:
            least = value
            chosen = card
    return chosen


@rule
def fortune(cards: Cards, held: int) -> int:
    """What a holding is worth; the poorest stacks above five are lost."""
    total = 0
    for card in range(TYPES):
        total += worth(cards, held, card)
    stacks = stacks_of(held)
    while stacks > STACKS:
        card = poorest(cards, held)
        total -= worth(cards, held, card)
        held &= ~(15 << 4 * card)
        stacks -= 1
    return total


@inline
def fortune_then(cards: Cards, held: int, now: int, then: int, card: int) -> int:
    """What a holding that is worth `now` is worth once it is `then`, which differs in one character."""
    if stacks_of(held | then) > STACKS:
        return fortune(cards, then)
    return now + worth(cards, then, card) - worth(cards, held, card)


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    if count == 1:
        return moves[0]
    if s.phase == REFUSAL:
        return moves[0]
    if s.phase == CHOICE:
        return DROP + poorest(cards, holding(s, seat))
    if s.drawn >= 2 and s.value > previous(cards, s):
        return best_rescue(cards, s, seat, moves, count)
    strike = best_strike(cards, s, seat, moves, count)
    if strike != NONE:
        return strike
    mine = holding(s, seat)
    now = fortune(cards, mine)
    taken = mine + in_row(s)
    rich = fortune(cards, taken)
    stop, gain = best_stop(cards, s, mine, now, rich, moves, count)
    if moves[0] != REVEAL:
        return better_equal(cards, s, seat, moves, count, stop)
    hope, total, risk = prospect(cards, s, seat, now, taken, rich)
    if risk > 0 and s.top < 0:
        for at in range(count):
            if USE <= moves[at] < RAISE and cards.verb[moves[at] - USE] == LOOK:
                return moves[at]
    if stop == NONE or hope > gain * total:
        return REVEAL
    return better_equal(cards, s, seat, moves, count, stop)


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
            held = holding(s, target)
            rich = fortune(cards, held)
            hurt = (rich - fortune(cards, held - one(card))) * FAR + rich
            if hurt > best:
                best = hurt
                chosen = moves[at]
    return chosen


@inline
def best_stop(cards: Cards, s: State, mine: int, now: int, taken: int, moves: list[int], count: int) -> tuple[int, int]:
    """Taking the row, after which we are worth `taken`, or the best swap for it (of equals, with the richest).

    Also tells what it gains.
    """
    chosen = NONE
    best = -FAR
    richest = 0
    row = in_row(s)
    known = NONE
    theirs = 0
    rich = 0
    enriched = 0
    for at in range(count):
        gain = -FAR
        wealth = FAR
        if moves[at] == TAKE:
            gain = taken - now
        elif moves[at] >= SWAP:
            target = (moves[at] - SWAP) // TYPES
            card = (moves[at] - SWAP) % TYPES
            if target != known:
                known = target
                theirs = holding(s, target)
                rich = fortune(cards, theirs)
                enriched = fortune(cards, theirs + row)
            wealth = rich
            gift = fortune_then(cards, theirs + row, enriched, theirs + row - one(card), card) - rich
            gain = fortune_then(cards, mine, now, mine + one(card), card) - now - gift * rivalry(s) // 10
        if gain > best or (gain == best and wealth > richest):
            best = gain
            richest = wealth
            chosen = moves[at]
    return chosen, best


@inline
def prospect(cards: Cards, s: State, seat: int, now: int, taken: int, rich: int) -> tuple[int, int, int]:
    """The next card: the sum of gains over all that may come, how many those are, and how many of them are ruin.

    With the row we have `taken`, which is worth `rich`.
    """
    hope = 0
    total = 0
    risk = 0
    left = bag_size(s.deck, CARDS)
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
                hope += copies * (fortune_then(cards, taken, rich, taken + one(card), card) - now)
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
        if target != seat and s.struck >> target & 1 == 0 and owned(s, target) != 0:
            return True
    return False


HALF = 120
"""Whoever is so far behind has half of the best player's chance."""


@rule
def estimate(cards: Cards, s: State, chances: list[int], moves: list[int], rng: RngState) -> None:
    """Everybody's chances by what they hold; the row may still be lost."""
    for seat in range(s.seats):
        chances[seat] = fortune(cards, holding(s, seat))
    chances_from_scores(chances, s.seats, HALF)
