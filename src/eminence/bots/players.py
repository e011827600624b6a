"""The bots by name, and what a bot is."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, runtime_checkable

from eminence.bots import outside
from eminence.bots.levels import LEVELS, Level, read_budget
from eminence.bots.search import Budget, MoveStats, Search, SearchResult
from eminence.kernel import loops
from eminence.kernel.definition import MAX_GAME_STEPS, SearchSettings
from eminence.kernel.engine import Engine
from eminence.kernel.errors import Refused, suggest
from eminence.kernel.game import Game
from eminence.kernel.rng import Rng, draw, seed_bytes, step_state
from eminence.kernel.view import Move, View

POLICIES = {"random": loops.RANDOM, "greedy": loops.GREEDY}
"""Bots that the compiled loops can play by themselves."""
FLAT_SEARCH = SearchSettings(steps=MAX_GAME_STEPS, max_depth=1, exploration=1000.0)
"""Looks at every move equally often and plays on by chance: what search is measured against."""


class Bot(Protocol):
    """Chooses a move for the viewer of a view; a function of the view and the bot's own seed.

    A bot is made for one seat of one game. Whatever it keeps from its earlier decisions there, it saw in views, too.
    """

    def choose(self, view: View) -> Move: ...


@runtime_checkable
class EngineBot(Protocol):
    """A bot that can also play on compiled records: `seen` holds one, hidden for `seat`, with a choice to make.

    Any bot with a method of that name is asked so in the arena.
    """

    def decide(self, engine: Engine, seen: Any, seat: int, step: int) -> int: ...


class SeededBot:
    """Fresh chance for every decision, from the bot's seed and the number of steps played."""

    def __init__(self, seed: int | str = 0) -> None:
        self._root = seed_bytes(f"bot {seed}")

    def rng(self, seat: int, step: int) -> Rng:
        return Rng(step_state(self._root, step * 16 + seat))


class RandomBot(SeededBot):
    """Any legal move, each as likely."""

    def choose(self, view: View) -> Move:
        return view.legal[draw(self.rng(view.viewer, view.step), len(view.legal))]

    def decide(self, engine: Engine, seen: Any, seat: int, step: int) -> int:
        moves = engine.move_buffer()
        count = engine.legal_at(engine.cards, seen, 0, seat, moves)
        return int(moves[draw(self.rng(seat, step), count)])


class GreedyBot(SeededBot):
    """The game's own hand-written player."""

    def choose(self, view: View) -> Move:
        definition, moves = view.game.definition, view.legal
        numbers = [move.action for move in moves]
        rng = self.rng(view.viewer, view.step)
        action = definition.greedy_move(view.game.cards.record, view.state, view.viewer, numbers, len(numbers), rng)
        return next(move for move in moves if move.action == action)

    def decide(self, engine: Engine, seen: Any, seat: int, step: int) -> int:
        moves, rng = engine.move_buffer(), engine.rng_state(self.rng(seat, step))
        count = engine.legal_at(engine.cards, seen, 0, seat, moves)
        return int(engine.greedy_move_at(engine.cards, seen, 0, seat, moves, count, rng))


class SearchBot(SeededBot):
    """A player of some level: searches, and plays the best move that it notices."""

    def __init__(self, level: Level, search_settings: SearchSettings | None = None, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.level = level
        self.search = Search(
            level.budget, f"bot {seed}", search_settings, stop_when_settled=level.noticed_percent == 100
        )
        self._game: Game | None = None
        self._engine: Engine | None = None

    def use_engine(self, game: Game, engine: Engine) -> None:
        """Play `game` with an engine that others use too, not with one of its own."""
        self._game, self._engine = game, engine

    def choose(self, view: View) -> Move:
        engine, seen = self._laid_out(view)
        action = self.decide(engine, seen, view.viewer, view.step)
        return next(move for move in view.legal if move.action == action)

    def get_ready(self, view: View) -> None:
        """Load the game's search, or compile it if that has not been done on this machine."""
        engine, seen = self._laid_out(view)
        self.search.load(engine, seen, view.viewer)

    def _laid_out(self, view: View) -> tuple[Engine, Any]:
        if self._engine is None or self._game is not view.game:
            self._game, self._engine = view.game, view.game.engine()
        seen = self._engine.states(1)
        self._engine.put(seen, 0, view.state)
        return self._engine, seen

    def decide(self, engine: Engine, seen: Any, seat: int, step: int) -> int:
        return self._noticed(self.search.think(engine, seen, seat, step), self.rng(seat, step)).action

    def _noticed(self, thought: SearchResult, rng: Rng) -> MoveStats:
        """The best move that is not overlooked."""
        for move in thought.moves:
            if draw(rng, 100) < self.level.noticed_percent:
                return move
        return thought.moves[0]


BOTS: dict[str, Callable[[int | str], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(SearchBot, level, None) for name, level in LEVELS.items()},
    "flat": partial(SearchBot, replace(LEVELS["master"], name="flat"), FLAT_SEARCH),
}


def make(name: str, seed: int | str = 0) -> Bot:
    """A bot by name: one of the house, one that an installed package offers, or a program; see docs/bots.md.

    How long a bot that searches thinks about each decision may follow its name: `master@0.2s`, `expert@500`.

    >>> import eminence
    >>> view = eminence.load("behind-the-throne").start(seats=2, seed=7).view(0)
    >>> str(make("greedy").choose(view))
    'reveal'
    """
    return maker(name)(seed)


def maker(name: str) -> Callable[[int | str], Bot]:
    """What makes the bot of that name from a seed; refused if there is none."""
    plain, at, budget = name.partition("@")
    if plain in BOTS:
        return _paced(plain, read_budget(budget)) if at else BOTS[name]
    found = outside.maker(name)
    if found is not None:
        return found
    raise Refused("unknown-bot", f"There is no bot '{name}'; {suggest(plain, [*BOTS, *outside.known()])}")


def _paced(name: str, budget: Budget) -> Callable[[int | str], Bot]:
    known = BOTS[name]
    if not isinstance(known, partial):
        raise Refused("bad-budget", f"The bot {name} does not think longer or shorter; name it without @.")
    level, search_settings = known.args
    return partial(SearchBot, replace(level, budget=budget), search_settings)


def checked_bot_name(name: str) -> str:
    """A bot's name that exists."""
    maker(name)
    return name


def bots_for_seats(names: str, seats: int) -> list[str]:
    """A bot for every seat from a list such as `greedy,random`; a shorter list is repeated.

    >>> bots_for_seats("greedy,random", 3)
    ['greedy', 'random', 'greedy']
    """
    given = [checked_bot_name(name.strip()) for name in names.split(",")]
    if len(given) > seats:
        raise Refused("bad-bots", f"{len(given)} bots are too many for {seats} chairs.")
    return [given[seat % len(given)] for seat in range(seats)]


def close(bot: Bot) -> None:
    """Let a bot go: a program that plays is ended. One that cannot leave properly does no harm to the game."""
    with suppress(Exception):
        getattr(bot, "close", lambda: None)()
