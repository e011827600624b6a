"""What every move of a decision is worth: the share of victory, the final score, and how sure both are.

>>> import eminence
>>> game = eminence.load("behind-the-throne")
>>> position = game.position("row: King, King | stacks 0: King 1 | stacks 1: Queen 2 | turn: 0")
>>> found = eminence.analyse(position, budget=400)
>>> found.seat, len(found.moves) == len(position.legal(0)), 0 < found.win < 1
(0, True, True)

The share of victory comes from a search, the final score from games that are played to their end. Both look at what the
seat can see, and at nothing else. The same view, seed, threads and budget in iterations give the same analysis.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from eminence.bots.hints import Hint, MoveValue, make_hint
from eminence.bots.levels import read_budget
from eminence.bots.rollouts import MeanEstimate, Rollouts, RolloutTotals
from eminence.bots.search import Budget, MoveStats, Search, SearchResult
from eminence.kernel.engine import Backend
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game, checked_int
from eminence.kernel.options import option_text
from eminence.kernel.position import Position
from eminence.kernel.rng import seed_bytes, step_state
from eminence.kernel.view import Move, View

SEARCH_PART, SHARES_PART = 0.65, 0.1
"""So much of a budget is for the search, and for its view of the others; in the rest games are played to their end."""
MAX_THREADS = 64
MAX_COMPARED_MOVES = 5
"""So many moves at most are compared closely,"""
FIRST_ROLLOUTS, MORE = 8, 16
"""by so many games at first and in every further round;"""
FEW = 2
"""the others by so many."""
ENOUGH = 30
"""A move that was tried so often needs no other witness."""


@dataclass(frozen=True)
class Candidate(MoveValue):
    """A legal move and what it is worth to its seat; `win` is 0 to 1, a shared victory counts in part.

    Of a move that nobody has looked at (not `known`), `win` is any guess.
    """

    points: float | None
    """The final score to expect; none if no game was played to its end with this move."""
    points_error: float
    tries: int
    """How often the search tried it,"""
    games: int
    """and how many games were played to their end."""

    @property
    def win_interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % confidence."""
        return MeanEstimate(self.win, self.win_error).interval(0.0, 1.0)

    @property
    def points_interval(self) -> tuple[float, float] | None:
        return None if self.points is None else MeanEstimate(self.points, self.points_error).interval()

    @property
    def known(self) -> bool:
        """Whether anything was found of it at all."""
        return self.tries + self.games > 0

    @property
    def rank(self) -> float:
        """What it is worth for all that is sure: by this moves are ordered."""
        return self.win - self.win_error if self.known else -1.0

    def to_dict(self) -> dict[str, Any]:
        return {
            "move": str(self.move),
            "win": round(self.win, 4) if self.known else None,
            "win_interval": [round(bound, 4) for bound in self.win_interval],
            "points": None if self.points is None else round(self.points, 3),
            "points_interval": self.points_interval and [round(bound, 3) for bound in self.points_interval],
            "tries": self.tries,
            "games": self.games,
        }


@dataclass(frozen=True)
class Analysis:
    """A decision, analysed."""

    view: View
    moves: tuple[Candidate, ...]
    """Every legal move, the best first."""
    shares: tuple[float, ...]
    """Every seat's share of victory if the best move is played."""
    iterations: int
    """Of the search,"""
    games: int
    """and games that were played to their end."""
    seconds: float
    seed: int | str = 0

    @property
    def seat(self) -> int:
        return self.view.viewer

    @property
    def best(self) -> Candidate:
        return self.moves[0]

    @property
    def win(self) -> float:
        """The seat's share of victory."""
        return self.best.win

    def find(self, move: Move | str) -> Candidate:
        """What was found of a move."""
        meant = self.view.legal.find(move)
        if meant is None:
            raise Refused("unknown-move", f"'{option_text(move)}' is no legal move of seat {self.seat} here.")
        return next(candidate for candidate in self.moves if candidate.move == meant)

    def hint(self, names: Sequence[str] | None = None) -> Hint:
        """The best move, and in a sentence why."""
        return make_hint(self.view, [move for move in self.moves if move.known], names, self.seed)

    def to_dict(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """All of it as JSON."""
        return {
            "game": self.view.game.name,
            "seat": self.seat,
            "step": self.view.step,
            "moves": [candidate.to_dict() for candidate in self.moves],
            "shares": [round(share, 4) for share in self.shares],
            "hint": str(self.hint(names)),
            "iterations": self.iterations,
            "games": self.games,
            "seconds": round(self.seconds, 3),
        }


def analyse(
    position: Position | View,
    seat: int | None = None,
    budget: Budget | int | str = "1s",
    seed: int | str = 0,
    threads: int = 1,
    attend: Sequence[Move] = (),
) -> Analysis:
    """What every legal move of a seat is worth, as far as the seat can know; by default of a seat that is asked.

    The budget is a number of iterations, a time such as `2s` or `200ms`, or a `Budget`. `attend` names moves to look at
    closely even if they seem bad. Code that was never used on this machine is compiled first, which takes a minute and
    does not count; see `prepare`.
    """
    view = view_of_seat(position, seat)
    given, count = checked_budget(budget), checked_threads(threads)
    if not len(view.legal):
        raise Refused("not-your-turn", f"Seat {view.viewer} has nothing to decide now. {view.status()}")
    prepare(view.game)
    return Analyst(view.game, given, seed, count).analyse(view, attend)


def view_of_seat(position: Position | View, seat: int | None) -> View:
    """What a seat, or the first that is asked, can see."""
    if position.result is not None:
        raise Refused("game-over", "The game is over: there is nothing left to decide.")
    if isinstance(position, View):
        if position.viewer < 0 or (seat is not None and seat != position.viewer):
            raise Refused("no-such-seat", "This is the view of another seat, or of a spectator.")
        return position
    return position.view(position.actors[0] if seat is None else seat)


def checked_budget(budget: object) -> Budget:
    if isinstance(budget, Budget):
        return budget
    iterations = checked_int(budget)
    return read_budget(option_text(budget) if iterations is None else str(iterations))


def checked_threads(threads: object) -> int:
    count = checked_int(threads)
    if count is None or not 1 <= count <= MAX_THREADS:
        raise Refused("bad-threads", f"There can be 1 to {MAX_THREADS} threads, not {option_text(threads)}.")
    return count


_READY: set[int] = set()


def prepare(game: Game) -> None:
    """Have everything compiled, or loaded, that an analysis needs: for those who want to say why it takes a while."""
    key = id(game.definition)
    if key in _READY:
        return
    position = game.start(seed=0)
    while len(position.legal(position.actors[0])) < 2:
        position.play(position.actors[0], position.legal(position.actors[0])[0])
    Analyst(game, Budget(iterations=4), 0, 1).analyse(position.view(position.actors[0]))
    _READY.add(key)


class SharesSearch(Search):
    """A search that also says what everybody has of it."""

    def watch(self, seat: int, seats: int, source: Any, budget: Budget) -> list[float]:
        """The mean share of every seat in some more iterations of the search that has just been made."""
        values, totals, done = self._trunks[0].values, [0.0] * seats, 0
        end = math.inf if budget.seconds is None else time.perf_counter() + budget.seconds
        while done != budget.iterations and (done == 0 or time.perf_counter() < end):
            self._grow(0, seat, [source], done, 1)
            totals = [total + float(values[other]) for other, total in enumerate(totals)]
            done += 1
        return [total / done for total in totals]


class Analyst:
    """Analyses decisions of one game, one after the other, each for itself."""

    def __init__(
        self, game: Game, budget: Budget, seed: int | str = 0, threads: int = 1, backend: Backend = "compiled"
    ) -> None:
        self.game = game
        self.engine = game.engine(backend)
        self.seed = seed
        self.threads = threads
        self.to_search, self.to_watch, self.to_finish = split_budget(budget)
        self.search_settings = replace(game.definition.search_settings, margin=0.0)
        """A lead in points is no part of a victory."""

    def analyse(self, view: View, attend: Sequence[Move] = ()) -> Analysis:
        begun = time.perf_counter()
        thought, means = self._think(view)
        endings = self._finish(view, thought, [move.action for move in attend])
        moves = rank_candidates(view, thought, endings)
        games = sum(ending.games for ending in endings.values())
        if not means:
            means = [endings[moves[0].move.action].win(seat).mean for seat in range(view.seats)]
        shares = shares_of_all(view.viewer, moves[0].win, means)
        return Analysis(view, moves, shares, thought.iterations, games, time.perf_counter() - begun, self.seed)

    def _think(self, view: View) -> tuple[SearchResult, list[float]]:
        """What the search finds of the moves, and of everybody; of nobody where there is no choice."""
        states = self.engine.states(1)
        self.engine.put(states, 0, view.state)
        search = SharesSearch(
            self.to_search, f"analysis {self.seed}", self.search_settings, self.threads, stop_when_settled=False
        )
        thought = search.think(self.engine, states, view.viewer, view.step)
        if not thought.iterations:
            return thought, []
        return thought, search.watch(view.viewer, view.seats, self._source("others", view), self.to_watch)

    def _source(self, purpose: str, view: View) -> Any:
        """Chance of its own for each part of each decision."""
        return self.engine.rng_state(step_state(seed_bytes(f"{purpose} {self.seed}"), view.step * 16 + view.viewer))

    def _finish(self, view: View, thought: SearchResult, attend: Sequence[int]) -> dict[int, RolloutTotals]:
        """Games to the end, more of them with moves that matter, until the budget is spent."""
        futures = Rollouts(self.engine, view.state, view.viewer, self._source("futures", view), self.threads)
        seconds, left = self.to_finish.seconds, self.to_finish.iterations
        end = math.inf if seconds is None else time.perf_counter() + seconds
        for action, count in rollout_schedule(thought, attend):
            some = count if left is None else min(count, left)
            futures.play(action, some)
            left = None if left is None else left - some
            if left == 0 or time.perf_counter() > end:
                return futures.endings
        raise AssertionError("a schedule has no end")


def split_budget(budget: Budget) -> tuple[Budget, Budget, Budget]:
    """What the search gets of a budget, its view of the others, and games that are played to their end."""
    parts = (SEARCH_PART, SHARES_PART, 1 - SEARCH_PART - SHARES_PART)
    iterations = [None if budget.iterations is None else max(1, round(part * budget.iterations)) for part in parts]
    seconds = [None if budget.seconds is None else part * budget.seconds for part in parts]
    search, watch, finish = (Budget(*part) for part in zip(iterations, seconds, strict=True))
    return search, watch, finish


def rollout_schedule(thought: SearchResult, attend: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Which move is to be played to the end next, and how often: all by turns, the best ones more often."""
    ranked = sorted(thought.moves, key=lambda move: (move.error - move.value, -move.tries))
    floor = ranked[0].value - 2 * ranked[0].error
    close = [move.action for at, move in enumerate(ranked) if at < 2 or move.value + 2 * move.error > floor]
    front = list(dict.fromkeys([*close[:MAX_COMPARED_MOVES], *attend]))
    others = [move.action for move in ranked if move.action not in front]
    count = FIRST_ROLLOUTS
    while True:
        yield from ((action, count) for action in front)
        yield from ((action, FEW) for action in others)
        count = MORE


def rank_candidates(view: View, thought: SearchResult, endings: dict[int, RolloutTotals]) -> tuple[Candidate, ...]:
    """Every legal move with what search and finished games say of it, the best first."""
    found = {move.action: move for move in thought.moves}
    first = thought.moves[0]
    usual = max(endings.values(), key=lambda ending: ending.games).spread(view.viewer)
    moves = []
    for move in view.legal:
        ending = endings.get(move.action)
        considered = found.get(move.action, MoveStats(move.action, 0, 0.5, 0.5))
        win = _win(view.viewer, considered, first, ending, endings)
        points = ending.points(view.viewer, usual) if ending else None
        moves.append(
            Candidate(
                move,
                win.mean,
                win.error,
                points.mean if points else None,
                points.error if points else 0.0,
                considered.tries,
                ending.games if ending else 0,
            )
        )
    return tuple(sorted(moves, key=lambda candidate: (-candidate.rank, candidate.move.action)))


def _win(
    seat: int, considered: MoveStats, first: MoveStats, ending: RolloutTotals | None, endings: dict[int, RolloutTotals]
) -> MeanEstimate:
    """The search's word; of a move that it hardly looked at, together with how games end by it and by its favourite.

    What the search has left aside is not preferred on the word of a few games.
    """
    searched = MeanEstimate(considered.value, considered.error)
    if ending is None:
        return searched
    if first.tries == 0:
        return ending.win(seat)
    if considered.tries >= ENOUGH or considered.action == first.action or first.action not in endings:
        return searched
    mine, other = ending.win(seat), endings[first.action].win(seat)
    played = MeanEstimate(first.value + mine.mean - other.mean, math.hypot(mine.error, other.error, first.error))
    both = searched.with_(played)
    return MeanEstimate(min(first.value, max(0.0, both.mean)), both.error)


def shares_of_all(me: int, win: float, means: Sequence[float]) -> tuple[float, ...]:
    """Every seat's share: the seat's own as found, what is left over for the others as they have it on average."""
    rest, left = sum(means) - means[me], max(0.0, sum(means) - win)
    return tuple(
        win if seat == me else left * (mean / rest if rest else 1 / (len(means) - 1)) for seat, mean in enumerate(means)
    )
