"""A tournament as a page to look at: one file, nothing from elsewhere, light or dark as the reader likes it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

from eminence.arena.ratings import Rating
from eminence.arena.report import Report
from eminence.arena.standings import Interval, Sample
from eminence.bots.paper import sheet
from eminence.kernel.options import option_text

STYLE = """
th, td { text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } td.bot { font-weight: 600; }
small { font-size: .82em; } svg { display: block; margin-left: auto; }
.cross td.cell { text-align: center; } .cross th { text-align: center; } .cross th:first-child { text-align: left; }
.sure { color: var(--mark); font-weight: 600; }
""".strip()

WIDTH, HEIGHT = 190, 18


def page(report: Report) -> str:
    """The whole page."""
    arena, found = report.tournament, report.standings
    title = f"{arena.game.title}: {' · '.join(arena.bots[bot] for bot in found.order())}"
    parts = [
        f"<h1>{escape(arena.game.title)}: the arena</h1>",
        f'<p class="soft">{escape(_subtitle(report))}</p>',
        "<h2>Standings</h2>",
        _standings(report),
        _leads(report),
        "<h2>Who finishes ahead of whom</h2>",
        _crosstable(report),
        *(["<h2>Line-ups</h2>", _lineups(report)] if len(arena.stage.lineups) > 1 else []),
        "<h2>Chairs</h2>",
        _chairs(report),
        "<h2>How to read this</h2>",
        *(f'<p class="soft">{escape(line)}</p>' for line in _notes(report)),
    ]
    return sheet(title, parts, STYLE)


def _subtitle(report: Report) -> str:
    arena = report.tournament
    options = [f"{o.name}={option_text(o.value)}" for o in arena.game.options.values() if o.value != o.default]
    played = f"{arena.done} games" if arena.done == arena.total else f"{arena.done} of {arena.total} games"
    alone = [f"{arena.gauntlet} alone against the others"] if arena.gauntlet else []
    return ", ".join(
        [f"{arena.seats} seats", f"{played} of {report.deals} deals", *alone, f"seed {arena.seed}", *options]
    )


def _notes(report: Report) -> list[str]:
    fair = f"{100 * report.standings.fair:.1f} %"
    return [
        "A share is the part of all victories that a bot won from a chair; a shared victory counts in part. If all "
        f"were equal, it would be {fair}: the thin upright line.",
        "Every deal was played by every line-up from every chair, so that the luck of the deal and of the chair falls "
        "on all alike. The games of one deal belong together: the 95 % intervals are computed from deals, not from "
        "single games.",
        "Winners finish ahead, and equal to one another; the others follow by points. A tie counts half.",
        "Ratings are after Plackett and Luce (openskill), over many orders of the games, with intervals from deals "
        "drawn again and again. Their mean is 1500; 400 points more finish ahead ten times out of eleven.",
    ]


def _standings(report: Report) -> str:
    arena, found = report.tournament, report.standings
    scale = max([2 * found.fair, *(found.scores[bot].wins.estimate().high for bot in range(len(arena.bots)))])
    rows = []
    for bot in found.order():
        score, share = found.scores[bot], found.scores[bot].wins.estimate()
        rows.append(
            [
                _name(arena.bots[bot]),
                _rating(report.ratings[bot]),
                _share(share),
                _bar(share, found.fair, scale),
                f"{share.mean / found.fair:.2f}",
                f"{score.mean_points:.2f}",
                spent(score.mean_seconds),
                spent(score.longest),
                str(score.faults),
            ]
        )
    heads = ("bot", "rating", "share", "", "of fair", "points", "a decision", "longest", "faults")
    return _table(heads, rows)


def _leads(report: Report) -> str:
    names = report.tournament.bots
    lines = []
    for one, two, lead in report.standings.leads():
        verdict = '<span class="sure">sure</span>' if lead.above(0) else "not sure"
        ahead = f"{escape(names[one])} is {100 * lead.mean:.1f} points of share ahead of {escape(names[two])}"
        lines.append(f"<p>{ahead} <small>({_range(lead)})</small>: {verdict} with 95 % confidence.</p>")
    return "\n".join(lines)


def _crosstable(report: Report) -> str:
    names, found, order = report.tournament.bots, report.standings, report.standings.order()
    rows = []
    for one in order:
        cells = [_cell(found.ahead.get((one, two))) for two in order]
        rows.append(f"<tr>{_name(names[one])}{''.join(cells)}</tr>")
    heads = "".join(f"<th>{escape(head)}</th>" for head in ("", *(names[bot] for bot in order)))
    return f'<div class="card"><table class="cross"><tr>{heads}</tr>{"".join(rows)}</table></div>'


def _cell(sample: Sample | None) -> str:
    """A share of the crosstable, the greener the more it is above one half."""
    if sample is None:
        return '<td class="cell soft">-</td>'
    found = sample.estimate()
    colour, strength = ("--good", found.mean - 0.5) if found.mean >= 0.5 else ("--bad", 0.5 - found.mean)
    style = f"background: rgba(var({colour}), {1.1 * strength:.2f})"
    return f'<td class="cell" style="{style}">{_share(found)}</td>'


def _lineups(report: Report) -> str:
    arena, found = report.tournament, report.standings
    rows = []
    for number, lineup in enumerate(arena.stage.lineups):
        for bot in sorted(set(lineup)):
            if (number, bot) in found.by_lineup:
                share = found.by_lineup[number, bot].estimate()
                name = f"<td>{escape(report.lineup(number))}</td>"
                rows.append([name, escape(arena.bots[bot]), _share(share), _bar(share, found.fair, 1.0)])
    return _table(("line-up", "bot", "share a chair", ""), rows)


def _chairs(report: Report) -> str:
    found = report.standings
    shares = [sample.estimate() for sample in found.by_chair]
    scale = max([2 * found.fair, *(share.high for share in shares)])
    rows = [
        [f"<td>seat {seat}</td>", _share(share), _bar(share, found.fair, scale)] for seat, share in enumerate(shares)
    ]
    return _table(("chair", "share", ""), rows)


# --- Pieces -----------------------------------------------------------------------------------------------------------


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr>{first}{''.join(f'<td>{cell}</td>' for cell in rest)}</tr>\n" for first, *rest in rows)
    return f'<div class="card"><table><tr>{head}</tr>\n{body}</table></div>'


def _name(name: str) -> str:
    return f'<td class="bot">{escape(name)}</td>'


def _share(share: Interval) -> str:
    return f"{100 * share.mean:.1f} % <small>{_range(share)}</small>"


def _range(share: Interval) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def _rating(rating: Rating) -> str:
    if not math.isfinite(rating.low):
        return f"{rating.mean:.0f}"
    return f"{rating.mean:.0f} <small>{rating.low:.0f} to {rating.high:.0f}</small>"


def _bar(share: Interval, fair: float, scale: float) -> str:
    """A bar for the mean, a whisker for the interval and a thin line for the fair share."""
    mean, low, high, even = (WIDTH * min(1.0, value / scale) for value in (share.mean, share.low, share.high, fair))
    middle = HEIGHT / 2
    told = f"{100 * share.mean:.1f} %, {_range(share)}"
    return (
        f'<svg width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">'
        f'<rect x="0" y="4" width="{mean:.1f}" height="{HEIGHT - 8}" rx="2" fill="var(--bar)"/>'
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}V{middle + 4}M{high:.1f} {middle - 4}'
        f'V{middle + 4}" stroke="var(--ink)" fill="none"/>'
        f'<path d="M{even:.1f} 0V{HEIGHT}" stroke="var(--fair)" stroke-dasharray="2 2"/></svg>'
    )


def spent(seconds: float) -> str:
    """A short time as people say it.

    >>> spent(0.0000123), spent(0.0123), spent(1.23), spent(83)
    ('12 µs', '12 ms', '1.23 s', '83.0 s')
    """
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    if seconds < 1:
        return f"{1000 * seconds:.0f} ms"
    return f"{seconds:.2f} s" if seconds < 10 else f"{seconds:.1f} s"
