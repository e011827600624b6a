"""One at a time, in the order of coming; and whoever finds nobody inside need not wait at all."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A lock for tasks, and for callers that are no tasks: these try, and come in at once or not at all."""

    __slots__ = ("_shut", "_waiting")

    def __init__(self) -> None:
        self._shut = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    @property
    def shut(self) -> bool:
        return self._shut

    def try_acquire(self) -> bool:
        """Whether it was open; then it is shut behind the caller."""
        if self._shut:
            return False
        self._shut = True
        return True

    def leave(self) -> None:
        """Let the next one in, or leave the door open."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                return
        self._shut = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.leave()
