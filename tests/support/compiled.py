"""Compiles everything that tests need of every game, once: `python -m tests.support.compiled`.

A game is compiled by one process, because its loops share most of their code; two games at a time. What was compiled
before is only loaded. Workers, servers and programs of the tests then find it on the disk.
"""

from __future__ import annotations

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import eminence
from eminence.arena.study import Study
from eminence.bots.players import make
from eminence.kernel import conformance

SLOWEST_FIRST = ("shadows-over-the-empire", "an-empty-throne", "shadow-throne", "behind-the-throne")
AT_ONCE = 2


def compile_game(name: str) -> None:
    """Call every loop of a game once."""
    game = eminence.load(name)
    seats = game.seats[0]
    position, engine, stepper = game.start(seats, 1), game.engine(), game.engine().stepper(1)
    conformance.backends_agree(game, seats, seed=1, games=1)
    conformance.audit_games(game, seats, seed=1, games=1)
    batch = game.batch(2, seats=seats, seed=1)
    batch.step(batch.random_actions())
    stepper.setup(seats)
    seat = position.actors[0]
    stepper.apply(seat, stepper.moves[stepper.legal(seat) - 1])
    states, moves, rng = engine.states(1), engine.move_buffer(), engine.rng(1)
    engine.setup_at(engine.cards, states, 0, seats, engine.options, rng)
    engine.census_at(engine.cards, states, 0, engine.integers([0] * game.definition.census))
    count = engine.legal_at(engine.cards, states, 0, seat, moves)
    engine.apply_at(engine.cards, states, 0, seat, int(moves[engine.draw_at(rng, count)]), rng)
    Study(game, ["greedy"] * seats, seed=1, games=2).run("compiled")
    eminence.analyse(position, seat, budget=20)
    make("beginner").choose(position.view(seat))


def compile_apart(name: str) -> str:
    began = time.monotonic()
    subprocess.run([sys.executable, __file__, name], check=True)
    return f"{name}: {time.monotonic() - began:.0f} s"


def main() -> None:
    if len(sys.argv) > 1:
        compile_game(sys.argv[1])
        return
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for told in pool.map(compile_apart, SLOWEST_FIRST):
            print(f"compiled {told}", flush=True)


if __name__ == "__main__":
    main()
