"""Matches between two players, with the same deals in every seating: what a side wins, deal by deal, with intervals.

Time is the processor's own, so that a busy machine does no side wrong.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import NormalDist, fmean, stdev
from time import thread_time
from typing import Any, Protocol

from eminence.bots.search import Budget, Search
from eminence.kernel.definition import SearchSettings
from eminence.kernel.engine import Engine
from eminence.kernel.primitives import lowest_bit
from eminence.kernel.rng import seed_bytes, step_state

CONFIDENCE = 0.95
AGES = 3600.0


class Mirror(Protocol):
    """The same game in another program."""

    state: Any

    def play(self, seat: int, legal: list[int], action: int) -> None: ...


class Table:
    """A game on the compiled engine: the one that `Game.start(seats, seed)` would begin."""

    def __init__(self, engine: Engine, seats: int, seed: str, mirrored: Callable[[Any], Mirror] | None = None) -> None:
        self.engine, self.seats, self.steps = engine, seats, 0
        self._root, self._moves = seed_bytes(seed), engine.move_buffer()
        self._states, self._view = engine.states(1), engine.states(1)
        self.waiting: int = engine.setup_at(engine.cards, self._states, 0, seats, engine.options, self._chance())
        self.twin = mirrored(engine.get(self._states, 0)) if mirrored else None

    def _chance(self) -> Any:
        return self.engine.rng_state(step_state(self._root, self.steps))

    def legal(self, seat: int) -> list[int]:
        count = self.engine.legal_at(self.engine.cards, self._states, 0, seat, self._moves)
        return [int(action) for action in self._moves[:count]]

    def view(self, seat: int) -> Any:
        """What a seat sees."""
        self._view[0] = self._states[0]
        self.engine.hide_at(self._view, 0, seat)
        return self._view

    def play(self, seat: int, legal: list[int], action: int) -> None:
        if action not in legal:
            raise AssertionError(f"action {action} of seat {seat} is not legal")
        if self.twin is not None:
            self.twin.play(seat, legal, action)
        self.steps += 1
        self.waiting = self.engine.apply_at(self.engine.cards, self._states, 0, seat, action, self._chance())

    def results(self) -> tuple[list[float], list[int]]:
        """Every seat's share of the victory, and its points."""
        points = self.engine.integers([0] * self.seats)
        winners = self.engine.score_at(self.engine.cards, self._states, 0, points)
        shares = [(winners >> seat & 1) / max(1, winners.bit_count()) for seat in range(self.seats)]
        return shares, [int(number) for number in points]


class Player(Protocol):
    iterations: int

    def decide(self, table: Table, seat: int) -> int: ...


class Own:
    """Our search, with all the time it is given. It looks at the clock only now and then: as often early as late."""

    def __init__(self, budget: Budget, seed: int, search_settings: SearchSettings | None = None) -> None:
        self.iterations, self._seconds, self._end, self._looked = 0, budget.seconds, 0.0, 0.0
        most = Budget(budget.iterations) if budget.iterations else Budget(seconds=AGES)
        self._search = Search(most, seed, search_settings, stop_when_settled=False, interrupted=self._spent)

    def _spent(self) -> bool:
        before, self._looked = self._looked, thread_time()
        return self._seconds is not None and self._looked + (self._looked - before) / 2 >= self._end

    def decide(self, table: Table, seat: int) -> int:
        self._looked = thread_time()
        self._end = self._looked + (self._seconds or 0.0)
        thought = self._search.think(table.engine, table.view(seat), seat, table.steps)
        self.iterations += thought.iterations
        return thought.moves[0].action


Make = Callable[[int], Player]
"""Makes a player for one seat of one game from a seed."""


@dataclass
class Tally:
    """What the first of two sides has won, and how both spent their time."""

    shares: list[float] = field(default_factory=list)
    """Of the victory, deal by deal; half of it is fair."""
    leads: list[float] = field(default_factory=list)
    """In points a seat, deal by deal."""
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    iterations: list[int] = field(default_factory=lambda: [0, 0])

    def share(self) -> tuple[float, float, float]:
        """With its interval, for which a deal that was won and one that was lost are made up: a clean sweep has one."""
        low, high = interval([*self.shares, 0.0, 1.0])[1:]
        return fmean(self.shares), max(0.0, low), min(1.0, high)

    def pace(self, side: int) -> str:
        seconds = self.seconds[side] / max(1, self.decisions[side])
        return f"{1000 * seconds:.0f} ms, {self.iterations[side] / max(1e-9, self.seconds[side]):,.0f} iterations/s"


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and where it lies with 95 % confidence (Student's t, expanded about the normal)."""
    mean, count = fmean(values), len(values)
    if count < 2:
        return mean, -math.inf, math.inf
    z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
    t = z + (z**3 + z) / (4 * (count - 1)) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * (count - 1) ** 2)
    half = t * stdev(values) / math.sqrt(count)
    return mean, mean - half, mean + half


def match(
    engine: Engine,
    seats: int,
    sides: tuple[Make, Make],
    deals: int,
    opening: int = 0,
    mirrored: Callable[[Any], Mirror] | None = None,
    seen: Callable[[int], None] = lambda deal: None,
) -> Tally:
    """Both sides take every other chair; each deal, with so many random moves to begin with, is played both ways."""
    tally = Tally()
    for deal in range(deals):
        shares, leads = [], []
        for turned in range(2):
            table = Table(engine, seats, f"contest {deal}", mirrored)
            players = [sides[(seat + turned) % 2](2 * deal + seat) for seat in range(seats)]
            _begin(table, opening, deal)
            _play(table, players, turned, tally)
            won, points = table.results()
            own = [seat for seat in range(seats) if (seat + turned) % 2 == 0]
            shares.append(sum(won[seat] for seat in own))
            leads.append(sum(points[seat] if seat in own else -points[seat] for seat in range(seats)) / len(own))
        tally.shares.append(fmean(shares))
        tally.leads.append(fmean(leads))
        seen(deal)
    return tally


def _begin(table: Table, opening: int, deal: int) -> None:
    chance = Random(f"opening {deal}")
    for _ in range(opening):
        seat = lowest_bit(table.waiting)
        legal = table.legal(seat)
        table.play(seat, legal, chance.choice(legal))


def _play(table: Table, players: list[Player], turned: int, tally: Tally) -> None:
    while table.waiting:
        seat = lowest_bit(table.waiting)
        legal = table.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            side, player = (seat + turned) % 2, players[seat]
            before, began = player.iterations, thread_time()
            action = player.decide(table, seat)
            tally.seconds[side] += thread_time() - began
            tally.decisions[side] += 1
            tally.iterations[side] += player.iterations - before
        table.play(seat, legal, action)


# --- What is said of it -----------------------------------------------------------------------------------------------


def progress(text: str) -> None:
    """One line that is overwritten by the next; nothing where nobody looks."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def said(mean: float, low: float, high: float, form: str = ".2f") -> str:
    return f"{mean:{form}} [{low:{form}}, {high:{form}}]"
