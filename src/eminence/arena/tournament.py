"""A tournament: bots meet in every line-up, and each deal is played from every chair.

A *line-up* says who plays together, a *deal* is the seed of a game. Every line-up plays the same deals, and each of
them as often as there are chairs: everybody moves up one chair until all have sat everywhere, so that the luck of the
deal and of the chair falls on all alike. One deal played by all in all chairs is a round, and the games of a
tournament are numbered round by round: game 7 is the same game whoever plays it, in whatever order.
"""

from __future__ import annotations

import base64
import math
import pickle
from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from eminence import __version__
from eminence.arena.match import MatchOutcome, match_position, play_by_name, warm_up
from eminence.bots.players import checked_bot_name
from eminence.games import registry
from eminence.kernel import game_record
from eminence.kernel.cards import CardSet
from eminence.kernel.engine import Engine
from eminence.kernel.errors import Refused, suggest
from eminence.kernel.game import Game, Seed
from eminence.kernel.options import option_text
from eminence.kernel.rng import seed_bytes
from eminence.workers.blocking import results_in_order
from eminence.workers.errors import WorkerError, WorkerFailed
from eminence.workers.process import python_command

MAX_SEED_LENGTH = 60
MAX_LINEUPS = 10_000
GAME_WORKER = "eminence.arena.game_worker"

Lineup = tuple[int, ...]
"""Who plays together: the numbers of bots, one for each chair."""


def lineups(bots: int, chairs: int) -> list[Lineup]:
    """Every way to seat so many bots that treats them alike.

    If there are more bots than chairs, every selection meets. If there are fewer, all play in every game and one of
    them takes all the spare chairs, each in turn: of two bots at four chairs one meets three of the other, and then the
    other way round.

    >>> lineups(3, 2)
    [(0, 1), (0, 2), (1, 2)]
    >>> lineups(2, 4)
    [(0, 0, 0, 1), (0, 1, 1, 1)]
    """
    if bots >= chairs:
        return list(combinations(range(bots), chairs))
    spare = chairs - bots
    return [tuple(sorted([*range(bots), *[crowd] * spare])) for crowd in range(bots)]


def alone_against(hero: int, bots: int, chairs: int) -> list[Lineup]:
    """Line-ups in which one bot has one chair, and the others share the rest as if they were among themselves.

    >>> alone_against(1, 2, 4)
    [(1, 0, 0, 0)]
    >>> alone_against(0, 3, 3), alone_against(0, 4, 3)
    ([(0, 1, 2)], [(0, 1, 2), (0, 1, 3), (0, 2, 3)])
    """
    others = [bot for bot in range(bots) if bot != hero]
    return [(hero, *(others[place] for place in chosen)) for chosen in lineups(len(others), chairs - 1)]


def arranged(lineup: Lineup, deal: int) -> Lineup:
    """The order round the table at a deal: all orders in turn, so that nobody always follows the same bot.

    >>> [arranged((0, 1, 2), deal) for deal in range(3)]
    [(0, 1, 2), (0, 2, 1), (0, 1, 2)]
    """
    first, *rest = lineup
    place, order = deal % math.factorial(len(rest)), [first]
    while rest:
        at, place = divmod(place, math.factorial(len(rest) - 1))
        order.append(rest.pop(at))
    return tuple(order)


@dataclass(frozen=True)
class FinishedGame:
    """A game of a tournament that was played: its number, who sat where at which deal, and how it ended."""

    number: int
    deal: int
    lineup: int
    chairs: Lineup
    outcome: MatchOutcome
    record: str | None = None


@dataclass
class TournamentSetup:
    """All that a process needs to play any game of a tournament."""

    game: Game
    bots: list[str]
    seats: int
    seed: Seed
    lineups: list[Lineup]
    recording: bool = False

    @cached_property
    def engine(self) -> Engine:
        """The game compiled and all bots awake, once a process."""
        engine = self.game.engine()
        warm_up(self.game, engine, self.bots, self.seats)
        return engine

    @property
    def round(self) -> int:
        """How many games a deal is played in."""
        return len(self.lineups) * self.seats

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"

    def seating(self, number: int) -> tuple[int, int, Lineup]:
        """Of a game: its deal, its line-up, and who sits in which chair."""
        deal, place = divmod(number, self.round)
        lineup, turn = divmod(place, self.seats)
        order = arranged(self.lineups[lineup], deal)
        return deal, lineup, tuple(order[(seat - turn) % self.seats] for seat in range(self.seats))

    def bot_seeds(self, number: int, chairs: Lineup) -> list[int]:
        """Chance for every bot: by the game and the bot's name, and for its doubles by their count.

        Not to be led back to the tournament's seed, from which the deals could be known.
        """
        met: Counter[int] = Counter()
        seeds = []
        for bot in chairs:
            secret = seed_bytes(f"arena {self.seed} game {number} double {met[bot]} of {self.bots[bot]}")
            seeds.append(int.from_bytes(secret[:8], "little"))
            met[bot] += 1
        return seeds

    def play(self, number: int) -> FinishedGame:
        """Play a game."""
        deal, lineup, chairs = self.seating(number)
        names = [self.bots[bot] for bot in chairs]
        outcome = play_by_name(self.game, self.engine, names, self.bot_seeds(number, chairs), self.deal_seed(deal))
        record = self.record(number, outcome) if self.recording else None
        return FinishedGame(number, deal, lineup, chairs, outcome, record)

    def record(self, number: int, outcome: MatchOutcome) -> str:
        """A game's record, with remarks on who played."""
        deal, _, chairs = self.seating(number)
        names = [self.bots[bot] for bot in chairs]
        called = [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names)]
        text = match_position(self.game, self.seats, self.deal_seed(deal), outcome.moves).record()
        return f"# bots: {', '.join(names)}\n# names: {', '.join(called)}\n{text}"

    def __reduce__(self) -> Any:
        """Travels to other processes by the game's name, options and cards."""
        options = {option.name: option.value for option in self.game.options.values()}
        return _staged, (
            self.game.name,
            options,
            self.game.cards,
            (self.bots, self.seats, self.seed, self.lineups, self.recording),
        )


def _staged(name: str, options: dict[str, object], cards: CardSet, rest: tuple[Any, ...]) -> TournamentSetup:
    return TournamentSetup(registry.load(name, options, cards), *rest)


def play_in_order(setup: TournamentSetup, numbers: Sequence[int], workers: int) -> Generator[FinishedGame, None, None]:
    """The games with these numbers, in their order; what goes wrong with one is raised in its turn.

    Bots search in loops that Python drives, so threads would wait for one another: several workers are processes. With
    one everything happens in this process.
    """
    if workers <= 1:
        yield from map(setup.play, numbers)
        return
    told = base64.b64encode(pickle.dumps(setup)) + b"\n"
    try:
        yield from results_in_order(python_command(GAME_WORKER), workers, FinishedGame, numbers, setup=told)
    except WorkerFailed as error:
        raise RuntimeError(f"A game failed in a process of its own:\n{error.traceback}") from None
    except WorkerError as error:
        raise Refused("worker-lost", f"A process that played {error}; go on again.") from None


@dataclass
class Tournament:
    """Who plays what how often and, as it runs, how it went."""

    game: Game
    bots: list[str]
    seats: int
    seed: Seed
    games: int
    """At least so many: a round is played to its end."""
    gauntlet: str | None = None
    """The bot that has one chair in every game, against all others; without it everybody meets everybody."""
    finished: list[FinishedGame] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = self.game.checked_seats(self.seats)
        game_record.checked_seed(self.seed)
        if len(str(self.seed)) > MAX_SEED_LENGTH:
            raise Refused("bad-seed", f"The seed of a tournament has at most {MAX_SEED_LENGTH} characters.")
        if self.games < 1:
            raise Refused("bad-games", f"A tournament has at least one game, not {self.games}.")
        self.bots = [checked_bot_name(name) for name in self.bots]
        _all_different(self.bots)
        if self.gauntlet is not None and self.gauntlet not in self.bots:
            raise Refused(
                "unknown-bot", f"'{self.gauntlet}' is not among the bots; {suggest(self.gauntlet, self.bots)}"
            )
        _not_too_many(len(self.bots), self.seats, self.gauntlet is not None)

    @cached_property
    def stage(self) -> TournamentSetup:
        bots = len(self.bots)
        if self.gauntlet is None:
            found = lineups(bots, self.seats)
        else:
            found = alone_against(self.bots.index(self.gauntlet), bots, self.seats)
        return TournamentSetup(self.game, self.bots, self.seats, self.seed, found)

    @property
    def rounds(self) -> int:
        """How many deals are played."""
        return -(-self.games // self.stage.round)

    @property
    def total(self) -> int:
        """How many games it takes to play every round to its end."""
        return self.rounds * self.stage.round

    @property
    def done(self) -> int:
        return len(self.finished)

    def run(
        self, workers: int = 1, each: Callable[[FinishedGame], None] = lambda game: None, recording: bool = False
    ) -> None:
        """Play what is not played yet, in order; `each` hears of every finished game before it counts.

        Stopping in between, at any moment, loses only games that were not finished.
        """
        self.stage.recording = recording
        waiting = range(self.done, self.total)
        with closing(play_in_order(self.stage, waiting, min(workers, len(waiting)))) as games:
            for game in games:
                each(game)
                self.finished.append(game)

    def identity(self) -> dict[str, Any]:
        """What makes it this tournament and no other; it may become longer."""
        return {
            "eminence": "arena 1",
            "version": __version__,
            "game": self.game.name,
            "rules": self.game.definition.version,
            "options": {option.name: option_text(option.value) for option in self.game.options.values()},
            "cards": self.game.cards.digest,
            "seats": self.seats,
            "bots": self.bots,
            "gauntlet": self.gauntlet,
            "seed": str(self.seed),
        }


def _all_different(bots: Sequence[str]) -> None:
    if len(bots) < 2:
        raise Refused("bad-bots", "A tournament needs at least two bots, such as: greedy,random")
    twice = next((name for name, count in Counter(bots).items() if count > 1), None)
    if twice is not None:
        raise Refused("bad-bots", f"{twice} is named twice; name each bot once: it sits in as many chairs as it takes.")


def _not_too_many(bots: int, seats: int, alone: bool) -> None:
    count = math.comb(bots - 1, seats - 1) if alone else math.comb(bots, seats)
    if count > MAX_LINEUPS:
        raise Refused("bad-bots", f"{bots} bots at {seats} chairs meet in {count} line-ups; name fewer bots.")
