"""The house: all tables that this process has open. Asks, appends, and only then tells.

A table is changed by one wish at a time: it is checked against the table, its event is appended to the log, and when
that is on the disk the event is folded into the table and every viewer is told. If another process was faster, its
events are read first and the wish is checked again.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Protocol

import structlog

from eminence.kernel.errors import Refused
from eminence.kernel.sight import Sight
from eminence.table import events, messages, pictures
from eminence.table.channel import Channel
from eminence.table.door import Door
from eminence.table.library import Library
from eminence.table.metrics import Metrics
from eminence.table.people import People
from eminence.table.presence import Presence
from eminence.table.seating import Table, changes_mind
from eminence.table.store import Row, Store
from eminence.table.thinking import Thinkers, question
from eminence.table.wishes import STAND_IN

log = structlog.get_logger()
TRIES = 20
LOOK_AGAIN = 15.0
"""A table with bots or clocks is looked at by any process if nothing happens there for so many seconds."""
Wish = Callable[[Table], events.Any | None]


@dataclass(frozen=True)
class Habits:
    """How a house is kept."""

    pace: float = 0.8
    """Seconds in which every bot moves: always the same, so that its haste tells nothing."""
    grace: float = 20.0
    """Seconds after somebody has left or a flag has fallen until a bot sits down,"""
    days_grace: float = 3600.0
    """and after a flag of a clock of days has."""
    idle: float = 60.0
    """Seconds until a table where nothing happens is put away; its log brings it back."""
    sweep: float = 3.0
    """Seconds between looks at tables that nobody has open."""
    thinkers: int = 2


class Listener(Protocol):
    """A connection that looks at a table."""

    viewer: int
    player: str
    wants_record: bool
    """Programs may want the record itself, as `hide` leaves it."""

    def offer(self, message: bytes) -> None:
        """Send it when there is room; never waits."""


@dataclass(eq=False)
class Room:
    """A table that somebody looks at or plays at, in this process."""

    id: str
    table: Table | None = None
    seq: int = -1
    """The last event that the listeners were told."""
    door: Door = field(default_factory=Door)
    listeners: dict[int, list[Listener]] = field(default_factory=dict)
    thinking: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    timer: asyncio.TimerHandle | None = None
    used: float = 0.0

    def all(self) -> list[Listener]:
        return [listener for group in self.listeners.values() for listener in group]


class House:
    """All that goes on in this server process."""

    def __init__(self, store: Store, habits: Habits = Habits()) -> None:  # noqa: B008
        self.store = store
        self.alone = store.sqlite
        """Whether no other process writes to the same tables."""
        self.habits = habits
        self.metrics = Metrics()
        self.people = People(store)
        self.library = Library(store)
        self.thinkers = Thinkers(habits.thinkers)
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._channel: Channel | None = None
        self._presence = Presence()
        self.recheck: Callable[[], Awaitable[None]] | None = None

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()
        self._channel = Channel(self.store, self._heard, self._reconnected)
        await self._channel.open()
        self.spawn(self._sweep())

    async def close(self) -> None:
        if self._channel is not None:
            self._channel.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.close()
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

    async def look(self, id: str) -> Table:
        """A table as it is now; refused if there is none."""
        room = self.room(id)
        async with room.door:
            return await self._fresh(room)

    async def _loaded(self, room: Room) -> Table:
        if room.table is None:
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

    async def _fresh(self, room: Room) -> Table:
        """A table with everything that other processes have written so far."""
        if room.table is None:
            return await self._loaded(room)
        if not self.alone:
            await self._catch_up(room)
        return room.table

    async def change(self, id: str, wish: Wish, request: str = "") -> Table:
        """Fulfil a wish, durably, and tell everybody; refused with nothing changed if it cannot be."""
        room = self.rooms.get(id) or self.room(id)
        async with room.door:
            room.used = time.monotonic()
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
                    self._attend(room, table)
                    return table
                await self._catch_up(room)
        raise Refused("busy", "Too many wanted something at this table at once; try again.")

    async def _append(self, room: Room, table: Table, event: events.Any) -> bool:
        row = self._row(table, event)
        began = time.perf_counter()
        try:
            won = await self.store.append(row)
        except BaseException:
            room.table = None  # nobody knows whether it was written: the log will tell
            raise
        self.metrics.flush.observe(time.perf_counter() - began)
        if won:
            table.at = row.at
        return won

    def _row(self, table: Table, event: events.Any) -> Row:
        at = max(time.time(), table.at)
        cares = _needs_care(table) or isinstance(event, events.Left | events.Resigned)
        also = None if isinstance(event, events.Moved) else self.library.projection(table, event)
        return Row(table.id, table.seq + 1, at, events.encode(event), also, at + LOOK_AGAIN if cares else None, cares)

    def change_now(self, id: str, wish: Wish, request: str, settled: Callable[[bool], None]) -> bool:
        """`change` without a task, for the common case: nobody else wants something of the table just now.

        False if that is not so, and nothing was done; what cannot be fulfilled is refused at once. `settled` is called
        when the event is on the disk and everybody was told, or (with False) when the wish must be tried again.
        """
        room = self.rooms.get(id)
        if room is None or room.table is None or not room.door.enter_now():
            return False
        table = room.table
        try:
            event = wish(table)
            if event is None:
                raise Refused("nothing-to-do", "There is nothing to do.")
            row = self._row(table, event)
        except Refused:
            room.door.leave()
            if self.alone:
                raise
            return False  # another process may know better
        except BaseException:
            room.door.leave()
            raise
        began = room.used = time.monotonic()

        def written(answer: object) -> None:
            try:
                if answer is True:
                    self.metrics.flush.observe(time.monotonic() - began)
                    self._fold(room, table, event, row.at, request)
                    self._attend(room, table)
                else:
                    room.table = None  # another process was faster, or nobody knows: the log will tell
            finally:
                room.door.leave()
                settled(answer is True)

        self.store.append_then(row, written)
        return True

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
        before = table.match.sight if table.match is not None else None
        secret = changes_mind(table, event)
        heard = dict(table.heard)
        phase = table.phase
        table.apply(event, at)
        room.seq = table.seq
        self.metrics.events += 1
        if table.phase == "over" != phase:
            self.spawn(self.library.finished(room.id))
        if isinstance(event, events.Moved | events.Undone):
            viewers = list(room.listeners) if secret is None else [secret]
            mover = event.seat
            self._tell_state(room, table, viewers, before, heard, mover, request or event.request)
            if table.phase != phase:
                self._tell_table(room, table)
        elif isinstance(event, events.Said):
            self._tell(room, messages.encode(table.said[-1]))
        else:
            self._reseat(room, table)
            self._tell_table(room, table)
            if table.phase != "waiting":
                self._tell_state(room, table, list(room.listeners), before, heard, -2, "")

    # --- Telling ---

    def _tell_state(
        self,
        room: Room,
        table: Table,
        viewers: list[int],
        before: Sight | None,
        heard: dict[int, int],
        mover: int,
        request: str,
    ) -> None:
        now = time.time()
        for viewer in viewers:
            group = room.listeners.get(viewer)
            if group:
                known = pictures.state(table, viewer, now, heard[viewer], before, request if viewer == mover else "")
                if known is not None:
                    self._tell_group(table, known, group)

    @staticmethod
    def _tell_group(table: Table, known: messages.State, group: list[Listener]) -> None:
        text = messages.encode(known)
        for listener in group:
            if listener.wants_record:
                listener.offer(messages.encode(pictures.with_record(table, listener.viewer, known)))
            else:
                listener.offer(text)

    def _tell_table(self, room: Room, table: Table) -> None:
        if room.listeners:
            self._tell(room, messages.encode(messages.Table(pictures.info(table))))

    def _tell(self, room: Room, text: bytes) -> None:
        for listener in room.all():
            listener.offer(text)

    def _reseat(self, room: Room, table: Table) -> None:
        """Whoever has sat down or stood up while looking sees with other eyes now."""
        moved = False
        for listener in room.all():
            seat = table.seat_of(listener.player)
            viewer = pictures.SPECTATOR if seat is None else seat
            if viewer != listener.viewer:
                self._remove(room, listener)
                listener.viewer = viewer
                room.listeners.setdefault(viewer, []).append(listener)
                self.welcome(table, listener, 0)
                moved = True
        if moved:
            self._tell_present(room)

    def welcome(self, table: Table, listener: Listener, heard: int) -> None:
        """All that a connection must know first: the table, and the game with the lines after those it has."""
        from eminence import __version__

        seat = None if listener.viewer < 0 else listener.viewer
        listener.offer(
            messages.encode(
                messages.Welcome(
                    messages.PROTOCOL, __version__, pictures.info(table, listener.player), seat, table.said
                )
            )
        )
        heard = heard if heard <= table.heard[listener.viewer] else 0
        known = pictures.state(table, listener.viewer, time.time(), heard)
        if known is not None:
            self._tell_group(table, known, [listener])

    async def enter(self, id: str, listener: Listener, heard: int) -> None:
        """A connection begins to look at a table."""
        room = self.room(id)
        async with room.door:
            table = await self._fresh(room)
            seat = table.seat_of(listener.player)
            listener.viewer = pictures.SPECTATOR if seat is None else seat
            if not room.listeners:
                self._notify("who", [id])
            room.listeners.setdefault(listener.viewer, []).append(listener)
            self.welcome(table, listener, heard)
            self._tell_present(room)
            self._attend(room, table)

    def leave(self, id: str, listener: Listener) -> None:
        """A connection is gone."""
        room = self.rooms.get(id)
        if room is not None and self._remove(room, listener):
            self._tell_present(room)

    @staticmethod
    def _remove(room: Room, listener: Listener) -> bool:
        group = room.listeners.get(listener.viewer, [])
        if listener not in group:
            return False
        group.remove(listener)
        if not group:
            del room.listeners[listener.viewer]
        return True

    def _tell_present(self, room: Room, here: bool = True) -> None:
        """Which seats look at the table now; other processes hear of it if it changed `here`."""
        own = {viewer for viewer in room.listeners if viewer >= 0}
        self._tell(room, messages.encode(messages.Present(sorted(own | self._presence.seats(room.id)))))
        if here:
            self._notify("present", [room.id, *map(str, sorted(own))])

    def _notify(self, what: str, about: list[str]) -> None:
        """Tell the other processes something that needs no answer."""
        if not self.alone:
            told = self.store.write(lambda connection: self.store.tell(connection, what, about))
            told.add_done_callback(lambda done: done.cancelled() or done.exception())

    # --- Bots, clocks and leavers ---

    def _attend(self, room: Room, table: Table) -> None:
        """Let bots think whose turn it is, and see to it that flags fall in time."""
        if table.phase != "playing" or table.parked or not _needs_care(table):
            return
        for seat in table.bots_to_move():
            if seat not in room.thinking:
                room.thinking[seat] = self.spawn(self._think(room, table, seat))
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = self._due(table)
        if due is not None:
            wait = max(0.0, min(due - time.time(), 3600.0))
            room.timer = asyncio.get_running_loop().call_later(wait, self._time_is_up, room)

    def _due(self, table: Table) -> float | None:
        """When a bot must take over next, if nobody moves before."""
        return min((due for due, _, _ in self._deadlines(table)), default=None)

    def _deadlines(self, table: Table) -> list[tuple[float, int, str]]:
        grace = self.habits.days_grace if table.setting.clock.kind == "days" else self.habits.grace
        found: list[tuple[float, int, str]] = []
        for seat, chair in enumerate(table.chairs):
            if chair.player and not chair.bot and table.phase == "playing":
                falls = table.clocks.falls(seat)
                if falls is not None:
                    found.append((falls + grace, seat, "flag"))
                if chair.away_since:
                    found.append((chair.away_since + self.habits.grace, seat, "left"))
        return found

    def _time_is_up(self, room: Room) -> None:
        room.timer = None
        self.spawn(self._take_over(room))

    async def _take_over(self, room: Room) -> None:
        def wish(table: Table) -> events.Any | None:
            now = time.time()
            for due, seat, why in self._deadlines(table):
                if due <= now + 0.01:
                    return events.TakenOver(seat, STAND_IN, "left" if why == "left" else "flag")
            return None

        with suppress(Refused):
            table = await self.change(room.id, wish)
            if room.timer is None:
                self._attend(room, table)

    async def _think(self, room: Room, table: Table, seat: int) -> None:
        """A bot's decision: thought about in a process of its own, told at a time that tells nothing."""
        try:
            match, _ = table.running()
            turn, bot, began = table.turn, table.chairs[seat].bot, time.monotonic()
            cards = await self.library.cards(table.setting)
            seed = f"{table.secret} {seat}"
            action = await self.thinkers.action(question(table.setting, cards, bot, seed, match.view(seat)))
            await asyncio.sleep(self.habits.pace - (time.monotonic() - began))
        except Refused as refusal:
            log.warning("bot-refused", code=refusal.code)
            return
        finally:
            room.thinking.pop(seat, None)

        def wish(now: Table) -> events.Any | None:
            if seat not in now.bots_to_move() or now.running()[0].asked_since[seat] > turn:
                return None
            legal = now.running()[0].sight.legal(seat)
            move = next((move for move in legal if move.action == action), None)
            return None if move is None else events.Moved(seat, move.action, move.text, by=bot)

        with suppress(Refused):
            self._attend(room, await self.change(room.id, wish))

    # --- Other processes, and tables that nobody has open ---

    def _heard(self, writer: str, what: str, about: list[str]) -> None:
        self._presence.heard(writer)
        if what == "moved":
            for id in set(about):
                room = self.rooms.get(id)
                if room is not None and (room.table is not None or room.listeners):
                    self.spawn(self._refresh(room))
        elif what == "moderated":
            self.moderated()
        elif what == "present":
            self._presence.told(writer, about[0], (int(seat) for seat in about[1:]))
            self._tell_present_of(about[0], False)
        elif what == "who":
            self._tell_present_of(about[0], True)

    def _tell_present_of(self, id: str, here: bool) -> None:
        room = self.rooms.get(id)
        if room is not None and room.listeners:
            self._tell_present(room, here)

    def moderated(self) -> None:
        """What is known of players may be wrong now."""
        self.people.forget()
        if self.recheck is not None:
            self.spawn(self.recheck())

    def _reconnected(self) -> None:
        for room in self.rooms.values():
            self.spawn(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        with suppress(Refused):
            async with room.door:
                if room.table is None:
                    await self._loaded(room)
                else:
                    await self._catch_up(room)

    async def _sweep(self) -> None:
        """Put idle tables away, and look after those that wait for a bot or a clock."""
        while True:
            await asyncio.sleep(self.habits.sweep * random.uniform(0.8, 1.2))
            now = time.monotonic()
            for room in list(self.rooms.values()):
                if now - room.used > self.habits.idle and not room.door.shut and not room.thinking:
                    self._put_away(room)
            self._notify("alive", [])
            for id in self._presence.forget_the_silent():
                self._tell_present_of(id, False)
            try:
                for id in await self.library.due():
                    await self._look_after(id)
            except Refused as refusal:
                log.warning("sweep-failed", code=refusal.code)

    def _put_away(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        room.table = None
        if not room.listeners:
            self.rooms.pop(room.id, None)

    async def _look_after(self, id: str) -> None:
        room = self.room(id)
        with suppress(Refused):
            async with room.door:
                table = await self._loaded(room)
                await self._catch_up(room)
                self._attend(room, table)
                due = self._due(table)
                if table.bots_to_move():
                    due = time.time() + LOOK_AGAIN
                await self.library.set_due(id, due if table.phase == "playing" else None)
            await self._take_over(room)


def _needs_care(table: Table) -> bool:
    """Whether a server must look at the table even if nobody comes."""
    if table.setting.clock.kind != "none":
        return True
    for chair in table.chairs:
        if chair.bot or chair.away_since:
            return True
    return False
