"""A tournament on the screen: a bar and the standings while it runs, tables when it is done or interrupted."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import StringIO
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import TextIO

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from eminence.arena import tournament_file
from eminence.arena.ratings import Rating
from eminence.arena.report import Report, write_csv
from eminence.arena.standings import Interval, Standings
from eminence.arena.tournament import FinishedGame, Tournament
from eminence.kernel.errors import Refused
from eminence.reports.texts import duration_text
from eminence.terminal import saves, tables

COUNTED_EVERY = 0.5
MOST_COLUMNS = 8
"""A wider crosstable is left to the page."""
LONGEST_NAME = 16


@dataclass(frozen=True)
class Papers:
    """What is written of a tournament, and where."""

    json: Path | None = None
    csv: Path | None = None
    html: Path | None = None
    records: Path | None = None
    tournament_file: Path | None = None

    def check(self) -> None:
        """Refuse before anything is played what could not be written afterwards."""
        given = [path for path in (self.json, self.csv, self.html, self.tournament_file) if path is not None]
        for path in given:
            saves.check_writable(path)
        twice = next((path for path, other in combinations(given, 2) if path.resolve() == other.resolve()), None)
        if twice is not None:
            raise Refused("cannot-write", f"Two things cannot both be written to {twice}; name a file for each.")
        if self.records is not None:
            try:
                self.records.mkdir(parents=True, exist_ok=True)
            except (OSError, ValueError) as error:
                raise Refused("cannot-write", f"Cannot write records into {self.records}: {error}.") from None

    def write(self, report: Report) -> None:
        if self.json is not None:
            saves.put(self.json, json.dumps(report.to_dict(), indent=1) + "\n")
        if self.csv is not None:
            stream = StringIO()
            write_csv(report.tournament, stream)
            saves.put(self.csv, stream.getvalue())
        if self.html is not None:
            from eminence.reports.tournament_page import tournament_page

            saves.put(self.html, tournament_page(report))

    def record(self, number: int) -> Path:
        assert self.records is not None
        return self.records / f"{number:06}.eminence"


def hold(tournament: Tournament, papers: Papers, console: Console, workers: int) -> bool:
    """Play a tournament, show it and write it down; False if it was interrupted."""
    papers.check()
    with _ledger(tournament, papers.tournament_file) as stream:
        if papers.records is not None:
            _missing_records(tournament, papers)

        def keep(game: FinishedGame) -> None:
            if game.record is not None:
                saves.put(papers.record(game.number), game.record)
            if stream is not None:
                stream.write(tournament_file.line(tournament, game))
                stream.flush()

        complete = False
        try:
            complete = follow(tournament, console, workers, papers.records is not None, keep)
        finally:
            report = Report(tournament)
            try:
                papers.write(report)
            finally:
                show(report, console)
    return complete


@contextmanager
def _ledger(tournament: Tournament, path: Path | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    try:
        with tournament_file.opened(tournament, path) as stream:
            yield stream
    except OSError as error:
        raise Refused("cannot-write", f"Cannot write {path}: {error.strerror}.") from None


def _missing_records(tournament: Tournament, papers: Papers) -> None:
    """Of games that were played before and whose records nobody wanted then."""
    for game in tournament.finished:
        if not papers.record(game.number).exists():
            saves.put(papers.record(game.number), tournament.stage.record(game.number, game.outcome))


def follow(
    tournament: Tournament, console: Console, workers: int, recording: bool, keep: Callable[[FinishedGame], None]
) -> bool:
    """Run a tournament with a progress bar; False if it was interrupted. `keep` gets every finished game."""
    found = Standings(tournament.bots, tournament.seats, tournament.finished)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    progress = Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console)
    task = progress.add_task("getting ready", total=tournament.total, completed=tournament.done)
    counted = 0.0
    with Live(Group(progress), console=console, transient=True, refresh_per_second=4) as live:

        def heard(game: FinishedGame) -> None:
            nonlocal counted
            keep(game)
            found.add(game)
            progress.update(task, completed=game.number + 1, description="playing")
            if monotonic() - counted > COUNTED_EVERY:
                live.update(Group(_running(found), progress))
                counted = monotonic()

        try:
            tournament.run(workers, heard, recording)
        except KeyboardInterrupt:
            return False
    return True


def short(names: Sequence[str]) -> list[str]:
    """Names for tables: of a long one only the end, numbered where two would be the same.

    >>> short(["greedy", "exec:python3 bots/mine.py", "exec:python3.12 bots/mine.py"])
    ['greedy', '1 ...ots/mine.py', '2 ...ots/mine.py']
    >>> short(["greedy", "exec:python3 bots/mine.py"])
    ['greedy', '... bots/mine.py']
    """
    ends = [name if len(name) <= LONGEST_NAME else f"...{name[3 - LONGEST_NAME :]}" for name in names]
    if len(set(ends)) == len(names):
        return ends
    return [
        end if end == name else f"{at} ...{name[5 - LONGEST_NAME :]}"
        for at, (end, name) in enumerate(zip(ends, names, strict=True))
    ]


def _running(found: Standings) -> Table:
    table, names = _table("", "share", "95 %", "a decision"), short(found.bots)
    for bot in found.order():
        score = found.scores[bot]
        table.add_row(Text(names[bot], style="bold"), *_share(score.wins.estimate()), duration_text(score.mean_seconds))
    return table


def show(report: Report, console: Console) -> None:
    """The answers as tables."""
    arena, found, names = report.tournament, report.standings, short(report.tournament.bots)
    if arena.done < arena.total:
        console.print(f"Interrupted after {arena.done} of {arena.total} games.", style="yellow")
    if not arena.done:
        return
    alone = f", {names[arena.bots.index(arena.gauntlet)]} alone" if arena.gauntlet else ""
    played = f"{arena.done} games of {report.deals} deals, seed {arena.seed}"
    console.print(f"{arena.game.title}, {arena.seats} seats{alone}, {played}")
    console.print(f"fair share {100 * found.fair:.1f} %; intervals from deals, not from single games\n", style="dim")
    console.print(_standings(report, names))
    for name, whole in zip(names, arena.bots, strict=True):
        if name != whole:
            console.print(Text(f"{name} is {whole}", style="dim"))
    console.print()
    for one, two, lead in found.leads():
        console.print(_lead(names[one], names[two], lead))
    if arena.gauntlet is not None:
        hero = arena.bots.index(arena.gauntlet)
        console.print(_alone(names[hero], found.scores[hero].wins.estimate(), found.fair))
    if len(arena.bots) <= MOST_COLUMNS and (len(arena.bots) > 2 or arena.seats > 2):
        console.print("\nfinishes ahead of", style="bold")
        console.print(_crosstable(found, names))
    if len(arena.stage.lineups) > 1 and arena.seats > 2:
        console.print("\nshare a chair, by line-up", style="bold")
        console.print(_lineups(report, names))
    chairs = ", ".join(f"seat {seat} {100 * sample.mean:.1f} %" for seat, sample in enumerate(found.by_chair))
    console.print(f"\nby chair: {chairs}", style="dim")
    console.print(_remarks(found), style="dim")


def _remarks(found: Standings) -> str:
    without = f", {100 * found.unwon / found.games:.1f} % without a winner" if found.unwon else ""
    shared = f"{100 * found.shared / found.games:.1f} % shared victories"
    return f"{found.steps / found.games:.1f} steps a game, {shared}{without}"


def _standings(report: Report, names: Sequence[str]) -> Table:
    found = report.standings
    faults = any(score.faults for score in found.scores)
    points = tables.terminal_view(report.tournament.game).points
    table = _table("", "rating", "95 %", "share", "95 %", points, "a decision", *["faults"] * faults)
    for bot in found.order():
        score, rating = found.scores[bot], report.ratings[bot]
        table.add_row(
            Text(names[bot], style="bold"),
            *_rating(rating),
            *_share(score.wins.estimate()),
            f"{score.mean_points:.2f}",
            duration_text(score.mean_seconds),
            *[str(score.faults)] * faults,
        )
    return table


def _lead(one: str, two: str, lead: Interval) -> Text:
    sure = ("yes", "green") if lead.above(0) else ("no", "yellow")
    ahead = f"{one} ahead of {two} by {100 * lead.mean:.1f} ({100 * lead.low:.1f} to {100 * lead.high:.1f}), "
    return Text.assemble(ahead, "with 95 % confidence: ", sure)


def _alone(name: str, share: Interval, fair: float) -> str:
    times, low, high = (value / fair for value in (share.mean, share.low, share.high))
    return f"{name} alone wins {times:.2f} times its fair share ({low:.2f} to {high:.2f})"


def _crosstable(found: Standings, names: Sequence[str]) -> Table:
    order = found.order()
    table = _table("", *(names[bot] for bot in order))
    for one in order:
        cells = [found.ahead[one, two].estimate() if (one, two) in found.ahead else None for two in order]
        table.add_row(Text(names[one], style="bold"), *(_against(cell) for cell in cells))
    return table


def _against(cell: Interval | None) -> Text:
    if cell is None:
        return Text("-", style="dim")
    style = "green" if cell.low > 0.5 else "red" if cell.high < 0.5 else ""
    return Text.assemble((f"{100 * cell.mean:.1f}", style), (f" ±{50 * (cell.high - cell.low):.1f}", "dim"))


def _lineups(report: Report, names: Sequence[str]) -> Table:
    found, table = report.standings, _table("", "bot", "share", "95 %")
    for number, lineup in enumerate(report.tournament.stage.lineups):
        for bot in sorted(set(lineup)):
            if (number, bot) in found.by_lineup:
                share = _share(found.by_lineup[number, bot].estimate())
                table.add_row(report.lineup(number, names), names[bot], *share)
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in columns:
        table.add_column(column, justify="left" if not column else "right", no_wrap=bool(column), overflow="fold")
    return table


def _share(share: Interval) -> tuple[str, str]:
    return f"{100 * share.mean:.1f} %", f"{100 * share.low:.1f} - {100 * share.high:.1f}"


def _rating(rating: Rating) -> tuple[str, str]:
    known = math.isfinite(rating.low)
    return f"{rating.mean:.0f}", f"{rating.low:.0f} - {rating.high:.0f}" if known else "?"
