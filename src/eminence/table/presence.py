"""Who looks at which table, here and at the other server processes. Only told, never kept: it is about this moment."""

from __future__ import annotations

import time
from collections.abc import Iterable

SILENT = 30.0
"""A process that was not heard of for so many seconds is gone, and so are its viewers."""


class Presence:
    """The seats that other processes have told of."""

    def __init__(self) -> None:
        self._seats: dict[str, dict[str, frozenset[int]]] = {}
        self._heard: dict[str, float] = {}

    def heard(self, writer: str) -> None:
        """A process is alive."""
        self._heard[writer] = time.monotonic()

    def told(self, writer: str, table: str, seats: Iterable[int]) -> None:
        """Which seats look at a table there."""
        found = frozenset(seats)
        others = {**self._seats.pop(table, {}), writer: found}
        if any(others.values()):
            self._seats[table] = {writer: seats for writer, seats in others.items() if seats}

    def seats(self, table: str) -> set[int]:
        """The seats that look at a table elsewhere."""
        return set().union(*self._seats.get(table, {}).values())

    def forget_the_silent(self) -> set[str]:
        """Let go of processes that are gone; the tables where somebody was."""
        late = time.monotonic() - SILENT
        gone = {writer for writer, at in self._heard.items() if at < late}
        tables = {table for table, others in self._seats.items() if gone & set(others)}
        for writer in gone:
            del self._heard[writer]
            for table in tables:
                self.told(writer, table, ())
        return tables
