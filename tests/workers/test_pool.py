"""Workers that share requests: each is answered, whatever becomes of a worker, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import uvloop

from eminence.kernel.errors import Refused
from eminence.workers import pool as pools
from eminence.workers.errors import WorkerEnded, WorkerError, WorkerFailed
from eminence.workers.pool import WorkerPool
from eminence.workers.process import python_command
from tests.support.deadlines import wait_until, within
from tests.support.processes import is_alive, noted, wait_until_gone
from tests.workers.deeds import Deed

DEEDS = python_command("tests.workers.deeds")
Scene = Callable[[WorkerPool[int]], Awaitable[None]]


def play(scene: Scene, size: int = 1, command: list[str] = DEEDS, keeps_idle: bool = True) -> None:
    async def played() -> None:
        pool = WorkerPool(command, size, int, keeps_idle=keeps_idle)
        try:
            async with asyncio.timeout(within(60)):
                await scene(pool)
        finally:
            await pool.close()

    asyncio.run(played())


async def happened(what: Callable[[], object]) -> None:
    await asyncio.to_thread(wait_until, what)


async def asleep(folder: Path, count: int = 1) -> list[int]:
    """The processes that have noted their numbers, as soon as there are so many."""
    await happened(lambda: len(noted(folder)) >= count)
    return noted(folder)


def test_requests_are_shared_and_a_worker_is_used_again() -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        asked = [pool.ask(Deed("square", number)) for number in range(20)]
        assert await asyncio.gather(*asked) == [number**2 for number in range(20)]
        pids = await asyncio.gather(*(pool.ask(Deed("pid")) for _ in range(20)))
        assert len(set(pids)) <= 2

    play(scene, size=2)


def test_who_asks_first_is_answered_first() -> None:
    done: list[int] = []

    async def scene(pool: WorkerPool[int]) -> None:
        async def ask(number: int) -> None:
            done.append(await pool.ask(Deed("square", number)))

        await asyncio.gather(*map(ask, range(9)))

    play(scene)
    assert done == [number**2 for number in range(9)]


def test_one_request_a_process_if_none_is_kept() -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        first, second = await pool.ask(Deed("pid")), await pool.ask(Deed("pid"))
        assert first != second
        assert not is_alive(first)

    play(scene, keeps_idle=False)


def test_what_is_printed_is_no_reply() -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        assert await pool.ask(Deed("print")) == 3

    play(scene)


def test_progress_is_told_before_the_result() -> None:
    told: list[int] = []

    async def scene(pool: WorkerPool[int]) -> None:
        assert await pool.ask(Deed("count", 1000), on_progress=told.append) == 1000

    play(scene)
    assert told == list(range(1000))


def test_who_has_heard_enough_ends_the_worker(tmp_path: Path) -> None:
    def heard(progress: int) -> None:
        raise StopAsyncIteration

    async def scene(pool: WorkerPool[int]) -> None:
        with pytest.raises(StopAsyncIteration):
            await pool.ask(Deed("tell and sleep", folder=str(tmp_path)), on_progress=heard)
        wait_until_gone(noted(tmp_path))
        assert await pool.ask(Deed("square", 3)) == 9

    play(scene)


def test_refusals_and_failures_travel_and_harm_no_worker() -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        pid = await pool.ask(Deed("pid"))
        with pytest.raises(Refused) as refusal:
            await pool.ask(Deed("refuse", 50))
        assert (refusal.value.code, str(refusal.value)) == ("too-large", "50 is too large.")
        assert refusal.value.data == {"number": 50}
        with pytest.raises(WorkerFailed) as failure:
            await pool.ask(Deed("fail", 7))
        assert failure.value.error == "ZeroDivisionError"
        assert "raise ZeroDivisionError(deed.number)" in failure.value.traceback
        assert await pool.ask(Deed("pid")) == pid

    play(scene)


# --- Workers that are lost --------------------------------------------------------------------------------------------


def test_one_that_is_killed_in_the_middle_is_replaced_and_its_request_asked_again(tmp_path: Path) -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        asked = asyncio.ensure_future(pool.ask(Deed("sleep once", 7, str(tmp_path)), attempts=2))
        os.kill(*await asleep(tmp_path), signal.SIGKILL)
        assert await asked == 7
        assert await pool.ask(Deed("pid")) != noted(tmp_path)[0]

    play(scene)


def test_one_that_is_killed_in_the_middle_is_reported_if_nobody_wants_to_ask_again(tmp_path: Path) -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        asked = asyncio.ensure_future(pool.ask(Deed("sleep", folder=str(tmp_path))))
        os.kill(*await asleep(tmp_path), signal.SIGKILL)
        with pytest.raises(WorkerEnded, match="was ended by SIGKILL"):
            await asked
        assert await pool.ask(Deed("square", 3)) == 9

    play(scene)


def test_a_request_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        with pytest.raises(WorkerEnded, match="ended with code 3"):
            await pool.ask(Deed("die", folder=str(tmp_path)), attempts=3)
        assert len(set(noted(tmp_path))) == 3
        assert await pool.ask(Deed("square", 3)) == 9

    play(scene)


def test_one_that_dies_while_it_waits_is_not_asked() -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        first = await pool.ask(Deed("pid"))
        os.kill(first, signal.SIGKILL)
        await happened(lambda: not is_alive(first))
        await happened(lambda: pool._idle[0].returncode is not None)
        assert await pool.ask(Deed("pid")) != first

    play(scene)


@pytest.mark.parametrize(
    ("source", "trouble"),
    [
        ("print('good morning', flush=True); input()", "wrote what is no reply"),
        ("print('[]', flush=True); input()", "wrote what is no reply"),
        ("""print('["result","a word"]', flush=True); input()""", "wrote what is no reply"),
        ("""print('["boast",1]', flush=True); input()""", "wrote what is no reply"),
        ("import os; os.write(1, bytes([255, 0, 10])); input(); input()", "wrote what is no reply"),
        ("print('x' * 5000, flush=True); input()", "wrote more than 1000 bytes in one line"),
        ("while True: print('x' * 5000, end='')", "wrote more than 1000 bytes in one line"),
        ("import time; time.sleep(6000)", "gave no answer within 0.3 s"),
        ("print('[\"result\"', end='', flush=True); import time; time.sleep(6000)", "gave no answer within 0.3 s"),
        ("print('[\"result\"', end='')", "ended with code 0"),
        ("import sys; sys.exit(5)", "ended with code 5"),
    ],
)
def test_one_that_does_not_answer_well_is_ended(source: str, trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "MAX_LINE", 1000)
    waits = 0.3 if "0.3" in trouble else within(30)

    async def scene(pool: WorkerPool[int]) -> None:
        with pytest.raises(WorkerError, match=trouble):
            await pool.ask(1, timeout=waits)
        assert pool._idle == []

    play(scene, command=[sys.executable, "-c", source])


def test_one_that_cannot_be_started_is_reported() -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        with pytest.raises(WorkerError, match=r"ended with code 127"):
            await pool.ask(1)

    play(scene, command=["/nowhere/to/be/found"])


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_pool_is_closed_while_it_is_busy(loop: Callable[[], asyncio.AbstractEventLoop], tmp_path: Path) -> None:
    """However long its workers would have gone on; who waits for an answer is told that there is none."""

    async def scene() -> None:
        pool = WorkerPool(DEEDS, 2, int)
        sleeper = Deed("sleep with a child", folder=str(tmp_path))
        asked = [asyncio.ensure_future(pool.ask(sleeper, attempts=2)) for _ in range(2)]
        waiting = [asyncio.ensure_future(pool.ask(Deed("square"), attempts=2)) for _ in range(2)]
        pids = await asleep(tmp_path, 4)
        assert all(map(is_alive, pids))
        async with asyncio.timeout(within(5)):
            await pool.close()
            answers = await asyncio.gather(*asked, *waiting, return_exceptions=True)
        assert all(isinstance(answer, WorkerError) for answer in answers)
        wait_until_gone(pids)
        with pytest.raises(WorkerError, match="not there any more"):
            await pool.ask(Deed("square"))

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(scene())


def test_one_that_has_nothing_to_do_leaves_by_itself() -> None:
    async def scene() -> None:
        pool = WorkerPool(DEEDS, 1, int)
        await pool.ask(Deed("pid"))
        worker = pool._idle[0]
        await pool.close()
        assert worker.returncode == 0

    asyncio.run(scene())


def test_who_gives_up_waiting_leaves_no_worker_at_it(tmp_path: Path) -> None:
    async def scene(pool: WorkerPool[int]) -> None:
        asked = asyncio.ensure_future(pool.ask(Deed("sleep", folder=str(tmp_path))))
        pids = await asleep(tmp_path)
        asked.cancel()
        assert await pool.ask(Deed("square", 3)) == 9
        wait_until_gone(pids)

    play(scene)
