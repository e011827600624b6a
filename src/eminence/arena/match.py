"""One game between bots, on the compiled engine.

The seed and the moves make the game: it is the one that `Game.start` and `Position.play` would play, so that every
match can be written down as a record. Bots with a swift face see compiled records; for one that has only
`choose(view)` a `Position` is played beside the engine, move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from eminence.bots.players import Bot, EngineBot, close, make
from eminence.kernel.engine import Engine
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game, Seed
from eminence.kernel.position import Position
from eminence.kernel.primitives import lowest_bit
from eminence.kernel.rng import seed_bytes, step_state


@dataclass(frozen=True)
class MatchOutcome:
    """How a match ended, seat by seat, and its moves: whoever is asked first in the order of seats moves first."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    """How often each seat was asked: only where there was a choice."""
    seconds: tuple[float, ...]
    """How long each seat thought in all."""
    longest: tuple[float, ...]
    """How long each seat thought at most."""
    faults: tuple[int, ...]
    """How often a seat's bot had to be helped, as far as it counts that itself."""
    moves: tuple[int, ...]

    def share(self, seat: int) -> float:
        """A seat's part in the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def standing(self, seat: int) -> tuple[bool, int]:
        """What places are given by: winners are ahead and equal among themselves, the others follow by points."""
        return (True, 0) if seat in self.winners else (False, self.points[seat])


class SeatTimer:
    """A seat's time: counted only while its bot thinks."""

    def __init__(self) -> None:
        self.decisions, self.seconds, self.longest = 0, 0.0, 0.0

    def timed(self, think: Callable[[], int]) -> int:
        began = perf_counter()
        action = think()
        spent = perf_counter() - began
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return action


class MatchGame:
    """A game on the compiled engine, with a position beside it for those who look at views."""

    def __init__(self, game: Game, engine: Engine, seats: int, seed: Seed, mirrored: bool) -> None:
        self.engine, self.seats, self.seed = engine, seats, seed
        self.position = game.start(seats, seed) if mirrored else None
        self.moves: list[int] = []
        self._root = seed_bytes(seed)
        self._states, self._seen, self._room = engine.states(1), engine.states(1), engine.move_buffer()
        self.waiting: int = engine.setup_at(engine.cards, self._states, 0, seats, engine.options, self._chance())

    def _chance(self) -> Any:
        return self.engine.rng_state(step_state(self._root, len(self.moves)))

    def legal(self, seat: int) -> list[int]:
        count = self.engine.legal_at(self.engine.cards, self._states, 0, seat, self._room)
        return [int(action) for action in self._room[:count]]

    def asked(self, bot: Bot, seat: int) -> Callable[[], int]:
        """The question to a bot, with everything it may see laid out before it."""
        if isinstance(bot, EngineBot):
            self.engine.copy_state(self._seen, 0, self._states, 0)
            self.engine.hide_at(self._seen, 0, seat)
            return lambda: int(bot.decide(self.engine, self._seen, seat, len(self.moves)))
        assert self.position is not None
        view = self.position.view(seat)
        return lambda: bot.choose(view).action

    def play(self, seat: int, action: int) -> None:
        if self.position is not None:
            legal = self.position.legal(seat)
            self.position.play(seat, next(move for move in legal if move.action == action))
        self.moves.append(action)
        self.waiting = self.engine.apply_at(self.engine.cards, self._states, 0, seat, action, self._chance())

    def score(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The winners and everybody's points."""
        points = self.engine.matrix(1, self.seats)[0]
        bits = self.engine.score_at(self.engine.cards, self._states, 0, points)
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1), tuple(int(number) for number in points)


def play(
    game: Game, engine: Engine, bots: Sequence[Bot], seed: Seed, names: Sequence[str] | None = None
) -> MatchOutcome:
    """A whole game, a bot in every chair; a bot that fails or cheats is refused by its name."""
    swift = all(isinstance(bot, EngineBot) for bot in bots)
    table, clocks = MatchGame(game, engine, len(bots), seed, mirrored=not swift), [SeatTimer() for _ in bots]
    while table.waiting:
        seat = lowest_bit(table.waiting)
        legal = table.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            name = names[seat] if names else f"of seat {seat}"
            action = _decided(table, clocks[seat], bots[seat], seat, name)
            if action not in legal:
                raise _broken(name, table, f"chose action {action}, which is not legal")
        table.play(seat, action)
    winners, points = table.score()
    return MatchOutcome(
        winners,
        points,
        tuple(clock.decisions for clock in clocks),
        tuple(clock.seconds for clock in clocks),
        tuple(clock.longest for clock in clocks),
        tuple(int(getattr(bot, "faults", 0)) for bot in bots),
        tuple(table.moves),
    )


def _decided(table: MatchGame, clock: SeatTimer, bot: Bot, seat: int, name: str) -> int:
    question = table.asked(bot, seat)
    try:
        return clock.timed(question)
    except Refused:
        raise
    except Exception as error:
        raise _broken(name, table, f"failed: {error!r}") from error


def _broken(name: str, table: MatchGame, what: str) -> Refused:
    return Refused("broken-bot", f"The bot {name} {what} (game {table.seed}, step {len(table.moves)}).")


def play_by_name(game: Game, engine: Engine, names: Sequence[str], seeds: Sequence[Seed], seed: Seed) -> MatchOutcome:
    """A whole game between bots by name, each made with a seed of its own and dismissed afterwards."""
    bots: list[Bot] = []
    try:
        for name, own in zip(names, seeds, strict=True):
            bots.append(make(name, own))
        return play(game, engine, bots, seed, names)
    finally:
        for bot in bots:
            close(bot)


def warm_up(game: Game, engine: Engine, names: Sequence[str], seats: int) -> None:
    """Let every bot decide once before a clock runs: what has to be compiled or loaded is there afterwards."""
    for name in names:
        bot = make(name)
        try:
            _first_choice(MatchGame(game, engine, seats, "warm", mirrored=not isinstance(bot, EngineBot)), bot, name)
        finally:
            close(bot)


def _first_choice(table: MatchGame, bot: Bot, name: str) -> None:
    while table.waiting:
        seat = lowest_bit(table.waiting)
        legal = table.legal(seat)
        if len(legal) > 1:
            _decided(table, SeatTimer(), bot, seat, name)
            return
        table.play(seat, legal[0])


def match_position(game: Game, seats: int, seed: Seed, moves: Sequence[int]) -> Position:
    """A match as a position with its whole history, played again move by move."""
    position = game.start(seats, seed)
    for action in moves:
        seat = position.actors[0]
        position.play(seat, next(move for move in position.legal(seat) if move.action == action))
    return position
