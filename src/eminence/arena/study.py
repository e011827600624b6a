"""A study: many games of the same kind between bots, counted.

Game k of a study is the same whoever plays it, in whatever order and backend, so a study can be stopped, resumed and
checked. Bots change chairs from block to block: bot b sits in seat (b + block) mod seats.
"""

from __future__ import annotations

import csv
import json
import math
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TextIO

from eminence.bots.players import POLICIES, checked_bot_name
from eminence.kernel import game_record
from eminence.kernel.definition import Fact
from eminence.kernel.engine import Backend, Engine
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.options import option_text

BLOCK_GAMES = 1000
MAX_PURE_GAMES = 60
"""So few games are played faster than the compiled code is loaded."""


@dataclass
class Tally:
    """What one bot or one seat has to show: games, victories (a shared one counts in part) and points."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    def add(self, share: float, points: int) -> None:
        self.games += 1
        self.wins += share
        self.points += points

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def mean_points(self) -> float:
        return self.points / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.96, self.games, self.share
        centre, spread = p + z * z / (2 * n), z * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (centre - spread) / (1 + z * z / n), (centre + spread) / (1 + z * z / n)


@dataclass
class FactCounts:
    """How often each value of a fact was found; of a seat also how often it won (a shared victory counts in part)."""

    counts: Counter[int] = field(default_factory=Counter)
    wins: float = 0.0

    def add(self, value: int, share: float) -> None:
        self.counts[value] += 1
        self.wins += share

    def copy(self) -> FactCounts:
        return FactCounts(self.counts.copy(), self.wins)

    @property
    def games(self) -> int:
        return sum(self.counts.values())

    @property
    def tally(self) -> Tally:
        """Of a seat: its games and victories."""
        return Tally(self.games, self.wins)

    def adds_up(self, done: int, fact: Fact, seats: int) -> bool:
        possible = all(count > 0 and fact.fits(value, seats) for value, count in self.counts.items())
        return possible and self.games == done and 0 <= self.wins <= done

    @property
    def mean(self) -> float:
        return sum(value * count for value, count in self.counts.items()) / self.games

    def to_dict(self, fact: Fact) -> dict[str, Any]:
        counts = {fact.said(value): self.counts[value] for value in sorted(self.counts)}
        if fact.seat:
            return {"counts": counts, **_share(self.tally)}
        return {"counts": counts} if fact.names or not counts else {"counts": counts, "mean": round(self.mean, 4)}

    @classmethod
    def from_dict(cls, data: dict[str, Any], fact: Fact) -> FactCounts:
        counts = {fact.names.index(key) if fact.names else int(key): int(n) for key, n in data["counts"].items()}
        return cls(Counter(counts), float(data["wins"]) if fact.seat else 0.0)


@dataclass
class Study:
    """A study's questions and, as it runs, its answers."""

    game: Game
    bots: list[str]
    seed: int | str
    games: int
    done: int = 0
    decisions: int = 0
    longest: int = 0
    shared: int = 0
    by_bot: dict[str, Tally] = field(default_factory=dict)
    by_seat: list[Tally] = field(default_factory=list)
    by_fact: dict[str, FactCounts] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise Refused("bad-games", f"A study has at least one game, not {self.games}.")
        game_record.checked_seed(self.seed)
        self.game.checked_seats(self.seats)
        for name in self.bots:
            if checked_bot_name(name) not in POLICIES:
                right = " and ".join(POLICIES)
                raise Refused("slow-bot", f"Studies are played by {right}; {name} plays in 'eminence arena'.")
        self.by_bot = self.by_bot or {name: Tally() for name in self.bots}
        self.by_seat = self.by_seat or [Tally() for _ in self.bots]
        self.by_fact = self.by_fact or {fact.name: FactCounts() for fact in self.facts}

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What is counted of every game besides victories and points."""
        return self.game.definition.facts

    def run(
        self,
        backend: Backend | None = None,
        threads: int | None = None,
        each: Callable[[Block], None] = lambda block: None,
    ) -> None:
        """Play what is not played yet; `each` hears of every finished block before it counts.

        Stopping in between, at any moment, loses only blocks that were not finished.
        """
        if self.done >= self.games:
            return
        engine = self.game.engine(backend or ("pure" if self.games <= MAX_PURE_GAMES else "compiled"))
        waiting = range(self.done // BLOCK_GAMES, -(-self.games // BLOCK_GAMES))
        workers = min(threads or os.cpu_count() or 1, len(waiting))
        if engine.backend == "pure" or workers <= 1:
            for number in waiting:
                self._take(self._play(engine, number), each)
            return
        with ThreadPoolExecutor(workers) as pool:
            try:
                for at in range(0, len(waiting), 2 * workers):
                    for block in pool.map(lambda number: self._play(engine, number), waiting[at : at + 2 * workers]):
                        self._take(block, each)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _play(self, engine: Engine, number: int) -> Block:
        first = max(self.done if number == self.done // BLOCK_GAMES else 0, number * BLOCK_GAMES)
        count = min((number + 1) * BLOCK_GAMES, self.games) - first
        names = [self.bots[(seat - number) % self.seats] for seat in range(self.seats)]
        winners, lengths = engine.integers([0] * count, "i4"), engine.integers([0] * count, "i4")
        points, facts = engine.matrix(count, self.seats), engine.facts(count)
        engine.playouts(
            engine.cards,
            engine.states(2),
            engine.move_buffer(),
            engine.rng(0),
            self.seats,
            engine.options,
            engine.rng(self.seed),
            first,
            count,
            engine.integers([POLICIES[name] for name in names]),
            winners,
            points,
            lengths,
            facts,
        )
        return Block(
            first,
            names,
            [int(w) for w in winners],
            [[int(p) for p in row] for row in points],
            lengths,
            [[int(n) for n in row[: len(self.facts)]] for row in facts],
        )

    def _take(self, block: Block, each: Callable[[Block], None]) -> None:
        """Count a block whole or, if interrupted, not at all: the totals change in one stroke at the end."""
        each(block)
        by_bot = {name: replace(tally) for name, tally in self.by_bot.items()}
        by_seat = [replace(tally) for tally in self.by_seat]
        by_fact = {name: counted.copy() for name, counted in self.by_fact.items()}
        for winners, points, facts in zip(block.winners, block.points, block.facts, strict=True):
            shared = winners.bit_count()
            for fact, value in zip(self.facts, facts, strict=True):
                won = fact.seat and winners >> value & 1
                by_fact[fact.name].add(value, 1 / shared if won else 0.0)
            for seat, name in enumerate(block.bots):
                share = (winners >> seat & 1) / shared if shared else 0.0
                by_bot[name].add(share, points[seat])
                by_seat[seat].add(share, points[seat])
        self.__dict__.update(
            done=block.end,
            decisions=self.decisions + sum(map(int, block.lengths)),
            longest=max(self.longest, *map(int, block.lengths)),
            shared=self.shared + sum(winners.bit_count() > 1 for winners in block.winners),
            by_bot=by_bot,
            by_seat=by_seat,
            by_fact=by_fact,
        )

    # --- On paper ---

    def columns(self) -> list[str]:
        """The columns of a CSV file with a line a game."""
        seats = [f"{what}_{seat}" for seat in range(self.seats) for what in ("bot", "points", "share")]
        return ["game", "decisions", *(fact.name.replace(" ", "_") for fact in self.facts), *seats]

    def to_dict(self) -> dict[str, Any]:
        """The study as JSON, enough to resume it."""
        return {
            "eminence": "study 2",
            **self._identity(),
            "games": self.games,
            "done": self.done,
            "decisions": self.decisions,
            "longest": self.longest,
            "shared": self.shared,
            "by_bot": {name: _tally(tally) for name, tally in self.by_bot.items()},
            "by_seat": [_tally(tally) for tally in self.by_seat],
            "by_fact": {fact.name: self.by_fact[fact.name].to_dict(fact) for fact in self.facts},
        }

    def _identity(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.definition.version,
            "options": {option.name: option_text(option.value) for option in self.game.options.values()},
            "cards": self.game.cards.digest,
            "bots": self.bots,
            "seed": str(self.seed),
        }

    def resume(self, path: Path) -> None:
        """Take over what a saved study of the same questions has played."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["eminence"] == "study 1":
                raise Refused("bad-study", f"{path} was saved by an older version, which counted less; begin anew.")
            mine, saved = self._identity(), {key: data[key] for key in self._identity()}
            if mine != saved:
                other = next(key for key in mine if mine[key] != saved[key])
                raise Refused(
                    "other-study", f"{path} is another study: its {other} is {saved[other]}, not {mine[other]}."
                )
            done, by_seat = int(data["done"]), [_untally(item) for item in data["by_seat"]]
            by_bot = {name: _untally(data["by_bot"][name]) for name in self.by_bot}
            by_fact = {fact.name: FactCounts.from_dict(data["by_fact"][fact.name], fact) for fact in self.facts}
            counted = all(by_fact[fact.name].adds_up(done, fact, self.seats) for fact in self.facts)
            if not (counted and _adds_up(done, by_seat, list(by_bot.values()), self.seats)):
                raise Refused("bad-study", f"{path} does not add up: its tallies are not those of {done} games.")
            if done > self.games:
                raise Refused("bad-games", f"{path} has {done} games already; ask for at least as many.")
            decisions, longest, shared = (int(data[key]) for key in ("decisions", "longest", "shared"))
            self.done, self.by_bot, self.by_seat, self.by_fact = done, by_bot, by_seat, by_fact
            self.decisions, self.longest, self.shared = decisions, longest, shared
        except Refused:
            raise
        except OSError as error:
            raise Refused("no-such-file", f"Cannot read the study {path}: {error.strerror}.") from None
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            raise Refused("bad-study", f"{path} is no study saved by 'simulate --json'.") from None


@dataclass(frozen=True)
class Block:
    """Some games in a row, finished."""

    first: int
    bots: list[str]
    winners: list[int]
    points: list[list[int]]
    lengths: Sequence[int]
    facts: list[list[int]]

    @property
    def end(self) -> int:
        """How many games there are up to here."""
        return self.first + len(self.winners)

    def write_csv(self, stream: TextIO, study: Study, header: bool) -> None:
        """A line a game: its number, decisions and facts; for every seat its bot, points and share of the victory."""
        rows, seats = csv.writer(stream, lineterminator="\n"), study.seats
        if header:
            rows.writerow(study.columns())
        for at, winners in enumerate(self.winners):
            shared = max(winners.bit_count(), 1)
            cells = [
                cell
                for seat in range(seats)
                for cell in (self.bots[seat], self.points[at][seat], round((winners >> seat & 1) / shared, 4))
            ]
            told = [fact.said(value) for fact, value in zip(study.facts, self.facts[at], strict=True)]
            rows.writerow([self.first + at, int(self.lengths[at]), *told, *cells])


def _tally(tally: Tally) -> dict[str, float]:
    return {**_share(tally), "points": tally.points, "mean_points": round(tally.mean_points, 4)}


def _share(tally: Tally) -> dict[str, float]:
    low, high = tally.interval()
    return {
        "games": tally.games,
        "wins": tally.wins,
        "share": round(tally.share, 5),
        "low": round(low, 5),
        "high": round(high, 5),
    }


def _untally(data: dict[str, float]) -> Tally:
    return Tally(int(data["games"]), float(data["wins"]), int(data["points"]))


def _adds_up(done: int, by_seat: list[Tally], by_bot: list[Tally], seats: int) -> bool:
    return (
        done >= 0
        and [tally.games for tally in by_seat] == [done] * seats
        and sum(tally.games for tally in by_bot) == done * seats
        and sum(tally.points for tally in by_bot) == sum(tally.points for tally in by_seat)
        and math.isclose(sum(tally.wins for tally in by_bot), sum(tally.wins for tally in by_seat), abs_tol=0.001)
        and all(0 <= tally.wins <= tally.games for tally in (*by_bot, *by_seat))
    )


def cut_csv(path: Path, study: Study) -> None:
    """Leave only the games that count in a study's CSV file: an interrupted block may have reached it in part."""
    try:
        head, *lines = path.read_text(encoding="utf-8").splitlines(keepends=True) or [""]
        kept = [line for line in lines if line.endswith("\n") and int(line.partition(",")[0]) < study.done]
        if head and head != ",".join(study.columns()) + "\n":
            raise ValueError
        if kept != lines:
            path.write_text(head + "".join(kept), encoding="utf-8")
    except OSError as error:
        raise Refused("no-such-file", f"Cannot go on with {path}: {error.strerror}.") from None
    except ValueError:
        raise Refused("other-study", f"{path} is not the --csv file of this study; name another.") from None
