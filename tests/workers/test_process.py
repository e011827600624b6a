"""Processes that end with the one that started them, however suddenly that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent

import pytest

from tests.support.deadlines import wait_until
from tests.support.helpers import environment
from tests.support.processes import groups_of_children, members, noted, wait_until_gone

PARENT = """
    import asyncio, sys
    from eminence.workers.pool import WorkerPool
    from eminence.workers.process import ProcessLimits, python_command
    from tests.workers.deeds import Deed

    async def main():
        pool = WorkerPool(python_command("tests.workers.deeds"), 3, int, limits=ProcessLimits(nice=5))
        sleeper = Deed("sleep with a child", folder=sys.argv[1])
        sleepers = [asyncio.ensure_future(pool.ask(sleeper)) for _ in range(2)]
        print(await pool.ask(Deed("pid")), flush=True)
        await asyncio.gather(*sleepers)

    LOOP
"""
LOOPS = {
    "asyncio": "asyncio.run(main())",
    "uvloop": "import uvloop; uvloop.run(main())",
    "a thread": "import threading; threading.Thread(target=lambda: asyncio.run(main())).start()",
}
PROGRAM = """
    import os, sys, time
    is_child = os.fork() == 0
    with open(sys.argv[1] + "/processes", "a") as file:
        file.write(f"{os.getpid()}\\n")
    if not is_child:
        print(input(), flush=True)
    time.sleep(6000)
"""
HOST = """
    import sys, time
    from eminence.workers.blocking import BlockingWorker
    worker = BlockingWorker([sys.executable, "-c", sys.argv[2], sys.argv[1]])
    print(worker.ask(b"hello\\n", 60).decode(), flush=True)
    time.sleep(6000)
"""


@contextmanager
def running(source: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Python that runs, until the end of the test at the latest."""
    with subprocess.Popen(
        [sys.executable, "-c", dedent(source), *map(str, arguments)],
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("loop", LOOPS)
def test_a_parent_that_is_killed_leaves_nothing_behind(loop: str, tmp_path: Path) -> None:
    """Neither workers that wait nor busy ones, nor what these have started."""
    with running(PARENT.replace("LOOP", LOOPS[loop]), tmp_path) as parent:
        assert parent.stdout is not None
        idle = int(parent.stdout.readline())
        wait_until(lambda: len(noted(tmp_path)) == 4)
        groups = groups_of_children(parent.pid)
        assert len(groups) == 3
        assert idle in groups
        assert set(noted(tmp_path)) <= {pid for group in groups for pid in members(group)}
        parent.kill()
    wait_until(lambda: not any(map(members, groups)), what="the end of all groups")


def test_a_program_that_hangs_goes_with_a_host_that_is_killed(tmp_path: Path) -> None:
    with running(HOST, tmp_path, dedent(PROGRAM)) as host:
        assert host.stdout is not None
        assert host.stdout.readline() == "hello\n"
        wait_until(lambda: len(noted(tmp_path)) == 2)
        host.kill()
    wait_until_gone(noted(tmp_path))


def test_whoever_is_told_to_stop_loses_no_worker_to_the_guard(tmp_path: Path) -> None:
    """What watches over a worker ends it when its parent is gone, not while that only sleeps."""
    with running(HOST, tmp_path, dedent(PROGRAM)) as host:
        assert host.stdout is not None
        host.stdout.readline()
        wait_until(lambda: len(noted(tmp_path)) == 2)
        os.kill(host.pid, signal.SIGSTOP)
        group = os.getpgid(noted(tmp_path)[0])
        assert set(noted(tmp_path)) <= set(members(group))
        os.kill(host.pid, signal.SIGKILL)
    wait_until(lambda: not members(group))
