"""A tournament as a page: standings, who finishes ahead of whom, line-ups and chairs in one file."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from eminence.arena.ratings import Rating
from eminence.arena.report import Report
from eminence.arena.standings import Interval, Sample
from eminence.kernel.options import option_text
from eminence.reports.rendering import render
from eminence.reports.texts import duration_text

BAR_WIDTH = 190


@dataclass(frozen=True)
class Bar:
    """How far a bar, the whisker on it and the thin line for the fair share reach."""

    width: int
    mean: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Share:
    """A share in words, and drawn."""

    mean: str
    range: str
    bar: Bar


@dataclass(frozen=True)
class Ahead:
    """How often a bot finishes ahead of another, in words and as a colour, strong if they are unequal."""

    mean: str
    range: str
    is_good: bool
    strength: str


def tournament_page(report: Report) -> str:
    """The whole page."""
    arena, found = report.tournament, report.standings
    return render(
        "tournament_page.html",
        game=arena.game.title,
        bots=[arena.bots[bot] for bot in found.order()],
        subtitle=_subtitle(report),
        standings=list(_standings(report)),
        leads=[
            (arena.bots[one], arena.bots[two], f"{100 * lead.mean:.1f}", _range(lead), lead.above(0))
            for one, two, lead in found.leads()
        ],
        crosstable=[
            (arena.bots[one], [_ahead(found.ahead.get((one, two))) for two in found.order()]) for one in found.order()
        ],
        lineups=list(_lineups(report)),
        chairs=_chairs(report),
        fair=f"{100 * found.fair:.1f} %",
    )


def _subtitle(report: Report) -> str:
    arena = report.tournament
    options = [f"{o.name}={option_text(o.value)}" for o in arena.game.options.values() if o.value != o.default]
    played = f"{arena.done} games" if arena.done == arena.total else f"{arena.done} of {arena.total} games"
    alone = [f"{arena.gauntlet} alone against the others"] if arena.gauntlet else []
    return ", ".join(
        [f"{arena.seats} seats", f"{played} of {report.deals} deals", *alone, f"seed {arena.seed}", *options]
    )


def _standings(report: Report) -> Iterator[tuple[object, ...]]:
    arena, found = report.tournament, report.standings
    scale = max([2 * found.fair, *(score.wins.estimate().high for score in found.scores)])
    for bot in found.order():
        score, share = found.scores[bot], found.scores[bot].wins.estimate()
        yield (
            arena.bots[bot],
            *_rating(report.ratings[bot]),
            _share(share, found.fair, scale),
            f"{share.mean / found.fair:.2f}",
            f"{score.mean_points:.2f}",
            duration_text(score.mean_seconds),
            duration_text(score.longest),
            score.faults,
        )


def _ahead(sample: Sample | None) -> Ahead | None:
    if sample is None:
        return None
    share = sample.estimate()
    return Ahead(_percent(share.mean), _range(share), share.mean >= 0.5, f"{1.1 * abs(share.mean - 0.5):.2f}")


def _lineups(report: Report) -> Iterator[tuple[str, str, Share]]:
    """Nothing if all games were played by the same line-up."""
    arena, found = report.tournament, report.standings
    for number, lineup in enumerate(arena.stage.lineups if len(arena.stage.lineups) > 1 else []):
        for bot in sorted(set(lineup)):
            if (number, bot) in found.by_lineup:
                share = found.by_lineup[number, bot].estimate()
                yield report.lineup(number), arena.bots[bot], _share(share, found.fair, 1.0)


def _chairs(report: Report) -> list[tuple[str, Share]]:
    found = report.standings
    shares = [sample.estimate() for sample in found.by_chair]
    scale = max([2 * found.fair, *(share.high for share in shares)])
    return [(f"seat {seat}", _share(share, found.fair, scale)) for seat, share in enumerate(shares)]


# --- Pieces -----------------------------------------------------------------------------------------------------------


def _share(share: Interval, fair: float, scale: float) -> Share:
    ends = (round(BAR_WIDTH * min(1.0, value / scale), 1) for value in (share.mean, share.low, share.high, fair))
    return Share(_percent(share.mean), _range(share), Bar(BAR_WIDTH, *ends))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(share: Interval) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def _rating(rating: Rating) -> tuple[str, str]:
    known = math.isfinite(rating.low)
    return f"{rating.mean:.0f}", f"{rating.low:.0f} to {rating.high:.0f}" if known else ""
