"""How fast the engine is, in both backends, and beside the C++ twin of one game."""

from __future__ import annotations

import random
from typing import Any

import eminence
from bench.peers.timing import rate
from bench.twin import Twin
from eminence.kernel.engine import Backend, Engine

TWIN = "behind-the-throne"
"""The game that has a C++ twin; batches and single steps are measured with it too."""
OTHERS = {"shadow-throne": 3_000_000, "an-empty-throne": 5_000_000, "shadows-over-the-empire": 1_000_000}
"""The other games, and how many decisions a second each has to reach on one core."""
SEAT_OF = {1 << seat: seat for seat in range(5)}


def playouts(engine: Engine, seats: int, count: int) -> Any:
    """A call that plays random games and returns the decisions taken."""
    arrays = (
        engine.integers([0] * seats),
        engine.integers([0] * count, "i4"),
        engine.matrix(count, seats, "i4"),
        engine.integers([0] * count, "i4"),
        engine.facts(count),
    )
    scratch, moves, rng, source = engine.states(2), engine.move_buffer(), engine.rng(0), engine.rng("bench")
    fixed = (engine.cards, scratch, moves, rng, seats, engine.options, source, 0, count, *arrays)
    return lambda: engine.playouts(*fixed)


def twin_playouts(engine: Engine, seats: int, count: int) -> Any:
    twin, source = Twin(engine.cards), engine.rng("bench")
    winners, points, lengths = (
        engine.integers([0] * count, "i4"),
        engine.matrix(count, 4, "i4"),
        engine.integers([0] * count, "i4"),
    )
    return lambda: twin.playouts(seats, engine.options, source, 0, count, winners, points, lengths)


def batch_steps(seats: int, count: int, code: str = "i1", threads: int = 1) -> Any:
    """A call that steps a batch with masks and tensors; the random choice of actions is part of it."""
    import numpy as np

    game = eminence.load(TWIN)
    batch = game.batch(count, seats, tensors=np.zeros((count, game.definition.tensor), code), threads=threads)

    def step() -> int:
        for _ in range(10):
            batch.step(batch.random_actions())
        return 10 * count

    return step


def move_by_move(backend: Backend, seats: int) -> Any:
    """A call that drives one game from Python, choosing at random."""
    stepper = eminence.load(TWIN).engine(backend).stepper("bench")
    moves, setup, legal, apply, chance = (
        stepper.moves,
        stepper.setup,
        stepper.legal,
        stepper.apply,
        random.Random(1).random,
    )

    def play() -> int:
        decisions, waiting = 0, setup(seats)
        while waiting:
            seat = SEAT_OF[waiting]
            waiting = apply(seat, moves[int(chance() * legal(seat))])
            decisions += 1
        return decisions

    return play


def alternating(calls: dict[str, Any], seconds: float, rounds: int = 25) -> dict[str, float]:
    """The best rate of each call, measured in turns so that a busy machine is busy for all of them."""
    best = dict.fromkeys(calls, 0.0)
    for _ in range(rounds):
        for name, call in calls.items():
            best[name] = max(best[name], rate(call, seconds / rounds))
    return best
