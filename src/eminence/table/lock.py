"""A lock for one table: first come, first served; whoever finds it free need not wait, nor be a task."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A lock for tasks, and for callers that are no tasks: these try, and come in at once or not at all."""

    __slots__ = ("_is_locked", "_waiting")

    def __init__(self) -> None:
        self._is_locked = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def is_locked(self) -> bool:
        return self._is_locked

    def try_acquire(self) -> bool:
        """Whether it was free; then the caller has it."""
        if self._is_locked:
            return False
        self._is_locked = True
        return True

    def release(self) -> None:
        """Let the next one in, or open the lock."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._is_locked = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
