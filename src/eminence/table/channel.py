"""How server processes on one PostgreSQL wake each other: through the database's own channels.

A message is `WRITER WHAT ABOUT...`, sent with the transaction that it tells of. What is missed while the line is down
is caught up with: `reconnected` is called, and everything that is open is read again.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress

import psycopg
import structlog

from eminence.table.store import CHANNEL, Store

log = structlog.get_logger()
RETRY = 0.5


class Channel:
    """Listens in a thread of its own and calls back in the loop."""

    def __init__(
        self, store: Store, heard: Callable[[str, str, list[str]], None], reconnected: Callable[[], None]
    ) -> None:
        self._store = store
        self._heard = heard
        self._reconnected = reconnected
        self._ended = threading.Event()
        self._ready = threading.Event()
        self._line: psycopg.Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="channel", daemon=True)

    async def open(self) -> None:
        if not self._store.sqlite:
            self._thread.start()
            await asyncio.to_thread(self._ready.wait, 10)

    def close(self) -> None:
        self._ended.set()
        if self._line is not None:
            with suppress(psycopg.Error):
                self._line.cancel_safe(timeout=1)

    def _listen(self) -> None:
        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        first = True
        while not self._ended.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as line:
                    self._line = line
                    line.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    if not first:
                        self._call(self._reconnected)
                    first = False
                    while not self._ended.is_set():
                        for notice in line.notifies(timeout=1.0):
                            self._hear(notice.payload)
            except psycopg.Error as error:
                if not self._ended.is_set():
                    log.warning("channel-lost", error=type(error).__name__)
                    self._ended.wait(RETRY)

    def _hear(self, payload: str) -> None:
        writer, what, *about = payload.split(" ")
        if writer != self._store.writer:
            self._call(lambda: self._heard(writer, what, about))

    def _call(self, work: Callable[[], None]) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(work)
