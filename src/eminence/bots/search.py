"""A player that thinks: grows a tree (see `tree`) within a budget, and chooses what proved best.

    search = Search(Budget(iterations=2000), seed=7)
    thought = search.think(engine, seen, seat, step)

The same seed, budget in iterations, threads and decisions give the same thoughts. A tree is kept for the next decision
of the same game. Threads have a tree each, whose findings are added up.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from eminence.bots import tree
from eminence.kernel.definition import SearchSettings
from eminence.kernel.engine import Engine
from eminence.kernel.errors import Refused
from eminence.kernel.rng import seed_bytes, step_state

MAX_NODES, EDGES = 1 << 19, 1 << 22
"""Room in a tree: for some seconds of thought."""
FIRST_CHUNK = 4
CHUNK_ITERATIONS = 64
"""So many iterations are made at a time: fixed, so that a search with a budget in iterations is the same every time,"""
CHUNK_SECONDS = 0.01
"""or as many as take so long. In between, a search can be interrupted."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, or so many seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        given = [limit for limit in (self.iterations, self.seconds) if limit is not None]
        if not given or not all(limit > 0 for limit in given):
            raise Refused("bad-budget", "A budget has iterations or seconds or both, each more than none.")


@dataclass(frozen=True)
class MoveStats:
    """A legal move as a search sees it: how often it was tried and what share of a victory that brought."""

    action: int
    tries: int
    value: float
    error: float
    """The standard error of the value."""


@dataclass(frozen=True)
class SearchResult:
    """What a search has found: every legal move, the most tried first."""

    moves: tuple[MoveStats, ...]
    iterations: int
    seconds: float

    @property
    def value(self) -> float:
        """What the searcher expects of the position."""
        tries = sum(move.tries for move in self.moves)
        return sum(move.value * move.tries for move in self.moves) / max(1, tries)


@dataclass
class TreeThread:
    """One thread's tree and its workplace."""

    engine: Engine
    tree: tree.Tree
    states: Any
    rng: Any
    moves: Any
    points: Any
    values: Any
    growth: tuple[int, int] = (0, 0)
    """How many positions and moves the last decision added."""

    @classmethod
    def new_tree(cls, engine: Engine, room: int) -> TreeThread:
        nodes = 1 << (min(MAX_NODES, 4 * room) - 1).bit_length()
        edges = min(EDGES, 64 * nodes)
        return cls(
            engine,
            tree.new_tree(engine, nodes, edges),
            engine.states(5),
            engine.rng(0),
            engine.move_buffer(),
            engine.integers([0] * engine.definition.max_seats),
            engine.floats(engine.definition.max_seats),
        )

    @property
    def size(self) -> tuple[int, int]:
        return int(self.tree.used[tree.NODES]), int(self.tree.used[tree.EDGES])

    def make_room(self, nodes: int | None) -> None:
        """Forget everything unless there is room for so many more positions, or as many as the last decision added."""
        expected = (self.growth[0] if nodes is None else nodes, self.growth[1])
        used = self.size
        if 4 * (used[0] + expected[0]) > 3 * len(self.tree.keys) or used[1] + expected[1] > len(self.tree.actions):
            self.clear()

    def clear(self) -> None:
        self.tree.keys[:] = self.engine.matrix(1, len(self.tree.keys), "u8")[0]
        self.tree.used[tree.NODES] = self.tree.used[tree.EDGES] = 0

    def found(self) -> Iterator[tuple[int, int, float, float]]:
        """Of every move of the searcher's position: the action, its tries, its worth and that squared, added up."""
        grown = self.tree
        edge = grown.heads[grown.used[tree.ROOT]]
        while edge >= 0:
            yield int(grown.actions[edge]), int(grown.tries[edge]), float(grown.worth[edge]), float(grown.squares[edge])
            edge = grown.following[edge]


@dataclass
class Search:
    """Thinks for one seat of one game, decision after decision."""

    budget: Budget
    seed: int | str = 0
    search_settings: SearchSettings | None = None
    """How to look ahead; the game's own way if not said."""
    threads: int = 1
    stop_when_settled: bool = True
    """Whether to stop as soon as more thought could not change the choice."""
    interrupted: Callable[[], bool] = lambda: False
    """Asked now and then: whoever answers yes gets what was found so far."""
    _trunks: list[TreeThread] = field(default_factory=list)
    _how: tree.SearchNumbers | None = None

    def think(self, engine: Engine, seen: Any, seat: int, step: int) -> SearchResult:
        """What can be found about a decision; `seen` holds one state, hidden for `seat`.

        Loading the compiled search, and compiling it if need be, does not count as thinking.
        """
        self._prepare(engine, seen)
        before = [trunk.size for trunk in self._trunks]
        sources = [
            engine.rng_state(step_state(seed_bytes(f"{self.seed} {thread}"), step * 16 + seat))
            for thread in range(self.threads)
        ]
        found = self._grow(0, seat, sources, 0, 0)
        if found == 0:
            raise Refused("not-your-turn", f"Seat {seat} has nothing to decide now.")
        if found == 1:
            return SearchResult((considered(int(self._trunks[0].moves[0]), 0, 0.0, 0.0),), 0, 0.0)
        begun = time.perf_counter()
        done = self._run(seat, sources, begun)
        for trunk, (nodes, edges) in zip(self._trunks, before, strict=True):
            trunk.growth = (trunk.size[0] - nodes, trunk.size[1] - edges)
        return SearchResult(tuple(self._weighed()), done, time.perf_counter() - begun)

    def load(self, engine: Engine, seen: Any, seat: int) -> None:
        """Have everything there for a decision."""
        self._prepare(engine, seen)
        self._grow(0, seat, [engine.rng(0)], 0, 0)

    def _prepare(self, engine: Engine, seen: Any) -> None:
        each = None if self.budget.iterations is None else self.budget.iterations // self.threads + CHUNK_ITERATIONS
        if not self._trunks or self._trunks[0].engine is not engine:
            self._trunks = [TreeThread.new_tree(engine, each or MAX_NODES) for _ in range(self.threads)]
            self._how = tree.packed_settings(self.search_settings or engine.definition.search_settings)
        for trunk in self._trunks:
            trunk.make_room(each)
            engine.copy_state(trunk.states, 0, seen, 0)

    def _grow(self, thread: int, seat: int, sources: list[Any], first: int, count: int) -> int:
        """Some iterations in one tree; returns how many moves there are."""
        trunk = self._trunks[thread]
        engine = trunk.engine
        moves: int = engine.bind(tree.search)(
            engine.cards,
            trunk.states,
            trunk.tree,
            self._how,
            seat,
            sources[thread],
            first,
            count,
            trunk.rng,
            trunk.moves,
            trunk.points,
            trunk.values,
        )
        return moves

    def _run(self, seat: int, sources: list[Any], begun: float) -> int:
        """Grow the trees until the budget is spent; returns the number of iterations."""
        most = self.budget.iterations
        end = begun + self.budget.seconds if self.budget.seconds is not None else math.inf
        done, chunk = 0, FIRST_CHUNK if most is None else max(1, min(FIRST_CHUNK, most // self.threads))
        with ThreadPoolExecutor(self.threads) if self.threads > 1 else nullcontext() as pool:
            while True:
                work = partial(self._grow, seat=seat, sources=sources, first=done // self.threads, count=chunk)
                _ = [work(0)] if pool is None else list(pool.map(work, range(self.threads)))
                done += chunk * self.threads
                now = time.perf_counter()
                pace = (now - begun) / done
                left = (end - now) / pace if most is None else most - done
                if left < 1 or now >= end or self.interrupted() or (self.stop_when_settled and self._settled(left)):
                    return done
                usual = min(CHUNK_SECONDS / pace, 4 * chunk * self.threads) if most is None else CHUNK_ITERATIONS
                chunk = max(1, int(min(left, usual)) // self.threads)

    def _settled(self, left: float) -> bool:
        """Whether the most tried move leads by more tries than are left."""
        tries = sorted((move.tries for move in self._weighed()), reverse=True)
        return tries[0] - tries[1] > left

    def _weighed(self) -> list[MoveStats]:
        sums: dict[int, tuple[int, float, float]] = {}
        for trunk in self._trunks:
            for action, tries, worth, squares in trunk.found():
                before = sums.get(action, (0, 0.0, 0.0))
                sums[action] = (before[0] + tries, before[1] + worth, before[2] + squares)
        moves = [considered(action, *sums[action]) for action in sums]
        return sorted(moves, key=lambda move: (-move.tries, -move.value, move.action))


def considered(action: int, tries: int, worth: float, squares: float) -> MoveStats:
    if tries == 0:
        return MoveStats(action, 0, 0.5, 0.5)
    mean = worth / tries
    variance = max(0.0, squares / tries - mean * mean)
    return MoveStats(action, tries, mean, math.sqrt((variance + 1 / (tries + 1)) / tries))
