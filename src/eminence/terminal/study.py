"""A study on the screen: a bar while it runs, a table when it is done or interrupted."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from eminence.arena.study import Block, FactCounts, Study, Tally
from eminence.kernel.definition import Fact
from eminence.kernel.engine import Backend
from eminence.terminal import tables

KEPT_EVERY = 2.0


def follow(
    study: Study,
    console: Console,
    backend: Backend | None,
    threads: int | None,
    stream: TextIO | None,
    keep: Callable[[], None],
) -> bool:
    """Run a study with a progress bar; False if it was interrupted.

    Finished games go to `stream`, and every two seconds `keep` is asked to keep what has been counted.
    """
    kept = monotonic()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("getting ready", total=study.games, completed=study.done)

        def heard(block: Block) -> None:
            nonlocal kept
            if monotonic() - kept > KEPT_EVERY:
                keep()
                kept = monotonic()
            progress.update(task, completed=block.end, description="playing")
            if stream is not None:
                block.write_csv(stream, study, header=stream.tell() == 0)
                stream.flush()

        try:
            study.run(backend, threads, heard)
        except KeyboardInterrupt:
            return False
    return True


def report(study: Study, console: Console) -> None:
    """The answers as a table."""
    if study.done < study.games:
        console.print(f"Interrupted after {study.done} of {study.games} games.", style="yellow")
    if not study.done:
        return
    table = Table(
        title=f"{study.game.title}, {study.seats} seats, {study.done} games, seed {study.seed}",
        title_justify="left",
        box=None,
        padding=(0, 2),
    )
    for column in ("", "wins", "95 %", tables.terminal_view(study.game).points):
        table.add_column(column, justify="left" if not column else "right")
    for name, tally in study.by_bot.items():
        table.add_row(Text.assemble((name, "bold"), f" x{study.bots.count(name)}"), *_row(tally))
    for seat, tally in enumerate(study.by_seat):
        table.add_row(Text(f"seat {seat}", style="dim"), *_row(tally))
    console.print(table)
    console.print(f"\n{study.decisions / study.done:.1f} decisions a game, {study.longest} at most", style="dim")
    for fact in study.facts:
        console.print(_fact(fact, study.by_fact[fact.name]), style="dim", highlight=False)
    unwon = round(study.done - sum(tally.wins for tally in study.by_seat))
    without = f", {100 * unwon / study.done:.1f} % without a winner" if unwon else ""
    console.print(f"{100 * study.shared / study.done:.1f} % shared victories{without}", style="dim")


def _fact(fact: Fact, found: FactCounts) -> str:
    if fact.seat:
        share, interval, _ = _row(found.tally)
        return f"{fact.name}: wins {share} (95 %: {interval})"
    if fact.names:
        shares = [f"{fact.said(at)} {100 * count / found.games:.1f} %" for at, count in found.counts.most_common()]
        return f"{fact.name}: {', '.join(shares)}"
    return f"{fact.name}: {found.mean:.1f} on average, {min(found.counts)} to {max(found.counts)}"


def _row(tally: Tally) -> tuple[str, str, str]:
    low, high = tally.interval()
    return f"{100 * tally.share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}", f"{tally.mean_points:.2f}"
