"""Bots think in processes of their own, so that no thought delays a message.

A request carries what the bot's seat can see and nothing else. While the search of a game is still being loaded (or,
the first time on a machine, compiled), the game's own hand-written player answers in its place.
"""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import msgspec
import structlog

from eminence.bots.levels import LEVELS
from eminence.bots.players import SearchBot, make
from eminence.games import registry
from eminence.kernel.engine import Engine
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.view import View
from eminence.table.events import Setting
from eminence.workers.errors import WorkerError
from eminence.workers.pool import WorkerPool
from eminence.workers.process import ProcessLimits, python_command
from eminence.workers.serve import serve

log = structlog.get_logger()
FALLBACK_BOT = "greedy"
NICE = 5
"""Messages first."""
BOT_TIMEOUT = 120.0
"""Seconds after which a process that has not answered is replaced; far more than any level thinks."""
MAX_LOADING = 2
"""So many searches are loaded or compiled at a time."""


class BotRequest(msgspec.Struct, frozen=True):
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
    """Only get ready for requests like this."""


class BotReply(msgspec.Struct, frozen=True):
    action: int


def bot_request(setting: Setting, cards: str, bot: str, seed: str, view: View) -> BotRequest:
    seen = base64.b64encode(view.state.pack()).decode()
    return BotRequest(setting, cards, bot, seed, view.viewer, view.step, view.actors, seen)


# --- In the server ----------------------------------------------------------------------------------------------------


class BotWorkers:
    """The processes in which the bots of this server think."""

    def __init__(self, count: int) -> None:
        command, limits = python_command(__name__), ProcessLimits(nice=NICE)
        self._pool = WorkerPool(command, count, BotReply, limits=limits)
        self._loaders = WorkerPool(command, MAX_LOADING, BotReply, limits=limits, keeps_idle=False)
        self._is_loaded: dict[tuple[str, str], bool] = {}
        self._loading: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """Requests that nobody works on yet."""
        return self._pool.waiting

    async def action(self, wanted: BotRequest, hold: float = 0.0) -> int:
        """What a bot does. A process that fails is replaced, and the game's own player answers.

        A process is held for so many seconds, however soon it answers, so that nobody who waits for it learns how soon.
        """
        asked = wanted
        if wanted.bot in LEVELS and not self._is_ready(wanted):
            asked = msgspec.structs.replace(wanted, bot=FALLBACK_BOT)
        try:
            return (await self._pool.ask(asked, timeout=BOT_TIMEOUT, hold=hold)).action
        except (WorkerError, Refused) as error:
            log.warning("bot-failed", bot=asked.bot, error=str(error))
            instead = msgspec.structs.replace(wanted, bot=FALLBACK_BOT)
            return (await self._pool.ask(instead, timeout=BOT_TIMEOUT, hold=hold)).action

    def _is_ready(self, wanted: BotRequest) -> bool:
        """Whether the search of this game is loaded; if nobody has begun to, it is now."""
        key = (wanted.setting.game, wanted.setting.cards)
        if key not in self._is_loaded:
            self._is_loaded[key] = False
            task = asyncio.create_task(self._load(key, wanted))
            self._loading.add(task)
            task.add_done_callback(self._loading.discard)
        return self._is_loaded[key]

    async def _load(self, key: tuple[str, str], wanted: BotRequest) -> None:
        """Load a search once, in a process that plays for nobody; those that play then find it compiled."""
        try:
            await self._loaders.ask(msgspec.structs.replace(wanted, load=True))
            self._is_loaded[key] = True
        except (WorkerError, Refused) as error:
            log.warning("bot-not-loaded", bot=wanted.bot, error=str(error))
            self._is_loaded.pop(key, None)

    async def close(self) -> None:
        for task in self._loading:
            task.cancel()
        await asyncio.gather(self._pool.close(), self._loaders.close())


# --- In such a process ------------------------------------------------------------------------------------------------


class BotAnswers:
    """Answers requests; remembers games and their compiled engines from one to the next."""

    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._engines: dict[int, Engine] = {}

    def answer(self, asked: BotRequest) -> BotReply:
        view = self._view(asked)
        bot: Any = self._bot(view.game, asked)
        if asked.load:
            assert isinstance(bot, SearchBot)
            bot.get_ready(view)
            return BotReply(-1)
        return BotReply(bot.choose(view).action)

    def _view(self, asked: BotRequest) -> View:
        setting = asked.setting
        key = f"{setting.game} {sorted(setting.options.items())} {setting.cards}"
        if key not in self._games:
            cards = registry.card_set(setting.game, asked.cards)
            self._games[key] = registry.load(setting.game, setting.options, cards)
        game = self._games[key]
        state = game.definition.state.unpack(base64.b64decode(asked.seen))
        return View(game, state, asked.seat, asked.actors, asked.step)

    def _bot(self, game: Game, asked: BotRequest) -> Any:
        """A bot of this seed; those that search share the compiled engine of the game."""
        bot: Any = make(asked.bot, asked.seed)
        if isinstance(bot, SearchBot):
            if id(game) not in self._engines:
                self._engines[id(game)] = game.engine()
            bot.use_engine(game, self._engines[id(game)])
        return bot


def main() -> None:
    """Answer requests until nobody asks any more."""
    answers = BotAnswers()
    serve(lambda request, tell: answers.answer(request), BotRequest)
