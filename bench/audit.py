"""A million random games looked at step by step, and trajectories compared between the backends and the C++ twin.

    python -m bench.audit [--games 1000000] [--traces 50000]

Spread evenly over all seat counts and options of the game; exits with 1 at the first thing that is wrong.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Iterator

import eminence
from bench.twin import Twin
from eminence.kernel import conformance


def settings(name: str) -> Iterator[tuple[eminence.Game, int]]:
    """Every combination of options and seats."""
    options = eminence.load(name).options
    for values in itertools.product(*(option.choices for option in options.values())):
        game = eminence.load(name, dict(zip(options, values, strict=True)))
        for seats in game.seats:
            yield game, seats


def compare(game: eminence.Game, seats: int, count: int) -> None:
    """The same games in pure Python, compiled and in C++, every state hashed."""
    pure, compiled = game.engine("pure"), game.engine("compiled")
    expected = compiled.traces(seats, "audit", 0, count)
    twin = Twin(compiled.cards).trace(seats, compiled.options, compiled.rng("audit"), 0, count)
    for name, found in (("C++ twin", [int(hash) for hash in twin]), ("pure", pure.traces(seats, "audit", 0, count))):
        for index, (left, right) in enumerate(zip(expected, found, strict=True)):
            if left != right:
                sys.exit(
                    f"{game!r}, {seats} seats, game {index}: the {name} takes another course than the compiled rules"
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="behind-the-throne")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--traces", type=int, default=50_000)
    wanted = parser.parse_args()
    cases = list(settings(wanted.game))
    games, traces = -(-wanted.games // len(cases)), -(-wanted.traces // len(cases))
    begun = time.perf_counter()
    for game, seats in cases:
        try:
            conformance.audited(game, seats, 1, games)
        except conformance.Broken as broken:
            sys.exit(str(broken))
        compare(game, seats, traces)
        spent = time.perf_counter() - begun
        print(
            f"{spent:6.0f} s  {game!r}, {seats} seats: {games} games audited, {traces} trajectories equal", flush=True
        )
    print(f"{games * len(cases)} games without a flaw, {traces * len(cases)} trajectories equal in all three")


if __name__ == "__main__":
    main()
