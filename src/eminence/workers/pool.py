"""Workers of our own that share requests: who asks first gets the first that is free; one that is lost is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from eminence.kernel.errors import Refused
from eminence.workers.errors import WorkerEnded, WorkerError, WorkerFailed
from eminence.workers.process import UNLIMITED, ProcessLimits, WorkerProcess
from eminence.workers.serve import FailureContent, RefusalContent, Reply

Result = TypeVar("Result")
REPLIES = msgspec.json.Decoder(Reply)
MAX_LINE = 8_000_000
"""Bytes of a reply."""
LEAVE_TIMEOUT = 1.0
"""Seconds in which a worker that has nothing to do ends with its input."""


class WorkerPool(Generic[Result]):
    """So many processes at most, started as they are needed, that answer requests of one kind."""

    def __init__(
        self,
        command: Sequence[str],
        size: int,
        result_type: type[Result],
        *,
        limits: ProcessLimits = UNLIMITED,
        setup: bytes = b"",
        keeps_idle: bool = True,
    ) -> None:
        self._command, self._limits, self._setup, self._keeps_idle = command, limits, setup, keeps_idle
        self._free = asyncio.Semaphore(size)
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._results = msgspec.json.Decoder(result_type)
        self._is_closed = False
        self.waiting = 0
        """Requests that nobody works on yet."""

    async def ask(
        self,
        request: Any,
        *,
        timeout: float | None = None,
        hold: float = 0.0,
        attempts: int = 1,
        on_progress: Callable[[Result], None] = lambda progress: None,
    ) -> Result:
        """What a worker answers; raises `Refused`, `WorkerFailed`, or another `WorkerError` if it was lost.

        A worker that says nothing for `timeout` seconds, or for which `on_progress` raises something, is ended. It
        counts as busy for `hold` seconds, however soon it answers. A worker that is lost is replaced, and its request
        asked again while there are `attempts` left.
        """
        line = msgspec.json.encode(request) + b"\n"
        self.waiting += 1
        try:
            await self._free.acquire()
        finally:
            self.waiting -= 1
        loop = asyncio.get_running_loop()
        until = loop.time() + hold
        try:
            for left in reversed(range(attempts)):
                try:
                    return await self._asked(line, timeout, on_progress)
                except WorkerEnded:
                    if not left:
                        raise
            raise ValueError("without an attempt there is no answer")
        finally:
            if loop.time() < until:
                loop.call_at(until, self._free.release)
            else:
                self._free.release()

    async def _asked(self, line: bytes, timeout: float | None, on_progress: Callable[[Result], None]) -> Result:
        worker = await self._free_worker()
        self._busy.add(worker)
        is_well = False
        try:
            worker.write(line)
            while (reply := REPLIES.decode(await worker.receive(timeout))).kind == "progress":
                on_progress(self._results.decode(reply.content))
            result = self._result(reply)
            is_well = True
            return result
        except (Refused, WorkerFailed):
            is_well = True
            raise
        except msgspec.MsgspecError as error:
            raise WorkerError(f"wrote what is no reply: {error}") from error
        finally:
            self._busy.discard(worker)
            if is_well and self._keeps_idle and not self._is_closed:
                self._idle.append(worker)
            else:
                await worker.end()

    async def _free_worker(self) -> WorkerProcess:
        """One that waits, or a new one."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            await worker.end()
        self._check_open()
        worker = await WorkerProcess.start(self._command, self._limits, MAX_LINE)
        try:
            self._check_open()
            if self._setup:
                worker.write(self._setup)
        except BaseException:
            await worker.end()
            raise
        return worker

    def _check_open(self) -> None:
        if self._is_closed:
            raise WorkerError("is not there any more")

    def _result(self, reply: Reply) -> Result:
        if reply.kind == "refused":
            refusal = msgspec.json.decode(reply.content, type=RefusalContent)
            raise Refused(refusal.code, refusal.sentence, refusal.data)
        if reply.kind == "failed":
            failure = msgspec.json.decode(reply.content, type=FailureContent)
            raise WorkerFailed(failure.error, failure.traceback)
        return self._results.decode(reply.content)

    async def close(self) -> None:
        """End all workers, those at work at once; who still waits for an answer is told that there is none."""
        self._is_closed = True
        idle, self._idle = self._idle, []
        leaving = [worker.end(patience=LEAVE_TIMEOUT) for worker in idle]
        await asyncio.gather(*leaving, *(worker.end() for worker in self._busy))
