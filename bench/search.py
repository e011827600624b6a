"""Our search beside OpenSpiel's, in one run, as ratios: `python -m bench.search [--quick] [--only PART ...]`.

Iterations a second: of both programs in the same game (Hearts, Connect Four and, through an adapter, Behind the
Throne), and of OpenSpiel's in other card games. Matches: the same time for every decision, then the same number of
iterations; the same deals in every seating. In the games that both have, OpenSpiel searches in C++; our own games its
Python searches with our compiled playouts, which is the fastest way there is. The machine may be busy: everything is
measured in turns, and intervals are of 95 %.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import eminence
from bench import search_rates
from bench.contest import Make, Own, Player, Tally, interval, match, progress, said
from bench.peers.open_spiel_bots import EXPLORE, NATIVE, Guest, Native, Twin, loaded
from eminence.bots.search import Budget
from eminence.kernel.definition import Foresight
from eminence.kernel.engine import Engine

PARTS = ("rates", "hearts", "connect-four", "behind-the-throne", "an-empty-throne")


@dataclass(frozen=True)
class Effort:
    """How much to measure."""

    rounds: int
    seconds: float
    """A decision, in a match and in a round of rates."""
    iterations: int
    deals: int


@dataclass(frozen=True)
class Rival:
    """Somebody of OpenSpiel's to play against."""

    name: str
    make: Callable[[Budget, int], Player]


def rivals(name: str, engine: Engine, seats: int) -> list[Rival]:
    if name in NATIVE:
        kind = "mcts" if name == "connect-four" else "ismcts"
        return [Rival(f"OpenSpiel {kind.upper()} (C++)", partial(Native, kind, EXPLORE[name]))]
    made = partial(Guest, engine=engine, seats=seats, explore=EXPLORE["ours"])
    return [
        Rival("OpenSpiel ISMCTS", lambda budget, seed: made("ismcts", budget=budget, seed=seed)),
        Rival("OpenSpiel MCTS", lambda budget, seed: made("mcts", budget=budget, seed=seed)),
        Rival(
            "OpenSpiel ISMCTS with our judgement",
            lambda budget, seed: made("ismcts", budget=budget, seed=seed, knowing=True),
        ),
    ]


def matches(name: str, effort: Effort) -> None:
    game = loaded(name)
    engine, seats = game.engine(), game.seats[0]
    own: list[tuple[str, Foresight | None]] = [("our search", None)]
    if name not in NATIVE:
        own.append(("our search, playouts by chance", search_rates.PLAIN))
    print(f"\n{game.title}, {seats} seats: matches of {effort.deals} deals, each played both ways; 0.5 is fair")
    timed, counted = Budget(seconds=effort.seconds), Budget(effort.iterations)
    for rival in rivals(name, engine, seats):
        for budget in (timed, counted):
            for title, foresight in own if budget is counted else own[:1]:
                what = f"{title} against {rival.name}, {spoken(budget)} a decision"
                sides: tuple[Make, Make] = (
                    lambda seed, budget=budget, foresight=foresight: Own(budget, seed, foresight),  # type: ignore[misc]
                    lambda seed, budget=budget, make=rival.make: make(budget, seed),  # type: ignore[misc]
                )
                report(what, played(name, engine, seats, sides, effort, what), budget is timed)


def spoken(budget: Budget) -> str:
    return f"{budget.seconds:g} s" if budget.seconds else f"{budget.iterations:,} iterations"


def played(name: str, engine: Engine, seats: int, sides: tuple[Make, Make], effort: Effort, what: str) -> Tally:
    mirrored = partial(Twin, name) if name in NATIVE else None
    opening = 2 if name == "connect-four" else 0
    match(engine, seats, sides, 1, opening, mirrored)  # what has to be compiled is compiled now
    seen = lambda deal: progress(f"{what}: deal {deal + 1} of {effort.deals}")  # noqa: E731
    return match(engine, seats, sides, effort.deals, opening, mirrored, seen)


def report(what: str, tally: Tally, judged: bool) -> None:
    progress("")
    share = tally.share()
    verdict = f"  (bar 0.5: {'kept' if share[1] > 0.5 else 'MISSED'})" if judged else ""
    print(f"  {what}: {said(*share, form='.3f')} of the victories{verdict}")
    print(f"      {said(*interval(tally.leads))} points ahead; {tally.pace(0)} against {tally.pace(1)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a few deals and rounds: minutes instead of hours")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="some parts of it")
    parser.add_argument("--seconds", type=float, help="how long to think about each decision")
    parser.add_argument("--iterations", type=int, help="the same for both sides where iterations are counted")
    parser.add_argument("--deals", type=int, help="of every match")
    wanted = parser.parse_args()
    usual = Effort(8, 0.02, 200, 6) if wanted.quick else Effort(32, 0.1, 1000, 40)
    effort = Effort(
        usual.rounds,
        wanted.seconds or usual.seconds,
        wanted.iterations or usual.iterations,
        wanted.deals or usual.deals,
    )
    print(f"Eminence {eminence.__version__}, Python {platform.python_version()}, {platform.machine()}", flush=True)
    if "rates" in wanted.only:
        search_rates.measure(effort.rounds, effort.seconds)
    for name in wanted.only:
        if name != "rates":
            matches(name, effort)


if __name__ == "__main__":
    main()
