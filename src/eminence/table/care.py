"""What a table needs when its players do nothing: bots that think, flags that fall, chairs that are taken over.

A table with bots or clocks has a time in the store at which any process looks at it if nothing happened there before,
so it goes on even if the process that looked after it is gone.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

import structlog

from eminence.bots.levels import LEVELS
from eminence.kernel.errors import Refused
from eminence.table import events
from eminence.table.rooms import Room
from eminence.table.seating import Table
from eminence.table.thinking import Thinkers, question
from eminence.table.wishes import ABSENT_BOT

if TYPE_CHECKING:
    from eminence.table.house import House

log = structlog.get_logger()
MARGIN = 0.2
"""Seconds that a bot has on top of its time to think, for the way to its process and back."""
LOOK_AGAIN = 15.0
"""A table with bots or clocks is looked at by any process if nothing happens there for so many seconds."""


class Care:
    """Looks after the tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._habits = house.habits
        self.thinkers = Thinkers(house.habits.thinkers)

    def attend(self, room: Room, table: Table) -> None:
        """Let bots think whose turn it is, and see to it that flags fall in time."""
        if table.phase != "playing" or table.parked or not table.needs_care:
            return
        for seat in table.bots_to_move():
            if seat not in room.thinking:
                room.thinking[seat] = self._house.spawn(self._think(room, table, seat))
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

    def _deadlines(self, table: Table) -> list[tuple[float, int, Literal["left", "flag"]]]:
        grace = self._habits.days_grace if table.setting.clock.kind == "days" else self._habits.grace
        found: list[tuple[float, int, Literal["left", "flag"]]] = []
        for seat, chair in enumerate(table.chairs):
            if chair.player and not chair.bot and table.phase == "playing":
                falls = table.clocks.falls(seat)
                if falls is not None:
                    found.append((falls + grace, seat, "flag"))
                if chair.away_since:
                    found.append((chair.away_since + self._habits.grace, seat, "left"))
        return found

    def _time_is_up(self, room: Room) -> None:
        room.timer = None
        self._house.spawn(self._take_over(room))

    async def _take_over(self, room: Room) -> None:
        def wish(table: Table) -> events.Any | None:
            now = time.time()
            for due, seat, why in self._deadlines(table):
                if due <= now + 0.01:
                    return events.TakenOver(seat, ABSENT_BOT, why)
            return None

        with suppress(Refused):
            table = await self._house.change(room.id, wish)
            if room.timer is None:
                self.attend(room, table)

    async def _think(self, room: Room, table: Table, seat: int) -> None:
        """A bot's decision: thought about in a process of its own, told at a time that tells nothing."""
        try:
            match, _ = table.running()
            turn, bot, began = table.turn, table.chairs[seat].bot, time.monotonic()
            cards = await self._house.library.cards(table.setting)
            seed = f"{table.secret} {seat}"
            asked, pace = question(table.setting, cards, bot, seed, match.view(seat)), self._pace(bot)
            action = await self.thinkers.action(asked, pace)
            await asyncio.sleep((began - time.monotonic()) % pace if pace else 0.0)
        except Refused as refusal:
            log.warning("bot-refused", code=refusal.code)
            return
        finally:
            room.thinking.pop(seat, None)

        def wish(now: Table) -> events.Any | None:
            if seat not in now.bots_to_move() or now.running()[0].asked_since[seat] > turn:
                return None
            legal = now.running()[0].snapshot.legal(seat)
            move = next((move for move in legal if move.action == action), legal[0])
            return events.Moved(seat, move.action, move.text, by=bot)

        with suppress(Refused):
            self.attend(room, await self._house.change(room.id, wish))

    def _pace(self, bot: str) -> float:
        """A bot's move is told after so many seconds or a multiple of them, however long it took to find it."""
        if not self._habits.pace:
            return 0.0
        level = LEVELS.get(bot)
        longest = (level.budget.seconds or 0.0) + MARGIN if level else 0.0
        return max(self._habits.pace, longest)

    # --- Tables that nobody has open ---

    async def sweep(self) -> None:
        """Put idle tables away, and look after those that wait for a bot or a clock."""
        while True:
            await asyncio.sleep(self._habits.sweep * random.uniform(0.8, 1.2))
            now = time.monotonic()
            for room in list(self._house.rooms.values()):
                if now - room.used > self._habits.idle and not room.door.shut and not room.thinking:
                    self._put_away(room)
            self._house.notify("alive", [])
            for id in self._house.presence.forget_the_silent():
                self._house.tell_present_of(id, False)
            try:
                for id in await self._house.library.due():
                    await self._look_after(id)
            except Refused as refusal:
                log.warning("sweep-failed", code=refusal.code)

    def _put_away(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        room.table = None
        if not room.listeners:
            self._house.rooms.pop(room.id, None)

    async def _look_after(self, id: str) -> None:
        room = self._house.room(id)
        with suppress(Refused):
            async with room.door:
                table = await self._house.fresh(room)
                self.attend(room, table)
                due = self._due(table)
                if table.bots_to_move():
                    due = time.time() + LOOK_AGAIN
                await self._house.library.set_due(id, due if table.phase == "playing" else None)
            await self._take_over(room)
