"""Our search beside OpenSpiel's, in one run, as ratios: `python -m bench.search [--quick] [--only PART ...]`.

Iterations a second: of both programs in the same game (Hearts, Connect Four and, through an adapter, Behind the
Throne), and of OpenSpiel's in other card games. Matches: the same time for every decision, then the same number of
iterations; the same deals in every seating. In the games that both have, OpenSpiel searches in C++; our own games its
Python searches with our compiled playouts, which is the fastest way there is. The machine may be busy: everything is
measured in turns and in the processor's time, and intervals are of 95 %.
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
from eminence.kernel.definition import SearchSettings
from eminence.kernel.engine import Engine

PARTS = ("rates", "hearts", "connect-four", "behind-the-throne", "an-empty-throne")


DEALS = {"hearts": 80, "connect-four": 30, "behind-the-throne": 20, "an-empty-throne": 20}
BY = {"hearts": "points"}
"""What counts, if not victories: in a single hand of Hearts OpenSpiel's search seeks points."""


@dataclass(frozen=True)
class Effort:
    """How much to measure."""

    rounds: int
    seconds: float
    """A decision, in a match and in a round of rates."""
    iterations: int
    deals: int | None


@dataclass(frozen=True)
class Contest:
    """A match: our search, as it plays or with playouts by chance, against one of OpenSpiel's."""

    rival: str
    make: Callable[[Budget, int], Player]
    counted: bool = False
    search_settings: SearchSettings | None = None


def contests(name: str, engine: Engine, seats: int) -> list[Contest]:
    if name in NATIVE:
        kind = "mcts" if name == "connect-four" else "ismcts"
        rival, make = f"OpenSpiel's {kind.upper()} (C++)", partial(Native, kind, EXPLORE[name])
        return [Contest(rival, make), Contest(rival, make, counted=True)]

    def guest(kind: str, knowing: bool, budget: Budget, seed: int) -> Guest:
        return Guest(kind, engine, seats, EXPLORE["ours"], budget, seed, knowing)

    sampling, walking, taught = (
        ("OpenSpiel's ISMCTS", partial(guest, "ismcts", False)),
        ("OpenSpiel's MCTS", partial(guest, "mcts", False)),
        ("OpenSpiel's ISMCTS with our playouts and judgement", partial(guest, "ismcts", True)),
    )
    return [
        Contest(*sampling),
        Contest(*walking),
        Contest(*taught),
        Contest(*sampling, counted=True),
        Contest(*sampling, counted=True, search_settings=search_rates.PLAIN),
        Contest(*taught, counted=True),
    ]


def matches(name: str, effort: Effort) -> None:
    game, deals = loaded(name), effort.deals or DEALS[name]
    engine, seats = game.engine(), game.seats[0]
    mirrored, opening = partial(Twin, name) if name in NATIVE else None, 2 if name == "connect-four" else 0
    print(f"\n{game.title}, {seats} seats: matches of {deals} deals, each played both ways; 0.5 is fair", flush=True)
    for contest in contests(name, engine, seats):
        budget = Budget(effort.iterations) if contest.counted else Budget(seconds=effort.seconds)
        what = f"our search{' with playouts by chance' if contest.search_settings else ''} against {contest.rival}"
        what += f", {spoken(budget)} a decision"
        sides: tuple[Make, Make] = (partial(own, budget, contest.search_settings), partial(contest.make, budget))
        match(engine, seats, sides, 1, opening, mirrored)  # what has to be compiled is compiled now
        shown = partial(progressed, what, deals)
        tally = match(engine, seats, sides, deals, opening, mirrored, shown)
        report(what, tally, "" if contest.counted else BY.get(name, "victories"))


def own(budget: Budget, search_settings: SearchSettings | None, seed: int) -> Own:
    return Own(budget, seed, search_settings)


def progressed(what: str, deals: int, deal: int) -> None:
    progress(f"{what}: deal {deal + 1} of {deals}")


def spoken(budget: Budget) -> str:
    return f"{budget.seconds:g} s" if budget.seconds else f"{budget.iterations:,} iterations"


def report(what: str, tally: Tally, by: str) -> None:
    progress("")
    share, lead = tally.share(), interval(tally.leads)
    ahead = {"victories": share[1] > 0.5, "points": lead[1] > 0}
    verdict = f"  (ahead by {by}: {'kept' if ahead[by] else 'MISSED'})" if by else ""
    print(f"  {what}\n      {said(*share, form='.3f')} of the victories, {said(*lead)} points ahead{verdict}")
    print(f"      {tally.pace(0)}, against {tally.pace(1)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a few deals and rounds: minutes instead of hours")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="some parts of it")
    parser.add_argument("--seconds", type=float, help="how long to think about each decision")
    parser.add_argument("--iterations", type=int, help="the same for both sides where iterations are counted")
    parser.add_argument("--deals", type=int, help="of every match")
    wanted = parser.parse_args()
    usual = Effort(8, 0.02, 200, 6) if wanted.quick else Effort(32, 0.1, 500, None)
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
