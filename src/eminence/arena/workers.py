"""Work for many processes, with results in the order of the questions.

Bots search in loops that Python drives, so threads would wait for one another. Every process has a line of its own to
the one that asks: if that dies, however suddenly, the line breaks and the process ends, too.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, TypeVar, cast

from eminence.kernel.errors import Refused

Answer = TypeVar("Answer")
Task = Callable[[int], Answer]

AHEAD = 4
"""So many questions a process may be answered before an earlier one is."""
SHUTDOWN_TIMEOUT = 5.0
"""Seconds in which a process may put its things away."""


@dataclass
class Worker:
    """A process that answers, and the line to it."""

    process: SpawnProcess
    line: Connection
    place: int | None = None
    """Which question it is thinking about."""

    @classmethod
    def hired(cls, task: Task[Any]) -> Worker:
        context = get_context("spawn")
        mine, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(task, theirs), daemon=True)
        process.start()
        theirs.close()
        return cls(process, mine)

    def ask(self, place: int, number: int) -> None:
        self.place = place
        with suppress(OSError):  # a process that is gone is noticed when it should answer
            self.line.send(number)

    def answer(self) -> tuple[bool, Any]:
        """Whether it went well, and the answer or what went wrong."""
        self.place = None
        try:
            found: tuple[bool, Any] = self.line.recv()
            return found
        except (EOFError, OSError):
            self.process.join(SHUTDOWN_TIMEOUT)
            code = self.process.exitcode
            return False, Refused("worker-lost", f"A process that played ended by itself (code {code}); go on again.")

    def dismiss(self) -> None:
        self.process.join(SHUTDOWN_TIMEOUT)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


def in_order(task: Task[Answer], numbers: Iterable[int], workers: int) -> Iterator[Answer]:
    """The answers to all numbers, in their order; what goes wrong with one is raised in its turn.

    With one worker everything happens in this process.
    """
    if workers <= 1:
        yield from map(task, numbers)
        return
    crew: list[Worker] = []
    try:
        crew.extend(Worker.hired(task) for _ in range(workers))
        yield from _shared(crew, enumerate(numbers))
    finally:
        for worker in crew:
            worker.process.terminate()
        for worker in crew:
            worker.dismiss()


def _shared(crew: list[Worker], questions: Iterator[tuple[int, int]]) -> Iterator[Any]:
    answered: dict[int, tuple[bool, Any]] = {}
    given = 0
    while True:
        for worker in crew:
            if worker.place is None and len(answered) < AHEAD * len(crew):
                place, number = next(questions, (None, 0))
                if place is not None:
                    worker.ask(place, number)
        busy = {worker.line: worker for worker in crew if worker.place is not None}
        if not busy:
            return
        for line in wait(list(busy)):
            worker = busy[cast(Connection, line)]
            place = cast(int, worker.place)
            answered[place] = worker.answer()
        while given in answered:
            good, answer = answered.pop(given)
            if not good:
                raise answer
            yield answer
            given += 1


def _serve(task: Task[Any], line: Connection) -> None:
    """What a process does: it answers until nobody asks any more. Ctrl-C is for the one who asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(0))
    Thread(target=_end_with_the_asker, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            line.send(_tried(task, line.recv()))


def _tried(task: Task[Any], number: int) -> tuple[bool, Any]:
    try:
        return True, task(number)
    except Refused as refusal:
        return False, refusal
    except Exception:
        return False, RuntimeError(f"Game {number} failed in a process of its own:\n{traceback.format_exc()}")


def _end_with_the_asker() -> None:
    """A process in the middle of a long game does not outlive the one that wanted it."""
    asker = parent_process()
    if asker is not None:
        asker.join()
        os._exit(1)
