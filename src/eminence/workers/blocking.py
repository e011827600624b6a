"""Workers for callers without an event loop: theirs runs in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from eminence.workers.pool import WorkerPool
from eminence.workers.process import UNLIMITED, ProcessLimits, WorkerProcess

Result = TypeVar("Result")
AHEAD = 4
"""So many requests a worker may be answered before an earlier one is."""


class LoopThread:
    """A thread with an event loop, until something is done for the last time."""

    def __init__(self) -> None:
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main()), daemon=True)
        self._thread.start()
        self._is_ready.wait()

    async def _main(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        self._is_ready.set()
        await self._stop.wait()

    def submit(self, work: Coroutine[Any, Any, Result]) -> Future[Result]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.submit(work).result()

    def finish(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something, then end; waits for neither."""
        self.submit(self._last(work))

    async def _last(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self._stop.set()

    def join(self) -> None:
        self._thread.join()


class BlockingWorker:
    """A `WorkerProcess` that is waited for."""

    def __init__(self, command: Sequence[str], limits: ProcessLimits = UNLIMITED) -> None:
        self._thread, self._is_over = LoopThread(), False
        try:
            self.process = self._thread.run(WorkerProcess.start(command, limits, keeps_stderr=True))
        except BaseException:
            self._thread.finish(asyncio.sleep(0))
            raise

    def ask(self, line: bytes, seconds: float) -> bytes:
        return self._thread.run(self.process.ask(line, seconds))

    def end(self, last: bytes = b"", patience: float = 0.0) -> None:
        self._end(last, patience)
        self._thread.join()

    def abandon(self) -> None:
        """End it without waiting: for finalizers, which may run in any thread, even in that of its event loop."""
        self.process.kill()
        self._end()

    def _end(self, last: bytes = b"", patience: float = 0.0) -> None:
        if not self._is_over:
            self._is_over = True
            self._thread.finish(self.process.end(last, patience))


def results_in_order(
    command: Sequence[str], size: int, result_type: type[Result], requests: Iterable[Any], **options: Any
) -> Iterator[Result]:
    """What the workers of a pool answer, in the order of the requests; what goes wrong with one is raised in its turn.

    One that is lost is asked again, once. Requests are taken no further ahead than keeps all workers busy.
    """
    thread, pool = LoopThread(), WorkerPool(command, size, result_type, **options)
    asked = deque[Future[Result]]()
    try:
        for request in requests:
            asked.append(thread.submit(pool.ask(request, attempts=2)))
            if len(asked) >= AHEAD * size:
                yield asked.popleft().result()
        while asked:
            yield asked.popleft().result()
    finally:
        thread.finish(pool.close())
        thread.join()
