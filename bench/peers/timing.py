"""How every peer is timed: one warm-up, then the best of a few rounds."""

import json
import sys
from collections.abc import Callable
from time import perf_counter

ROUNDS = 3


def best_rate(timed: Callable[[], int], seconds: float, untimed: Callable[[], None] | None = None) -> float:
    """Units per second of `timed`, which returns how many units it did; `untimed` runs before each call of it."""
    rate(timed, 0.0, untimed)
    return max(rate(timed, seconds, untimed) for _ in range(ROUNDS))


def rate(timed: Callable[[], int], seconds: float, untimed: Callable[[], None] | None = None) -> float:
    units, spent = 0, 0.0
    while units == 0 or spent < seconds:
        if untimed is not None:
            untimed()
        start = perf_counter()
        units += timed()
        spent += perf_counter() - start
    return units / spent


def print_as_json(measure: Callable[[float], dict[str, float]]) -> None:
    print(json.dumps(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)))
