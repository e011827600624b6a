"""What is promised about time, measured; tests only look at what does not depend on how busy a machine is:

    python -m bench.promptness [--rounds 15]

How soon a first position is there, beside a Python that does nothing; how well a search keeps its time; how soon after
its time a program that does not answer, and one that will not go, is ended. A machine that does something else at the
same time will miss some of the bars.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from statistics import median

import eminence
from eminence.bots import outside
from eminence.bots.search import Budget, Search
from eminence.games import registry
from eminence.kernel.position import Position
from eminence.workers.blocking import BlockingWorker
from eminence.workers.errors import WorkerError

FIRST = "import eminence; game = eminence.load({name!r}); p = game.start(game.seats[-1], 7); p.legal(p.actors[0])"
HELLO = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(flush=True); time.sleep(6000)"
GIVEN = 0.5
"""Seconds."""


def line(what: str, found: float, against: str, bar: float) -> None:
    print(f"  {what:64s} {found:6.2f} x {against}  (bar {bar:g}: {'kept' if found <= bar else 'MISSED'})", flush=True)


def took(deed: Callable[[], object]) -> float:
    began = time.perf_counter()
    deed()
    return time.perf_counter() - began


def run(source: str) -> float:
    return took(lambda: subprocess.run([sys.executable, "-c", source], check=True))


def starts(rounds: int) -> None:
    print("\nA first position, with its moves, from nothing")
    for name in registry.names():
        bare, first = zip(*((run(""), run(FIRST.format(name=name))) for _ in range(rounds)), strict=True)
        line(eminence.load(name).title, median(first) / median(bare), "Python itself", 40)


def positions(count: int) -> list[Position]:
    """Some decisions of a game, one after the other."""
    position, found = eminence.load("behind-the-throne").start(2, 7), list[Position]()
    while len(found) < count:
        seat = position.actors[0]
        legal = position.legal(seat)
        if len(legal) > 1:
            found.append(position.copy())
        position.play(seat, legal[len(found) % len(legal)])
    return found


def thinking(rounds: int) -> None:
    print("\nThinking, in the middle of some decisions")
    search, spent = Search(Budget(seconds=GIVEN), stop_when_settled=False), list[float]()
    engine = eminence.load("behind-the-throne").engine()
    for position in positions(rounds):
        seen, seat = engine.states(1), position.actors[0]
        engine.put(seen, 0, position.view(seat).state)
        search.load(engine, seen, seat)
        spent.append(search.think(engine, seen, seat, len(position.steps)).seconds)
    line("a search", median(spent) / GIVEN, "its time", 1.1)


def programs(rounds: int) -> None:
    print("\nPrograms that are ended")
    silent, stubborn = list[float](), list[float]()
    for _ in range(rounds):
        worker = BlockingWorker([sys.executable, "-c", HELLO])
        worker.ask(b"hello\n", outside.START)
        silent.append(took(partial(_unanswered, worker)))
        stubborn.append(took(partial(worker.end, b"bye\n", GIVEN)))
    line("one that does not answer", median(silent) / GIVEN, "its time", 1.5)
    line("one that will not go", median(stubborn) / (2 * GIVEN), "its time to go", 1.5)


def _unanswered(worker: BlockingWorker) -> None:
    with suppress(WorkerError):
        worker.ask(b"what now?\n", GIVEN)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    wanted = parser.parse_args()
    print(f"Eminence {eminence.__version__}, Python {platform.python_version()}, {platform.machine()}")
    starts(wanted.rounds)
    thinking(wanted.rounds)
    programs(wanted.rounds)


if __name__ == "__main__":
    main()
