"""The tree of a search: what is known of every decision that was thought about, and how it grows.

Information-set Monte-Carlo tree search, written once and specialised for each game like the loops of the kernel. Every
iteration deals a world that agrees with all that the searcher sees, follows the tree in it, adds one position, plays on
from there, and tells all decisions on the way what came of them.

A position of the tree is what somebody can know, never the world: the searcher's own view where the searcher decides,
and where an opponent decides what a spectator sees, or the opponent's own view (`SearchSettings.separate_hands`).
So no decision is better informed than in the real game, choices made at the same time do not see each other, positions
that are reached on two ways are one, and what was learnt for one decision is still there for the next. Each seat seeks
its own result.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from eminence.kernel.contract import actors, apply, deal, estimate, greedy_move, hide, legal, score
from eminence.kernel.definition import SearchSettings
from eminence.kernel.engine import Engine
from eminence.kernel.estimates import FULL_CHANCE, final_chances
from eminence.kernel.kinds import NONE
from eminence.kernel.primitives import (
    DIGEST_PRIME,
    bit_count,
    copy,
    entry,
    inline,
    lowest_bit,
    rule,
    stack_moves,
    state_hash,
)
from eminence.kernel.rng import draw, set_stream, u64

NODES, EDGES, ROOT = 0, 1, 2
"""What `Tree.used` tells: how many positions and moves there are, and where the searcher's own position is."""
MAX_DEPTH = 512
UNTRIED = 1e9
SPECTATOR = -1
GAME_ACTIONS = 0
"""How many actions the game has: `bind` puts the game's in."""


class Tree(NamedTuple):
    """Positions in a hash table, each with a list of the moves that were offered there."""

    keys: Any
    """Of every position, 0 where there is none;"""
    heads: Any
    """its first move."""
    actions: Any
    """Of every move its action;"""
    following: Any
    """the next move of the same position;"""
    offered: Any
    """how often it could be chosen,"""
    tries: Any
    """how often it was,"""
    worth: Any
    """and what that brought, added up,"""
    squares: Any
    """and squared;"""
    guesses: Any
    """what it seemed to be worth at first sight."""
    used: Any
    path: Any
    """The moves that an iteration chose,"""
    deciders: Any
    """and whose they were."""


class SearchNumbers(NamedTuple):
    """`SearchSettings` as compiled code takes it."""

    steps: int
    greedy_percent: int
    exploration: float
    separate_hands: int
    margin: float
    spread: float
    max_depth: int
    worlds: int
    estimate_weight: float


def new_tree(engine: Engine, nodes: int, edges: int) -> Tree:
    """An empty tree with room for so many positions (a power of two) and moves."""
    return Tree(
        keys=engine.matrix(1, nodes, "u8")[0],
        heads=engine.matrix(1, nodes)[0],
        actions=engine.matrix(1, edges)[0],
        following=engine.matrix(1, edges)[0],
        offered=engine.matrix(1, edges)[0],
        tries=engine.matrix(1, edges)[0],
        worth=engine.floats(edges),
        squares=engine.floats(edges),
        guesses=engine.floats(edges),
        used=engine.integers([0, 0, NONE]),
        path=engine.matrix(1, MAX_DEPTH)[0],
        deciders=engine.matrix(1, MAX_DEPTH)[0],
    )


def packed_settings(search_settings: SearchSettings) -> SearchNumbers:
    return SearchNumbers(
        search_settings.steps,
        search_settings.greedy_percent,
        float(search_settings.exploration),
        int(search_settings.separate_hands),
        float(search_settings.margin),
        float(search_settings.spread),
        search_settings.max_depth,
        search_settings.worlds,
        float(search_settings.estimate_weight),
    )


# Folded in at every place that asks for them, the rules would be compiled many times over.


@rule
def step(cards: Any, s: Any, seat: int, action: int, rng: Any) -> None:
    apply(cards, s, seat, action, rng)


@rule
def offer(cards: Any, s: Any, seat: int, moves: Any) -> int:
    return legal(cards, s, seat, moves)


@rule
def hide_record(s: Any, viewer: int) -> None:
    hide(s, viewer)


@entry
def search(
    cards: Any,
    states: Any,
    tree: Tree,
    how: SearchNumbers,
    me: int,
    source: Any,
    first: int,
    count: int,
    rng: Any,
    moves: Any,
    points: Any,
    values: Any,
) -> int:
    """Iterations `first` to `first + count - 1` for seat `me`, who sees `states[0]`; none if there is no choice.

    Returns how many moves there are; the first is `moves[0]` if it is the only one. `states` has five records: the
    view, and room for worlds and other views.
    """
    offered = offer(cards[0], states[0], me, moves)
    if offered < 2:
        return offered
    world = states[1]
    for k in range(first, first + count):
        set_stream(source, k, rng)
        if k % how.worlds == 0 or k == first:
            copy(states[3], states[0])
            deal(cards[0], states[3], rng)
            reconsider(cards[0], states[3], states[2], how, me, rng, moves)
        copy(world, states[3])
        depth = descend(cards[0], world, states[2], states[4], tree, how, me, rng, moves, points)
        play_on(cards[0], world, states[2], how, rng, moves, points, values)
        for level in range(depth):
            edge = tree.path[level]
            value = values[tree.deciders[level]]
            tree.tries[edge] += 1
            tree.worth[edge] += value
            tree.squares[edge] += value * value
    return offered


@rule
def reconsider(cards: Any, s: Any, view: Any, how: SearchNumbers, me: int, rng: Any, moves: Any) -> None:
    """Let those who have already chosen, at the same time and unseen, choose with their wits: `deal` only guesses."""
    for seat in range(s.seats):
        if seat != me and actors(s) >> seat & 1 == 0:
            count = offer(cards, s, seat, moves)
            if count > 1:
                step(cards, s, seat, default_move(cards, s, view, how, seat, moves, count, rng), rng)


@rule
def default_move(cards: Any, s: Any, view: Any, how: SearchNumbers, seat: int, moves: Any, count: int, rng: Any) -> int:
    """What a seat does when nobody searches for it."""
    if how.greedy_percent == 100 or (how.greedy_percent > 0 and draw(rng, 100) < how.greedy_percent):
        copy(view, s)
        hide_record(view, seat)
        return greedy_move(cards, view, seat, moves, count, rng)
    return moves[draw(rng, count)]  # type: ignore[no-any-return]


@rule
def descend(
    cards: Any,
    s: Any,
    view: Any,
    trial: Any,
    tree: Tree,
    how: SearchNumbers,
    me: int,
    rng: Any,
    moves: Any,
    points: Any,
) -> int:
    """Follow the tree to a position that is new, and add it; returns how many moves were chosen on the way."""
    depth = 0
    seat = me
    while depth < how.max_depth and depth < MAX_DEPTH:
        count = offer(cards, s, seat, moves)
        action = moves[0]
        if count > 1:
            node, new = found(tree, key_of(s, view, how, me, seat))
            if depth == 0:
                tree.used[ROOT] = node
            if node == NONE or (new and depth > 0):
                return depth
            edge = select(cards, s, trial, tree, how, node, seat, moves, count, rng, points)
            if edge == NONE:
                return depth
            tree.path[depth] = edge
            tree.deciders[depth] = seat
            depth += 1
            action = tree.actions[edge]
        step(cards, s, seat, action, rng)
        waiting = actors(s)
        if waiting == 0:
            return depth
        seat = lowest_bit(waiting)
    return depth


@inline
def key_of(s: Any, view: Any, how: SearchNumbers, me: int, seat: int) -> Any:
    """What is known where a seat decides, as a number that is not 0."""
    copy(view, s)
    hide_record(view, seat if seat == me or how.separate_hands == 1 else SPECTATOR)
    return (state_hash(view) ^ u64(u64(seat + 1) * u64(DIGEST_PRIME))) | u64(1)


@inline
def found(tree: Tree, key: Any) -> tuple[int, bool]:
    """The place of a position, and whether it is new there; none if the table is too full."""
    mask = len(tree.keys) - 1
    node = int(key >> u64(20)) & mask
    while tree.keys[node] != 0:
        if tree.keys[node] == key:
            return node, False
        node = (node + 1) & mask
    if tree.used[NODES] * 4 >= len(tree.keys) * 3:
        return NONE, False
    tree.keys[node] = key
    tree.heads[node] = NONE
    tree.used[NODES] += 1
    return node, True


@rule
def select(
    cards: Any,
    s: Any,
    trial: Any,
    tree: Tree,
    how: SearchNumbers,
    node: int,
    seat: int,
    moves: Any,
    count: int,
    rng: Any,
    points: Any,
) -> int:
    """The move to follow: what has proved best, or what is too little known; none if there is no room for moves.

    Moves may be offered in one world and not in another: each is weighed by how often it could have been chosen, and
    judged at first sight in the world that offers it first.
    """
    chosen = NONE
    best = -1.0
    equals = 1
    times = 0
    doubt = 0.0
    last = NONE
    ahead = tree.heads[node]
    for at in range(count):
        edge = ahead
        if edge == NONE or tree.actions[edge] != moves[at]:
            edge = tree.heads[node]
            while edge != NONE and tree.actions[edge] != moves[at]:
                last = edge
                edge = tree.following[edge]
        if edge == NONE:
            edge = added(tree, node, last, moves[at])
            if edge == NONE:
                return NONE
            if how.estimate_weight > 0.0:
                copy(trial, s)
                step(cards, trial, seat, moves[at], rng)
                estimate_all(cards, trial, moves, rng, points)
                tree.guesses[edge] = points[seat] / FULL_CHANCE
        last = edge
        ahead = tree.following[edge]
        tree.offered[edge] += 1
        value = UNTRIED
        weight = tree.tries[edge] + how.estimate_weight
        if weight > 0.0:
            if tree.offered[edge] != times:
                times = tree.offered[edge]
                doubt = how.exploration * how.exploration * math.log(times)
            value = (tree.worth[edge] + how.estimate_weight * tree.guesses[edge]) / weight + math.sqrt(doubt / weight)
        if value > best:
            best = value
            chosen = edge
            equals = 1
        elif value == best:
            equals += 1
            if draw(rng, equals) == 0:
                chosen = edge
    return chosen


@inline
def added(tree: Tree, node: int, last: int, action: int) -> int:
    """A new move at the end of a position's list."""
    edge: int = tree.used[EDGES]
    if edge >= len(tree.actions):
        return NONE
    tree.used[EDGES] += 1
    tree.actions[edge] = action
    tree.following[edge] = NONE
    tree.offered[edge] = 0
    tree.tries[edge] = 0
    tree.worth[edge] = 0.0
    tree.squares[edge] = 0.0
    if last == NONE:
        tree.heads[node] = edge
    else:
        tree.following[last] = edge
    return edge


@rule
def estimate_all(cards: Any, s: Any, moves: Any, rng: Any, points: Any) -> None:
    """What every seat's chances seem to be."""
    if actors(s) == 0:
        final_chances(points, s.seats, score(cards, s, points))
    else:
        estimate(cards, s, points, stack_moves(moves, GAME_ACTIONS), rng)


@rule
def play_on(cards: Any, s: Any, view: Any, how: SearchNumbers, rng: Any, moves: Any, points: Any, values: Any) -> None:
    """Play some steps, then say what every seat has of it, from 0 to 1."""
    waiting = actors(s)
    for _ in range(how.steps):
        if waiting == 0:
            break
        seat = lowest_bit(waiting)
        count = offer(cards, s, seat, moves)
        action = moves[0]
        if count > 1:
            action = default_move(cards, s, view, how, seat, moves, count, rng)
        step(cards, s, seat, action, rng)
        waiting = actors(s)
    if waiting == 0:
        final_values(cards, s, how, points, values)
    else:
        estimate_all(cards, s, moves, rng, points)
        for seat in range(s.seats):
            values[seat] = points[seat] / FULL_CHANCE


@inline
def final_values(cards: Any, s: Any, how: SearchNumbers, points: Any, values: Any) -> None:
    """Victory, shared if it is, and in part the lead in points."""
    winners = score(cards, s, points)
    shared = max(1, bit_count(winners))
    for seat in range(s.seats):
        values[seat] = (winners >> seat & 1) / shared
        if how.margin > 0.0:
            rival = -1_000_000_000
            for other in range(s.seats):
                if other != seat:
                    rival = max(rival, points[other])
            lead = points[seat] - rival
            values[seat] += how.margin * (0.5 + 0.5 * lead / (abs(lead) + how.spread) - values[seat])
