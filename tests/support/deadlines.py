"""How long tests wait for what must happen: long, and longer on a slow or busy machine, which is measured once.

Nothing is decided by how long something took. A deadline only ends the wait for what never comes; what is promised
about time is a ratio, or is measured in bench/.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from functools import cache

NAME = "EMINENCE_TEST_SLOWNESS"
USUAL = 0.08
"""Seconds that `_work` takes on a quiet machine."""
SLACK_FACTOR = 3
"""A deadline is so many times what a quiet machine would need at the most."""


def _work() -> float:
    began, total = time.perf_counter(), 0
    for number in range(2_000_000):
        total += number & 7
    return time.perf_counter() - began


def measure() -> None:
    """Once, before anything else runs; workers and servers inherit it."""
    os.environ.setdefault(NAME, f"{max(1.0, _work() / USUAL):.2f}")


@cache
def slowness() -> float:
    """How many times slower than a quiet machine this one is, at least 1."""
    measure()
    return float(os.environ[NAME])


def within(seconds: float) -> float:
    """A deadline for what a quiet machine does in so many seconds at the most."""
    return seconds * SLACK_FACTOR * slowness()


def wait_until(happened: Callable[[], object], seconds: float = 20, what: str = "what was waited for") -> None:
    """Look again and again until something is true."""
    ends = time.monotonic() + within(seconds)
    while not happened():
        assert time.monotonic() < ends, f"{what} did not happen within {within(seconds):.0f} s"
        time.sleep(0.02)
