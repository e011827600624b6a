"""The tables that this process has open: a command is checked, appended, and only then told.

A table is changed by one command at a time: it is checked against the table, its event is appended to the log, and when
that is on the disk the event is folded into the table and every viewer is told. If another process was faster, its
events are read first and the command is checked again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Protocol

import structlog

from eminence.kernel.errors import Refused
from eminence.table import events, messages, table_index
from eminence.table.analysis_jobs import AnalysisJobs
from eminence.table.channel import Channel
from eminence.table.housekeeping import LOOK_AGAIN, Housekeeping
from eminence.table.metrics import Metrics
from eminence.table.open_tables import Listener, OpenTable
from eminence.table.player_registry import PlayerRegistry
from eminence.table.presence import Presence
from eminence.table.refusals import refused
from eminence.table.store import Row, Statement, Store
from eminence.table.table_repository import TableRepository
from eminence.table.table_state import TableState, changes_mind
from eminence.table.views import Delta

log = structlog.get_logger()
TRIES = 20
CommandFunction = Callable[[TableState], events.Any | None]


@dataclass(frozen=True)
class Settings:
    """How a server is configured."""

    pace: float = 0.5
    """Seconds in which a bot moves, at least; always the same for its level, so that its haste tells nothing."""
    grace: float = 20.0
    """Seconds after somebody has left or a flag has fallen until a bot sits down,"""
    days_grace: float = 3600.0
    """and after a flag of a clock of days has."""
    idle: float = 60.0
    """Seconds until a table where nothing happens is put away; its log brings it back."""
    sweep: float = 3.0
    """Seconds between looks at tables that nobody has open."""
    thinkers: int = 2


class PendingCommand(Protocol):
    """A command on its way, and who waits for it."""

    request: str

    def command(self, table: TableState) -> events.Any | None:
        """The event that fulfils it; refused if there is none."""

    def finish(self, appended: bool) -> None:
        """It was done and told, or must be tried again."""


class TableService:
    """All tables that this server process has open, and all that is asked of them."""

    def __init__(self, store: Store, settings: Settings = Settings()) -> None:
        self.store = store
        self.alone = store.sqlite
        """Whether no other process writes to the same tables."""
        self.settings = settings
        self.metrics = Metrics()
        self.players = PlayerRegistry(store)
        self.repository = TableRepository(store)
        self.open_tables: dict[str, OpenTable] = {}
        self.housekeeping = Housekeeping(self)
        self.analysis = AnalysisJobs()
        self._tasks: set[asyncio.Task[None]] = set()
        self._channel: Channel | None = None
        self.presence = Presence()
        self.recheck: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self.players.open()
        self._channel = Channel(self.store, self._heard, self._reconnected)
        await self._channel.open()
        self.spawn(self.housekeeping.sweep())

    async def close(self) -> None:
        if self._channel is not None:
            self._channel.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.housekeeping.bot_workers.close()
        await self.analysis.close()
        await self.store.close()

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task-failed", error=repr(task.exception()))

    # --- Tables ---

    def open_table(self, id: str) -> OpenTable:
        open_table = self.open_tables.get(id)
        if open_table is None:
            open_table = self.open_tables[id] = OpenTable(id)
        open_table.used = time.monotonic()
        return open_table

    def adopt(self, table: TableState) -> TableState:
        """A table that was made just now."""
        open_table = self.open_table(table.id)
        open_table.table, open_table.seq = table, table.seq
        return table

    async def look(self, id: str) -> TableState:
        """A table as it is now; refused if there is none."""
        open_table = self.open_table(id)
        async with open_table.lock:
            return await self.fresh(open_table)

    async def _loaded(self, open_table: OpenTable) -> TableState:
        """A table that was put away, as its listeners know it, and then as it is."""
        try:
            open_table.table = await self.repository.load(open_table.id, open_table.seq)
        except Refused:
            if not open_table.listeners:
                self.open_tables.pop(open_table.id, None)
            raise
        if open_table.seq < 0:
            open_table.seq = open_table.table.seq
        else:
            await self._catch_up(open_table)
        return open_table.table

    async def fresh(self, open_table: OpenTable) -> TableState:
        """A table with everything that other processes have written so far."""
        if open_table.table is None:
            return await self._loaded(open_table)
        if not self.alone:
            await self._catch_up(open_table)
        return open_table.table

    async def change(self, id: str, command: CommandFunction, request: str = "") -> TableState:
        """Carry a command out, durably, and tell everybody; refused with nothing changed if it cannot be."""
        open_table = self.open_table(id)
        async with open_table.lock:
            for _ in range(TRIES):
                table = open_table.table or await self._loaded(open_table)
                try:
                    event = command(table)
                except Refused:
                    if self.alone or not await self._catch_up(open_table):
                        raise
                    continue
                if event is None:
                    return table
                if await self._append(open_table, table, event):
                    self._fold(open_table, table, event, table.at, request)
                    self.housekeeping.schedule(open_table, table)
                    return table
                await self._catch_up(open_table)
        raise refused("busy")

    async def _append(self, open_table: OpenTable, table: TableState, event: events.Any) -> bool:
        row = _row(table, event)
        began = time.perf_counter()
        try:
            won = await self.store.append(row, also=self._side_statements(table, event, row.at))
        except BaseException:
            open_table.table = None  # nobody knows whether it was written: the log will tell
            raise
        self.metrics.flush.observe(time.perf_counter() - began)
        if won:
            table.at = row.at
        return won

    def change_now(self, id: str, pending: PendingCommand) -> bool:
        """`change` without a task, for the common case: nobody else wants something of the table just now.

        False if that is not so, and nothing was done; what cannot be fulfilled is refused at once. The command is
        settled when the event is on the disk and everybody was told, or (with False) when it must be tried again.
        """
        open_table = self.open_tables.get(id)
        if open_table is None or open_table.table is None or not open_table.lock.try_acquire():
            return False
        table = open_table.table
        try:
            event = pending.command(table)
            if event is None:
                raise refused("nothing-to-do")
            row = _row(table, event)
        except Refused:
            open_table.lock.release()
            if self.alone:
                raise
            return False  # another process may know better
        except BaseException:
            open_table.lock.release()
            raise
        began = open_table.used = time.monotonic()
        done = _Appended(self, open_table, table, event, row.at, began, pending)
        self.store.append_then(row, done, self._side_statements(table, event, row.at))
        return True

    def _side_statements(self, table: TableState, event: events.Any, at: float) -> list[Statement]:
        """What is written together with an event."""
        return [*self.repository.projection(table, event), *_due(table, event, at)]

    def appended(self, done: _Appended, answer: object) -> None:
        """The store has answered `change_now`."""
        open_table, table = done.open_table, done.table
        try:
            if answer is True:
                self.metrics.flush.observe(time.monotonic() - done.began)
                self._fold(open_table, table, done.event, done.at, done.pending.request)
                self.housekeeping.schedule(open_table, table)
            else:
                open_table.table = None  # another process was faster, or nobody knows: the log will tell
        finally:
            open_table.lock.release()
            done.pending.finish(answer is True)

    async def _catch_up(self, open_table: OpenTable) -> bool:
        """Fold in what other processes have appended; whether there was anything."""
        table = open_table.table
        assert table is not None
        before = table.seq
        for seq, at, body in await self.store.events(open_table.id, table.seq):
            if seq == table.seq + 1:
                self._fold(open_table, table, events.decode(body), at, "")
        return table.seq > before

    def _fold(self, open_table: OpenTable, table: TableState, event: events.Any, at: float, request: str) -> None:
        delta = Delta.now(table)
        secret = changes_mind(table, event)
        phase = table.phase
        table.apply(event, at)
        open_table.seq = table.seq
        self.metrics.events += 1
        if table.phase == "over" != phase:
            self.spawn(self.repository.finished(open_table.id))
        if isinstance(event, events.Play):
            viewers = list(open_table.listeners) if secret is None else [secret]
            open_table.tell_state(table, viewers, delta, event.seat, request or event.request)
            if table.phase != phase:
                open_table.tell_table(table)
        elif isinstance(event, events.Said):
            open_table.tell(table.said[-1])
        else:
            if open_table.reseat(table):
                self._tell_present(open_table)
            if table.phase != "waiting":
                open_table.tell_state(table, list(open_table.listeners), delta)
            open_table.tell_table(table)

    # --- Listeners ---

    async def enter(self, id: str, listener: Listener, heard: int) -> None:
        """A connection begins to look at a table, having heard so many lines of its log before."""
        open_table = self.open_table(id)
        async with open_table.lock:
            table = await self.fresh(open_table)
            if not open_table.listeners:
                self.notify("who", [id])
            open_table.admit(table, listener, heard)
            self._tell_present(open_table)
            self.housekeeping.schedule(open_table, table)

    def leave(self, id: str, listener: Listener) -> None:
        """A connection is gone."""
        open_table = self.open_tables.get(id)
        if open_table is not None and open_table.dismiss(listener):
            self._tell_present(open_table)
            if not open_table.listeners and open_table.table is not None and open_table.table.live_game is not None:
                open_table.table.live_game.snapshot.clear_cache()

    def _tell_present(self, open_table: OpenTable, here: bool = True) -> None:
        """Which seats look at the table now; other processes hear of it if it changed `here`."""
        own = {viewer for viewer in open_table.listeners if viewer >= 0}
        open_table.tell(messages.Present(sorted(own | self.presence.seats(open_table.id))))
        if here:
            self.notify("present", [open_table.id, *map(str, sorted(own))])

    def notify(self, what: str, about: list[str]) -> None:
        """Tell the other processes something that needs no answer."""
        if not self.alone:
            told = self.store.write(lambda connection: self.store.tell(connection, what, about))
            told.add_done_callback(lambda done: done.cancelled() or done.exception())

    # --- Other processes, and tables that nobody has open ---

    def _heard(self, writer: str, what: str, about: list[str]) -> None:
        self.presence.heard(writer)
        if what == "moved":
            for id in set(about):
                open_table = self.open_tables.get(id)
                if open_table is not None and (open_table.table is not None or open_table.listeners):
                    self.spawn(self._refresh(open_table))
        elif what == "moderated":
            self.moderated()
        elif what == "new-key":
            self.spawn(self.players.read_keys())
        elif what == "present":
            self.presence.told(writer, about[0], (int(seat) for seat in about[1:]))
            self.tell_present_of(about[0], False)
        elif what == "who":
            self.tell_present_of(about[0], True)

    def tell_present_of(self, id: str, here: bool) -> None:
        open_table = self.open_tables.get(id)
        if open_table is not None and open_table.listeners:
            self._tell_present(open_table, here)

    def moderated(self) -> None:
        """What is known of players may be wrong now."""
        self.players.clear_cache()
        if self.recheck is not None:
            self.spawn(self.recheck())

    def _reconnected(self) -> None:
        for open_table in self.open_tables.values():
            self.spawn(self._refresh(open_table))

    async def _refresh(self, open_table: OpenTable) -> None:
        with suppress(Refused):
            async with open_table.lock:
                await self.fresh(open_table)


@dataclass(slots=True, eq=False)
class _Appended:
    """What must be known of an event when the store has answered."""

    service: TableService
    open_table: OpenTable
    table: TableState
    event: events.Any
    at: float
    began: float
    pending: PendingCommand

    def __call__(self, answer: object) -> None:
        self.service.appended(self, answer)


def _row(table: TableState, event: events.Any) -> Row:
    return Row(table.id, table.seq + 1, max(time.time(), table.at), events.encode(event))


def _due(table: TableState, event: events.Any, at: float) -> list[Statement]:
    """When the table must be looked at, if it must be and nothing happens before."""
    cares = table.needs_care or isinstance(event, events.Absence)
    return [table_index.due(table.id, at + LOOK_AGAIN)] if cares else []
