"""Games played on from a decision to their end: what a move brings in points, and everybody's share of victory.

A search says which move wins most; these games say how it ends. World k is the same for every first move, so that moves
are compared under the same luck.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from eminence.bots.tree import hide_record, offer, step
from eminence.kernel.contract import actors, deal, greedy_move, score
from eminence.kernel.engine import Engine
from eminence.kernel.primitives import bit_count, copy, entry, lowest_bit
from eminence.kernel.rng import draw, set_stream

VICTORY_PARTS = 60
"""Victories are counted in parts that up to six seats can share."""
WON, WON_SQUARES, POINTS, POINTS_SQUARES = range(4)
"""The rows of what is added up, a number for each seat."""
TOTAL_ROWS = 4
MAX_ROLLOUT_STEPS = 2000
"""A game that is longer counts as it stands then."""
GREEDY_PERCENT = 90
"""Percent of the moves that the game's own player chooses; the others are anybody's guess."""


@entry
def play_out(
    cards: Any,
    states: Any,
    me: int,
    action: int,
    source: Any,
    first: int,
    count: int,
    rng: Any,
    moves: Any,
    points: Any,
    totals: Any,
) -> None:
    """Games `first` to `first + count - 1` that begin with an action of seat `me`, who sees `states[0]`.

    Adds up everybody's victories, points and their squares in `totals`.
    """
    s = states[1]
    view = states[2]
    for k in range(first, first + count):
        set_stream(source, k, rng)
        copy(s, states[0])
        deal(cards[0], s, rng)
        step(cards[0], s, me, action, rng)
        waiting = actors(s)
        for _ in range(MAX_ROLLOUT_STEPS):
            if waiting == 0:
                break
            seat = lowest_bit(waiting)
            found = offer(cards[0], s, seat, moves)
            chosen = moves[0]
            if found > 1:
                if draw(rng, 100) < GREEDY_PERCENT:
                    copy(view, s)
                    hide_record(view, seat)
                    chosen = greedy_move(cards[0], view, seat, moves, found, rng)
                else:
                    chosen = moves[draw(rng, found)]
            step(cards[0], s, seat, chosen, rng)
            waiting = actors(s)
        winners = score(cards[0], s, points)
        part = VICTORY_PARTS // max(1, bit_count(winners))
        for seat in range(s.seats):
            won = part * (winners >> seat & 1)
            totals[WON][seat] += won
            totals[WON_SQUARES][seat] += won * won
            totals[POINTS][seat] += points[seat]
            totals[POINTS_SQUARES][seat] += points[seat] * points[seat]


@dataclass(frozen=True)
class MeanEstimate:
    """A mean and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, count: int, total: float, squares: float, usual: float) -> MeanEstimate:
        """From sums; few samples say little of a variance, so the usual one counts like two more."""
        mean = total / count
        variance = max(0.0, squares - count * mean * mean) + 2 * usual
        return cls(mean, math.sqrt(variance / (count + 2) / count))

    def with_(self, other: MeanEstimate) -> MeanEstimate:
        """What two witnesses say together, the surer one more.

        >>> round(MeanEstimate(0.4, 0.3).with_(MeanEstimate(0.8, 0.3)).mean, 6)
        0.6
        """
        weight, others = 1 / self.error**2, 1 / other.error**2
        total = weight + others
        return MeanEstimate((self.mean * weight + other.mean * others) / total, total**-0.5)

    def interval(self, low: float = -math.inf, high: float = math.inf) -> tuple[float, float]:
        """Where the truth lies with 95 % confidence."""
        return max(low, self.mean - 1.96 * self.error), min(high, self.mean + 1.96 * self.error)


@dataclass
class RolloutTotals:
    """How games ended that began with the same move."""

    games: int
    totals: list[list[int]]

    def add(self, games: int, totals: Sequence[Sequence[int]]) -> None:
        self.games += games
        self.totals = [
            [int(one + more) for one, more in zip(row, other, strict=True)]
            for row, other in zip(self.totals, totals, strict=True)
        ]

    def win(self, seat: int) -> MeanEstimate:
        won, squares = self.totals[WON][seat] / VICTORY_PARTS, self.totals[WON_SQUARES][seat] / VICTORY_PARTS**2
        return MeanEstimate.of(self.games, won, squares, 0.25)

    def points(self, seat: int, usual: float) -> MeanEstimate:
        return MeanEstimate.of(self.games, self.totals[POINTS][seat], self.totals[POINTS_SQUARES][seat], usual)

    def spread(self, seat: int) -> float:
        """The variance of a seat's points."""
        mean = self.totals[POINTS][seat] / self.games
        return max(1.0, self.totals[POINTS_SQUARES][seat] / self.games - mean * mean)


class Rollouts:
    """Plays games on from what one seat sees, move by move and a few at a time."""

    def __init__(self, engine: Engine, seen: Any, seat: int, source: Any, threads: int = 1) -> None:
        self.engine = engine
        self.seat = seat
        self.threads = threads
        self.source = source
        self.endings: dict[int, RolloutTotals] = {}
        self._desks = [engine.states(3) for _ in range(threads)]
        for states in self._desks:
            engine.put(states, 0, seen)

    def play(self, action: int, count: int) -> None:
        """So many more games that begin with an action."""
        seats = self.engine.definition.max_seats
        ending = self.endings.setdefault(action, RolloutTotals(0, [[0] * seats for _ in range(TOTAL_ROWS)]))
        parts = [count // self.threads + (at < count % self.threads) for at in range(self.threads)]
        starts = [ending.games + sum(parts[:at]) for at in range(self.threads)]
        jobs = [(at, action, start, part) for at, (start, part) in enumerate(zip(starts, parts, strict=True)) if part]
        if len(jobs) == 1:
            found = [self._some(*jobs[0])]
        else:
            with ThreadPoolExecutor(len(jobs)) as pool:
                found = list(pool.map(lambda job: self._some(*job), jobs))
        for (*_, part), totals in zip(jobs, found, strict=True):
            ending.add(part, totals)

    def _some(self, stepper: int, action: int, first: int, count: int) -> Any:
        engine = self.engine
        seats = engine.definition.max_seats
        totals = engine.matrix(TOTAL_ROWS, seats, "i8")
        play = engine.bind(play_out)
        play(
            engine.cards,
            self._desks[stepper],
            self.seat,
            action,
            self.source,
            first,
            count,
            engine.rng(0),
            engine.move_buffer(),
            engine.integers([0] * seats),
            totals,
        )
        return totals
