"""The house: all tables that this process has open. Asks, appends, and only then tells.

A table is changed by one wish at a time: it is checked against the table, its event is appended to the log, and when
that is on the disk the event is folded into the table and every viewer is told. If another process was faster, its
events are read first and the wish is checked again.
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
from eminence.table import events, lists, messages
from eminence.table.care import LOOK_AGAIN, Care
from eminence.table.channel import Channel
from eminence.table.library import Library
from eminence.table.metrics import Metrics
from eminence.table.people import People
from eminence.table.pictures import Since
from eminence.table.presence import Presence
from eminence.table.refusals import refused
from eminence.table.rooms import Listener, Room
from eminence.table.seating import Table, changes_mind
from eminence.table.store import Row, Statement, Store
from eminence.table.study import Study

log = structlog.get_logger()
TRIES = 20
Wish = Callable[[Table], events.Any | None]


@dataclass(frozen=True)
class Habits:
    """How a house is kept."""

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


class Errand(Protocol):
    """A wish on its way, and who waits for it."""

    request: str

    def wish(self, table: Table) -> events.Any | None:
        """The event that fulfils it; refused if there is none."""

    def settled(self, good: bool) -> None:
        """It was done and told, or must be tried again."""


class House:
    """All that goes on in this server process."""

    def __init__(self, store: Store, habits: Habits = Habits()) -> None:
        self.store = store
        self.alone = store.sqlite
        """Whether no other process writes to the same tables."""
        self.habits = habits
        self.metrics = Metrics()
        self.people = People(store)
        self.library = Library(store)
        self.rooms: dict[str, Room] = {}
        self.care = Care(self)
        self.study = Study()
        self._tasks: set[asyncio.Task[None]] = set()
        self._channel: Channel | None = None
        self.presence = Presence()
        self.recheck: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()
        self._channel = Channel(self.store, self._heard, self._reconnected)
        await self._channel.open()
        self.spawn(self.care.sweep())

    async def close(self) -> None:
        if self._channel is not None:
            self._channel.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.care.thinkers.close()
        await self.study.close()
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

    def room(self, id: str) -> Room:
        room = self.rooms.get(id)
        if room is None:
            room = self.rooms[id] = Room(id)
        room.used = time.monotonic()
        return room

    def adopt(self, table: Table) -> Table:
        """A table that was made just now."""
        room = self.room(table.id)
        room.table, room.seq = table, table.seq
        return table

    async def look(self, id: str) -> Table:
        """A table as it is now; refused if there is none."""
        room = self.room(id)
        async with room.door:
            return await self.fresh(room)

    async def _loaded(self, room: Room) -> Table:
        """A table that was put away, as its listeners know it, and then as it is."""
        try:
            room.table = await self.library.load(room.id, room.seq)
        except Refused:
            if not room.listeners:
                self.rooms.pop(room.id, None)
            raise
        if room.seq < 0:
            room.seq = room.table.seq
        else:
            await self._catch_up(room)
        return room.table

    async def fresh(self, room: Room) -> Table:
        """A table with everything that other processes have written so far."""
        if room.table is None:
            return await self._loaded(room)
        if not self.alone:
            await self._catch_up(room)
        return room.table

    async def change(self, id: str, wish: Wish, request: str = "") -> Table:
        """Fulfil a wish, durably, and tell everybody; refused with nothing changed if it cannot be."""
        room = self.room(id)
        async with room.door:
            for _ in range(TRIES):
                table = room.table or await self._loaded(room)
                try:
                    event = wish(table)
                except Refused:
                    if self.alone or not await self._catch_up(room):
                        raise
                    continue
                if event is None:
                    return table
                if await self._append(room, table, event):
                    self._fold(room, table, event, table.at, request)
                    self.care.attend(room, table)
                    return table
                await self._catch_up(room)
        raise refused("busy")

    async def _append(self, room: Room, table: Table, event: events.Any) -> bool:
        row = _row(table, event)
        began = time.perf_counter()
        try:
            won = await self.store.append(row, also=self._also(table, event, row.at))
        except BaseException:
            room.table = None  # nobody knows whether it was written: the log will tell
            raise
        self.metrics.flush.observe(time.perf_counter() - began)
        if won:
            table.at = row.at
        return won

    def change_now(self, id: str, errand: Errand) -> bool:
        """`change` without a task, for the common case: nobody else wants something of the table just now.

        False if that is not so, and nothing was done; what cannot be fulfilled is refused at once. The errand is
        settled when the event is on the disk and everybody was told, or (with False) when it must be tried again.
        """
        room = self.rooms.get(id)
        if room is None or room.table is None or not room.door.enter_now():
            return False
        table = room.table
        try:
            event = errand.wish(table)
            if event is None:
                raise refused("nothing-to-do")
            row = _row(table, event)
        except Refused:
            room.door.leave()
            if self.alone:
                raise
            return False  # another process may know better
        except BaseException:
            room.door.leave()
            raise
        began = room.used = time.monotonic()
        done = _Appended(self, room, table, event, row.at, began, errand)
        self.store.append_then(row, done, self._also(table, event, row.at))
        return True

    def _also(self, table: Table, event: events.Any, at: float) -> list[Statement]:
        """What is written together with an event."""
        return [*self.library.projection(table, event), *_due(table, event, at)]

    def appended(self, done: _Appended, answer: object) -> None:
        """The store has answered `change_now`."""
        room, table = done.room, done.table
        try:
            if answer is True:
                self.metrics.flush.observe(time.monotonic() - done.began)
                self._fold(room, table, done.event, done.at, done.errand.request)
                self.care.attend(room, table)
            else:
                room.table = None  # another process was faster, or nobody knows: the log will tell
        finally:
            room.door.leave()
            done.errand.settled(answer is True)

    async def _catch_up(self, room: Room) -> bool:
        """Fold in what other processes have appended; whether there was anything."""
        table = room.table
        assert table is not None
        before = table.seq
        for seq, at, body in await self.store.events(room.id, table.seq):
            if seq == table.seq + 1:
                self._fold(room, table, events.decode(body), at, "")
        return table.seq > before

    def _fold(self, room: Room, table: Table, event: events.Any, at: float, request: str) -> None:
        since = Since.now(table)
        secret = changes_mind(table, event)
        phase = table.phase
        table.apply(event, at)
        room.seq = table.seq
        self.metrics.events += 1
        if table.phase == "over" != phase:
            self.spawn(self.library.finished(room.id))
        if isinstance(event, events.Play):
            viewers = list(room.listeners) if secret is None else [secret]
            room.tell_state(table, viewers, since, event.seat, request or event.request)
            if table.phase != phase:
                room.tell_table(table)
        elif isinstance(event, events.Said):
            room.tell(table.said[-1])
        else:
            if room.reseat(table):
                self._tell_present(room)
            if table.phase != "waiting":
                room.tell_state(table, list(room.listeners), since)
            room.tell_table(table)

    # --- Listeners ---

    async def enter(self, id: str, listener: Listener, heard: int) -> None:
        """A connection begins to look at a table, having heard so many lines of its log before."""
        room = self.room(id)
        async with room.door:
            table = await self.fresh(room)
            if not room.listeners:
                self.notify("who", [id])
            room.admit(table, listener, heard)
            self._tell_present(room)
            self.care.attend(room, table)

    def leave(self, id: str, listener: Listener) -> None:
        """A connection is gone."""
        room = self.rooms.get(id)
        if room is not None and room.dismiss(listener):
            self._tell_present(room)
            if not room.listeners and room.table is not None and room.table.match is not None:
                room.table.match.snapshot.clear_cache()

    def _tell_present(self, room: Room, here: bool = True) -> None:
        """Which seats look at the table now; other processes hear of it if it changed `here`."""
        own = {viewer for viewer in room.listeners if viewer >= 0}
        room.tell(messages.Present(sorted(own | self.presence.seats(room.id))))
        if here:
            self.notify("present", [room.id, *map(str, sorted(own))])

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
                room = self.rooms.get(id)
                if room is not None and (room.table is not None or room.listeners):
                    self.spawn(self._refresh(room))
        elif what == "moderated":
            self.moderated()
        elif what == "present":
            self.presence.told(writer, about[0], (int(seat) for seat in about[1:]))
            self.tell_present_of(about[0], False)
        elif what == "who":
            self.tell_present_of(about[0], True)

    def tell_present_of(self, id: str, here: bool) -> None:
        room = self.rooms.get(id)
        if room is not None and room.listeners:
            self._tell_present(room, here)

    def moderated(self) -> None:
        """What is known of players may be wrong now."""
        self.people.clear_cache()
        if self.recheck is not None:
            self.spawn(self.recheck())

    def _reconnected(self) -> None:
        for room in self.rooms.values():
            self.spawn(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        with suppress(Refused):
            async with room.door:
                await self.fresh(room)


@dataclass(slots=True, eq=False)
class _Appended:
    """What must be known of an event when the store has answered."""

    house: House
    room: Room
    table: Table
    event: events.Any
    at: float
    began: float
    errand: Errand

    def __call__(self, answer: object) -> None:
        self.house.appended(self, answer)


def _row(table: Table, event: events.Any) -> Row:
    return Row(table.id, table.seq + 1, max(time.time(), table.at), events.encode(event))


def _due(table: Table, event: events.Any, at: float) -> list[Statement]:
    """When the table must be looked at, if it must be and nothing happens before."""
    cares = table.needs_care or isinstance(event, events.Absence)
    return [lists.due(table.id, at + LOOK_AGAIN)] if cares else []
