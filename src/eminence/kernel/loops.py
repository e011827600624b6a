"""The loops that every game needs, written once: playouts, audits, traces and batches.

Each is specialised per game and backend by `bind`. `cards` is a sequence of one record, as in `steps`.
"""

from __future__ import annotations

from typing import Any

from eminence.kernel.contract import (
    actors,
    apply,
    census,
    encode,
    greedy_move,
    hide,
    legal,
    recount,
    score,
    setup,
)
from eminence.kernel.primitives import (
    FNV_START,
    copy,
    discard_events,
    entry,
    inline,
    lowest_bit,
    set_trace_step,
    traced_events,
    update_hash,
)
from eminence.kernel.rng import draw, set_stream, u64

GAME_ACTIONS = GAME_TENSOR = 0
"""How many actions and tensor numbers the game has: `bind` puts the game's in, so that rows are cleared in one go."""

RANDOM, GREEDY = 0, 1
"""Policies that the loops can play by themselves."""

AUDIT_OK, STUCK, LOST, ENDLESS = 0, 1, 2, 3
"""What an audit found."""


@inline
def clear(row: Any, count: int) -> None:
    for at in range(count):
        row[at] = 0


@inline
def decide(cards: Any, s: Any, view: Any, seat: int, policy: int, moves: Any, rng: Any) -> int:
    count = legal(cards, s, seat, moves)
    if policy == RANDOM:
        return moves[draw(rng, count)]  # type: ignore[no-any-return]
    copy(view, s)
    hide(view, seat)
    return greedy_move(cards, view, seat, moves, count, rng)


@entry
def playouts(
    cards: Any,
    scratch: Any,
    moves: Any,
    rng: Any,
    seats: int,
    options: Any,
    source: Any,
    first: int,
    count: int,
    policies: Any,
    winners: Any,
    points: Any,
    lengths: Any,
    facts: Any,
) -> int:
    """Play games `first` to `first + count - 1` of the study `source`; returns the number of decisions.

    `scratch` holds two records. For game k: the winners' bits, each seat's points, the decisions it took, its facts.
    """
    s = scratch[0]
    total = 0
    for k in range(count):
        set_stream(source, first + k, rng)
        setup(cards[0], s, seats, options, rng)
        steps = 0
        waiting = actors(s)
        while waiting != 0:
            seat = lowest_bit(waiting)
            action = decide(cards[0], s, scratch[1], seat, policies[seat], moves, rng)
            apply(cards[0], s, seat, action, rng)
            steps += 1
            waiting = actors(s)
        winners[k] = score(cards[0], s, points[k])
        recount(cards[0], s, facts[k])
        lengths[k] = steps
        total += steps
    return total


@entry
def audit(
    cards: Any,
    scratch: Any,
    moves: Any,
    rng: Any,
    seats: int,
    options: Any,
    source: Any,
    first: int,
    count: int,
    limit: int,
    before: Any,
    now: Any,
) -> tuple[int, int]:
    """Play random games and look after every step: someone can move, no card is lost, the game ends in `limit` steps.

    Returns the verdict and the game it was found in.
    """
    s = scratch[0]
    for k in range(count):
        set_stream(source, first + k, rng)
        setup(cards[0], s, seats, options, rng)
        clear(before, len(before))
        census(cards[0], s, before)
        steps = 0
        waiting = actors(s)
        while waiting != 0:
            seat = lowest_bit(waiting)
            found = legal(cards[0], s, seat, moves)
            if found == 0:
                return STUCK, first + k
            apply(cards[0], s, seat, moves[draw(rng, found)], rng)
            clear(now, len(now))
            census(cards[0], s, now)
            for card in range(len(now)):
                if now[card] != before[card]:
                    return LOST, first + k
            steps += 1
            if steps > limit:
                return ENDLESS, first + k
            waiting = actors(s)
    return AUDIT_OK, first + count


@entry
def trace(
    cards: Any,
    scratch: Any,
    moves: Any,
    rng: Any,
    seats: int,
    options: Any,
    source: Any,
    first: int,
    count: int,
    hashes: Any,
) -> None:
    """Play random games and hash every byte of every state: what all backends must agree on."""
    s = scratch[0]
    for k in range(count):
        set_stream(source, first + k, rng)
        setup(cards[0], s, seats, options, rng)
        hash = update_hash(u64(FNV_START), s)
        waiting = actors(s)
        while waiting != 0:
            seat = lowest_bit(waiting)
            found = legal(cards[0], s, seat, moves)
            apply(cards[0], s, seat, moves[draw(rng, found)], rng)
            hash = update_hash(hash, s)
            waiting = actors(s)
        hashes[k] = hash


@entry
def event_traces(
    cards: Any,
    scratch: Any,
    moves: Any,
    rng: Any,
    seats: int,
    options: Any,
    source: Any,
    first: int,
    count: int,
    policies: Any,
    trace: Any,
    starts: Any,
) -> int:
    """Play games as `playouts` does and note all that they tell; game k's events begin at `starts[k]`.

    Returns how many events there were, also if the trace had no room for all of them.
    """
    s = scratch[0]
    for k in range(count):
        starts[k] = traced_events(trace)
        set_trace_step(trace, 0)
        set_stream(source, first + k, rng)
        setup(cards[0], s, seats, options, rng)
        steps = 0
        waiting = actors(s)
        while waiting != 0:
            steps += 1
            set_trace_step(trace, steps)
            seat = lowest_bit(waiting)
            found = legal(cards[0], s, seat, moves)
            if policies[seat] == RANDOM:
                action = moves[draw(rng, found)]
            else:
                copy(scratch[1], s)
                discard_events(scratch[1])
                hide(scratch[1], seat)
                action = greedy_move(cards[0], scratch[1], seat, moves, found, rng)
            apply(cards[0], s, seat, action, rng)
            waiting = actors(s)
    starts[count] = traced_events(trace)
    return traced_events(trace)


@inline
def offer(cards: Any, s: Any, seat: int, moves: Any, rng: Any, mask: Any) -> int:
    """Show a seat its moves; returns one of them at random."""
    clear(mask, GAME_ACTIONS)
    count = legal(cards, s, seat, moves)
    for at in range(count):
        mask[u64(moves[at])] = 1
    return moves[draw(rng, count)]  # type: ignore[no-any-return]


@inline
def show(cards: Any, s: Any, view: Any, seat: int, tensor: Any) -> None:
    """Show a seat what it can see, as numbers."""
    clear(tensor, GAME_TENSOR)
    copy(view, s)
    hide(view, seat)
    encode(cards, view, seat, tensor)


@entry
def batch_start(
    cards: Any,
    states: Any,
    scratch: Any,
    moves: Any,
    seats: int,
    options: Any,
    source: Any,
    rngs: Any,
    turns: Any,
    masks: Any,
    tensors: Any,
    picks: Any,
) -> None:
    """Set up every game of a batch, each with its own stream of `source`."""
    for i in range(len(states)):
        set_stream(source, i, rngs[i])
        setup(cards[0], states[i], seats, options, rngs[i])
        turns[i] = lowest_bit(actors(states[i]))
        picks[i] = offer(cards[0], states[i], turns[i], moves, rngs[i], masks[i])
        show(cards[0], states[i], scratch[0], turns[i], tensors[i])


@entry
def batch_check(masks: Any, actions: Any) -> int:
    """The first game whose action is not legal, or -1."""
    for i in range(len(actions)):
        if actions[i] < 0 or actions[i] >= len(masks[i]) or masks[i][actions[i]] == 0:
            return i
    return -1


@entry
def batch_step(
    cards: Any,
    states: Any,
    scratch: Any,
    moves: Any,
    points: Any,
    seats: int,
    options: Any,
    rngs: Any,
    actions: Any,
    low: int,
    high: int,
    turns: Any,
    masks: Any,
    tensors: Any,
    picks: Any,
    rewards: Any,
    ended: Any,
) -> None:
    """One step of games `low` to `high - 1`; a game that ends pays its rewards and starts anew at once."""
    for i in range(low, high):
        s = states[i]
        apply(cards[0], s, turns[i], actions[i], rngs[i])
        waiting = actors(s)
        ended[i] = 0
        if waiting == 0:
            ended[i] = 1
            reward(cards[0], s, seats, points, rewards[i])
            setup(cards[0], s, seats, options, rngs[i])
            waiting = actors(s)
        else:
            clear(rewards[i], seats)
        turns[i] = lowest_bit(waiting)
        picks[i] = offer(cards[0], s, turns[i], moves, rngs[i], masks[i])
        show(cards[0], states[i], scratch[0], turns[i], tensors[i])


@inline
def reward(cards: Any, s: Any, seats: int, points: Any, out: Any) -> None:
    """A lone winner gets 1, the losers share -1; sharing winners and a game without a winner even out to a sum of 0."""
    winners = score(cards, s, points)
    shared = 0
    for seat in range(seats):
        shared += winners >> seat & 1
    for seat in range(seats):
        out[seat] = 0
        if shared > 0:
            out[seat] = ((winners >> seat & 1) * seats / shared - 1) / (seats - 1)
