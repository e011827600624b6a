"""Workers for those who wait: results in the order of the requests, and an end that leaves nothing."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from eminence.kernel.errors import Refused
from eminence.workers.blocking import AHEAD, BlockingWorker, results_in_order
from eminence.workers.errors import WorkerEnded, WorkerError
from eminence.workers.process import python_command
from tests.support.deadlines import wait_until, within
from tests.support.processes import noted, wait_until_gone
from tests.workers.deeds import Deed

DEEDS = python_command("tests.workers.deeds")
ECHO = [sys.executable, "-uc", "import sys\nfor line in sys.stdin: print(line, end='')"]


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = threading.active_count()
    yield
    wait_until(lambda: threading.active_count() <= before, what="the end of all threads")


def results(deeds: Any, size: int = 2) -> Any:
    return closing(results_in_order(DEEDS, size, int, deeds))


# --- Results in order -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bad", "error"), [("refuse", Refused), ("die", WorkerEnded)])
def test_results_come_in_order_and_mistakes_in_their_turn(bad: str, error: type[Exception], tmp_path: Path) -> None:
    good, got = [Deed("square slowly", number) for number in range(9)], list[int]()
    with results([*good, Deed(bad, 50, str(tmp_path)), *good]) as found, pytest.raises(error):
        got.extend(found)
    assert got == [number**2 for number in range(9)]


def test_one_that_is_killed_in_the_middle_costs_no_result(tmp_path: Path) -> None:
    deeds = [Deed("square", 1), Deed("sleep once", 2, str(tmp_path)), Deed("square", 3)]

    def kill() -> None:
        wait_until(lambda: noted(tmp_path))
        os.kill(*noted(tmp_path), signal.SIGKILL)

    killing = threading.Thread(target=kill)
    killing.start()
    with results(deeds) as found:
        assert list(found) == [1, 2, 9]
    killing.join()


def test_requests_are_not_taken_far_ahead() -> None:
    taken = count()
    with results(Deed("square", next(taken)) for _ in iter(int, 1)) as found:
        for _ in range(50):
            next(found)
    assert 50 <= next(taken) <= 50 + AHEAD * 2


def test_whoever_stops_in_the_middle_leaves_no_worker(tmp_path: Path) -> None:
    sleepers = [Deed("sleep with a child", folder=str(tmp_path))] * 2
    with results([Deed("square", 3), *sleepers, *[Deed("square")] * 20], size=3) as found:
        assert next(found) == 9
        wait_until(lambda: len(noted(tmp_path)) == 4)
    wait_until_gone(noted(tmp_path))


# --- One worker -------------------------------------------------------------------------------------------------------


def test_a_worker_is_asked_line_by_line_and_leaves_when_it_is_told() -> None:
    worker = BlockingWorker(ECHO)
    assert [worker.ask(line, within(10)) for line in (b"one\n", b"two\n")] == [b"one", b"two"]
    worker.end(b"bye\n", within(10))
    assert worker.process.returncode == 0
    worker.end()


def test_one_that_is_stopped_is_ended_all_the_same() -> None:
    worker = BlockingWorker(ECHO)
    worker.ask(b"one\n", within(10))
    os.kill(worker.process.pid, signal.SIGSTOP)
    with pytest.raises(WorkerError, match=r"gave no answer within 0\.3 s"):
        worker.ask(b"two\n", 0.3)
    worker.end(b"bye\n", 0.2)
    assert worker.process.returncode == -signal.SIGKILL


def test_an_abandoned_one_goes_without_being_waited_for() -> None:
    """Also if it is the thread of its event loop that finds its owner among the garbage."""

    async def abandon(worker: BlockingWorker) -> None:
        worker.abandon()

    for is_there in (False, True):
        worker = BlockingWorker(ECHO)
        worker.ask(b"one\n", within(10))
        if is_there:
            worker._thread.run(abandon(worker))
        else:
            worker.abandon()
        wait_until_gone([worker.process.pid])
