"""Bots in processes of their own: what they choose, and who chooses when a process is lost."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

from eminence.bots.players import make
from eminence.table import bot_workers
from eminence.table.bot_workers import FALLBACK_BOT, BotRequest, BotWorkers, bot_request
from eminence.table.events import Setting
from tests.support.deadlines import within
from tests.support.helpers import THRONE, throne
from tests.support.processes import is_alive

POSITION = throne().position("turn: 0 | row: Queen, Judge, Jester | stacks 0: King 1, Prophet 2")
VIEW = POSITION.view(0)
SETTING = Setting(THRONE, 1, {}, "", 2)
CARDS = (throne().definition.folder / "cards.toml").read_text(encoding="utf-8")
Scene = Callable[[BotWorkers], Awaitable[None]]


def request(bot: str, seed: object) -> BotRequest:
    return bot_request(SETTING, CARDS, bot, str(seed), VIEW)


def choice(bot: str, seed: object) -> int:
    return make(bot, str(seed)).choose(VIEW).action


def play(scene: Scene) -> None:
    async def played() -> None:
        workers = BotWorkers(1)
        try:
            async with asyncio.timeout(within(60)):
                await scene(workers)
        finally:
            await workers.close()

    asyncio.run(played())


def another_seed() -> int:
    """One by which chance and the game's own player do not choose the same."""
    return next(seed for seed in range(99) if choice("random", seed) != choice(FALLBACK_BOT, seed))


def test_bots_choose_there_as_they_do_here() -> None:
    async def scene(workers: BotWorkers) -> None:
        for bot in ("random", "greedy"):
            for seed in range(9):
                assert await workers.action(request(bot, seed)) == choice(bot, seed)

    play(scene)


@pytest.mark.parametrize("kill", [True, False])
def test_the_games_own_player_answers_for_a_process_that_is_lost(kill: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it dies in the middle of a thought or does not come back from it."""
    seed = another_seed()

    async def scene(workers: BotWorkers) -> None:
        await workers.action(request("random", seed))
        process = workers._pool._idle[0]
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(bot_workers, "BOT_TIMEOUT", within(30) if kill else 0.2)
        asked = asyncio.ensure_future(workers.action(request("random", seed)))
        while not workers._pool._busy:
            await asyncio.sleep(0)
        monkeypatch.setattr(bot_workers, "BOT_TIMEOUT", within(30))
        if kill:
            os.kill(process.pid, signal.SIGKILL)
        assert await asked == choice(FALLBACK_BOT, seed)
        assert not is_alive(process.pid)
        assert await workers.action(request("random", seed)) == choice("random", seed)

    play(scene)


def test_the_games_own_player_answers_for_a_bot_that_fails() -> None:
    async def scene(workers: BotWorkers) -> None:
        assert await workers.action(request("nobody", 1)) == choice(FALLBACK_BOT, 1)

    play(scene)
