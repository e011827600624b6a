"""A clock that only thinking moves: what is promised about time is tested without any passing."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from eminence.bots import analysis, search
from eminence.bots.rollouts import Rollouts
from eminence.bots.search import Search

ITERATION, GAME = 50e-6, 20e-6
"""Seconds, in the mean; the machine is now quick and now slow."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0
        self._chance = random.Random(1)

    def work(self, seconds: float) -> None:
        self.now += seconds * self._chance.uniform(0.5, 1.5)


def driven_by_thought(patch: pytest.MonkeyPatch) -> Clock:
    """From now on every iteration of a search and every game that is played to its end takes its time."""
    clock, grow, play = Clock(), Search._grow, Rollouts.play

    def growing(self: Search, thread: int, seat: int, sources: list[Any], first: int, count: int) -> int:
        clock.work(count * ITERATION)
        return grow(self, thread, seat, sources, first, count)

    def playing(self: Rollouts, action: int, count: int) -> None:
        clock.work(count * GAME)
        play(self, action, count)

    patch.setattr(Search, "_grow", growing)
    patch.setattr(Rollouts, "play", playing)
    for module in (search, analysis):
        patch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: clock.now))
    return clock
