"""Many random games looked at step by step, and trajectories compared between the backends and the C++ twin.

    python -m bench.audit [--game shadow-throne] [--games 1000000] [--traces 50000]

Spread evenly over all seat counts and options of the game (of a game with editions: over the editions); exits with 1 at
the first thing that is wrong.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from collections.abc import Iterator

import eminence
from bench.engine import TWIN
from bench.twin import Twin
from eminence.kernel import conformance


def settings(name: str) -> Iterator[tuple[eminence.Game, int]]:
    """Every edition, or every combination of options, with every number of seats."""
    options = eminence.load(name).options
    editions = {name: option for name, option in options.items() if option.presets}
    varied = editions or options
    for values in itertools.product(*(option.choices for option in varied.values())):
        game = eminence.load(name, dict(zip(varied, values, strict=True)))
        for seats in game.seats:
            yield game, seats


def compare(game: eminence.Game, seats: int, count: int) -> None:
    """The same games in pure Python, compiled and, where there is one, in the C++ twin; every state is hashed."""
    pure, compiled = game.engine("pure"), game.engine("compiled")
    expected = compiled.traces(seats, "audit", 0, count)
    found = {"pure rules take": pure.traces(seats, "audit", 0, count)}
    if game.name == TWIN:
        twin = Twin(compiled.cards).trace(seats, compiled.options, compiled.rng("audit"), 0, count)
        found["C++ twin takes"] = [int(hash) for hash in twin]
    for name, hashes in found.items():
        for index, (left, right) in enumerate(zip(expected, hashes, strict=True)):
            if left != right:
                sys.exit(f"{game!r}, {seats} seats, game {index}: the {name} another course than the compiled rules")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=TWIN)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--traces", type=int, default=50_000)
    wanted = parser.parse_args()
    cases = list(settings(wanted.game))
    games, traces = -(-wanted.games // len(cases)), -(-wanted.traces // len(cases))
    begun = time.perf_counter()
    for game, seats in cases:
        try:
            conformance.audit_games(game, seats, 1, games)
        except conformance.ContractViolation as broken:
            sys.exit(str(broken))
        compare(game, seats, traces)
        spent = time.perf_counter() - begun
        print(
            f"{spent:6.0f} s  {game!r}, {seats} seats: {games} games audited, {traces} trajectories equal", flush=True
        )
    print(f"{games * len(cases)} games without a flaw, {traces * len(cases)} trajectories equal")


if __name__ == "__main__":
    main()
