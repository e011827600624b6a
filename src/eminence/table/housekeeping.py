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
from eminence.table.bot_workers import BotWorkers, bot_request
from eminence.table.commands import ABSENT_BOT
from eminence.table.open_tables import OpenTable
from eminence.table.table_state import TableState

if TYPE_CHECKING:
    from eminence.table.service import TableService

log = structlog.get_logger()
MARGIN = 0.2
"""Seconds that a bot has on top of its time to think, for the way to its process and back."""
LOOK_AGAIN = 15.0
"""A table with bots or clocks is looked at by any process if nothing happens there for so many seconds."""


class Housekeeping:
    """Looks after the tables of a server."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._settings = service.settings
        self.bot_workers = BotWorkers(service.settings.thinkers)

    def schedule(self, open_table: OpenTable, table: TableState) -> None:
        """Let bots think whose turn it is, and see to it that flags fall in time."""
        if table.phase != "playing" or table.suspended or not table.needs_care:
            return
        for seat in table.bots_to_move():
            if seat not in open_table.thinking:
                open_table.thinking[seat] = self._service.spawn(self._think(open_table, table, seat))
        if open_table.timer is not None:
            open_table.timer.cancel()
            open_table.timer = None
        due = self._due(table)
        if due is not None:
            wait = max(0.0, min(due - time.time(), 3600.0))
            open_table.timer = asyncio.get_running_loop().call_later(wait, self._time_is_up, open_table)

    def _due(self, table: TableState) -> float | None:
        """When a bot must take over next, if nobody moves before."""
        return min((due for due, _, _ in self._deadlines(table)), default=None)

    def _deadlines(self, table: TableState) -> list[tuple[float, int, Literal["left", "flag"]]]:
        grace = self._settings.days_grace if table.setting.clock.kind == "days" else self._settings.grace
        found: list[tuple[float, int, Literal["left", "flag"]]] = []
        for seat, chair in enumerate(table.chairs):
            if chair.player and not chair.bot and table.phase == "playing":
                falls = table.clocks.falls(seat)
                if falls is not None:
                    found.append((falls + grace, seat, "flag"))
                if chair.away_since:
                    found.append((chair.away_since + self._settings.grace, seat, "left"))
        return found

    def _time_is_up(self, open_table: OpenTable) -> None:
        open_table.timer = None
        self._service.spawn(self._take_over(open_table))

    async def _take_over(self, open_table: OpenTable) -> None:
        def command(table: TableState) -> events.Any | None:
            now = time.time()
            for due, seat, why in self._deadlines(table):
                if due <= now + 0.01:
                    return events.TakenOver(seat, ABSENT_BOT, why)
            return None

        with suppress(Refused):
            table = await self._service.change(open_table.id, command)
            if open_table.timer is None:
                self.schedule(open_table, table)

    async def _think(self, open_table: OpenTable, table: TableState, seat: int) -> None:
        """A bot's decision: thought about in a process of its own, told at a time that tells nothing."""
        try:
            live_game, _ = table.running()
            turn, bot, began = table.turn, table.chairs[seat].bot, time.monotonic()
            cards = await self._service.repository.cards(table.setting)
            seed = f"{table.secret} {seat}"
            asked, pace = bot_request(table.setting, cards, bot, seed, live_game.view(seat)), self._pace(bot)
            action = await self.bot_workers.action(asked, pace)
            await asyncio.sleep((began - time.monotonic()) % pace if pace else 0.0)
        except Refused as refusal:
            log.warning("bot-refused", code=refusal.code)
            return
        finally:
            open_table.thinking.pop(seat, None)

        def command(now: TableState) -> events.Any | None:
            if seat not in now.bots_to_move() or now.running()[0].asked_since[seat] > turn:
                return None
            legal = now.running()[0].snapshot.legal(seat)
            move = next((move for move in legal if move.action == action), legal[0])
            return events.Moved(seat, move.action, move.text, by=bot)

        with suppress(Refused):
            self.schedule(open_table, await self._service.change(open_table.id, command))

    def _pace(self, bot: str) -> float:
        """A bot's move is told after so many seconds or a multiple of them, however long it took to find it."""
        if not self._settings.pace:
            return 0.0
        level = LEVELS.get(bot)
        longest = (level.budget.seconds or 0.0) + MARGIN if level else 0.0
        return max(self._settings.pace, longest)

    # --- Tables that nobody has open ---

    async def sweep(self) -> None:
        """Put idle tables away, and look after those that wait for a bot or a clock."""
        while True:
            await asyncio.sleep(self._settings.sweep * random.uniform(0.8, 1.2))
            now = time.monotonic()
            for open_table in list(self._service.open_tables.values()):
                if (
                    now - open_table.used > self._settings.idle
                    and not open_table.lock.is_locked
                    and not open_table.thinking
                ):
                    self._put_away(open_table)
            self._service.notify("alive", [])
            for id in self._service.presence.forget_the_silent():
                self._service.tell_present_of(id, False)
            try:
                for id in await self._service.repository.due():
                    await self._look_after(id)
            except Refused as refusal:
                log.warning("sweep-failed", code=refusal.code)

    def _put_away(self, open_table: OpenTable) -> None:
        if open_table.timer is not None:
            open_table.timer.cancel()
            open_table.timer = None
        open_table.table = None
        if not open_table.listeners:
            self._service.open_tables.pop(open_table.id, None)

    async def _look_after(self, id: str) -> None:
        open_table = self._service.open_table(id)
        with suppress(Refused):
            async with open_table.lock:
                table = await self._service.fresh(open_table)
                self.schedule(open_table, table)
                due = self._due(table)
                if table.bots_to_move():
                    due = time.time() + LOOK_AGAIN
                await self._service.repository.set_due(id, due if table.phase == "playing" else None)
            await self._take_over(open_table)
