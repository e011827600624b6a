"""Bots think in processes of their own, so that no thought delays a message.

    python -m eminence.table.thinking      reads a question a line, answers a line, ends with its input

A question carries what the bot's seat can see and nothing else. While the search of a game is still being loaded (or,
the first time on a machine, compiled), the game's own hand-written player answers in its place.
"""

from __future__ import annotations

import asyncio
import base64
import os
import sys
from contextlib import suppress
from typing import Any

import msgspec
import structlog

from eminence.bots.levels import LEVELS
from eminence.bots.players import SearchBot, make
from eminence.games import registry
from eminence.kernel.engine import Engine
from eminence.kernel.game import Game
from eminence.kernel.view import View
from eminence.table.events import Setting

log = structlog.get_logger()
FALLBACK_BOT = "greedy"
LONGEST = 1_500_000


class Question(msgspec.Struct, frozen=True):
    setting: Setting
    cards: str
    """The text of the card file."""
    bot: str
    seed: str
    seat: int
    step: int
    actors: tuple[int, ...]
    seen: str
    """The record as the seat sees it, in base 64."""
    load: bool = False
    """Only get ready for questions like this."""


class Answer(msgspec.Struct, frozen=True):
    action: int
    trouble: str = ""


def question(setting: Setting, cards: str, bot: str, seed: str, view: View) -> Question:
    seen = base64.b64encode(view.state.pack()).decode()
    return Question(setting, cards, bot, seed, view.viewer, view.step, view.actors, seen)


# --- In the server ----------------------------------------------------------------------------------------------------


class Thinkers:
    """Processes that think. A question waits for a free one."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        self._ready: dict[tuple[str, str], bool] = {}
        self._loading: set[asyncio.Task[None]] = set()
        for _ in range(count):
            self._idle.put_nowait(None)
        self.waiting = 0

    async def action(self, wanted: Question, hold: float = 0.0) -> int:
        """What a bot does. A process that fails is replaced, and the game's own player answers.

        A process is held for so many seconds, however soon it answers, so that nobody who waits for it learns how soon.
        """
        asked = wanted
        if wanted.bot in LEVELS and not self._is_ready(wanted):
            asked = msgspec.structs.replace(wanted, bot=FALLBACK_BOT)
        try:
            return (await self._ask(asked, hold)).action
        except (OSError, EOFError, msgspec.MsgspecError) as error:
            log.warning("bot-failed", bot=asked.bot, error=type(error).__name__)
            return (await self._ask(msgspec.structs.replace(wanted, bot=FALLBACK_BOT), hold)).action

    def _is_ready(self, wanted: Question) -> bool:
        """Whether the search of this game is loaded; if nobody has begun to, it is now."""
        key = (wanted.setting.game, wanted.setting.cards)
        if key not in self._ready:
            self._ready[key] = False
            task = asyncio.create_task(self._load(key, wanted))
            self._loading.add(task)
            task.add_done_callback(self._loading.discard)
        return self._ready[key]

    async def _load(self, key: tuple[str, str], wanted: Question) -> None:
        """Load a search once, in a process that is not one of the crew; the crew then finds it compiled."""
        process = await _hired()
        self._all.add(process)
        try:
            await _asked(process, msgspec.structs.replace(wanted, load=True))
            self._ready[key] = True
        except (OSError, EOFError, msgspec.MsgspecError):
            self._ready.pop(key, None)
        finally:
            await self._let_go(process)

    async def _ask(self, wanted: Question, hold: float) -> Answer:
        self.waiting += 1
        try:
            process = await self._idle.get()
        finally:
            self.waiting -= 1
        loop = asyncio.get_running_loop()
        until = loop.time() + hold
        try:
            if process is None or process.returncode is not None:
                process = await _hired()
                self._all.add(process)
            answer = await _asked(process, wanted)
        except BaseException:
            if process is not None:
                await self._let_go(process)
            process = None
            raise
        finally:
            loop.call_later(max(0.0, until - loop.time()), self._idle.put_nowait, process)
        if answer.trouble:
            raise EOFError(answer.trouble)
        return answer

    async def _let_go(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for task in self._loading:
            task.cancel()
        for process in list(self._all):
            await self._let_go(process)


async def _hired() -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "eminence.table.thinking",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LONGEST,
        start_new_session=True,
    )


async def _asked(process: asyncio.subprocess.Process, wanted: Question) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(wanted) + b"\n")
    await process.stdin.drain()
    return msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Answer)


# --- In the process that thinks ---------------------------------------------------------------------------------------


class Mind:
    """Remembers games and bots between questions."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._engines: dict[int, Engine] = {}

    def answer(self, asked: Question) -> Answer:
        view = self._view(asked)
        bot: Any = self._bot(view.game, asked)
        if asked.load:
            assert isinstance(bot, SearchBot)
            bot.get_ready(view)
            return Answer(-1)
        return Answer(bot.choose(view).action)

    def _view(self, asked: Question) -> View:
        setting = asked.setting
        key = f"{setting.game} {sorted(setting.options.items())} {setting.cards}"
        if key not in self._games:
            cards = registry.card_set(setting.game, asked.cards)
            self._games[key] = registry.load(setting.game, setting.options, cards)
        game = self._games[key]
        state = game.definition.state.unpack(base64.b64decode(asked.seen))
        return View(game, state, asked.seat, asked.actors, asked.step)

    def _bot(self, game: Game, asked: Question) -> Any:
        """A bot of this seed; those that search share the compiled engine of the game."""
        bot: Any = make(asked.bot, asked.seed)
        if isinstance(bot, SearchBot):
            if id(game) not in self._engines:
                self._engines[id(game)] = game.engine()
            bot.use_engine(game, self._engines[id(game)])
        return bot


def main() -> None:
    """Answer questions until nobody asks any more."""
    mind, read, write = Mind(), sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # whatever a bot prints must not be taken for an answer
    with suppress(AttributeError, OSError):
        os.nice(5)  # messages first
    with suppress(BrokenPipeError):
        for line in iter(read.readline, b""):
            try:
                told = mind.answer(msgspec.json.decode(line, type=Question))
            except Exception as error:
                told = Answer(-1, f"{type(error).__name__}: {error}")
            write.write(msgspec.json.encode(told) + b"\n")
            write.flush()


if __name__ == "__main__":
    main()
