"""Hints and reviews on the screen: moves with their shares of victory, costly moves, turning points, a plot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from eminence.bots.analysis import Analysis, Candidate, analyse, prepare, seen
from eminence.bots.drawing import happened, page, svg
from eminence.bots.hints import percent
from eminence.bots.moments import Decision, Moment
from eminence.bots.review import Review
from eminence.bots.search import Budget
from eminence.games import shelf
from eminence.kernel import journal
from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.terminal import saves, tables
from eminence.terminal.plot import COLOURS, plot
from eminence.terminal.saves import Saved

READY = "getting ready; what was never used on this machine is compiled, which takes a minute or so ..."
SHOWN = 8
"""So many moves are shown if nobody asks for all."""
BAR = 14
EIGHTHS = " ▏▎▍▌▋▊▉"
MARKS = {"blunder": "bold red", "mistake": "yellow"}
TOLD = 3
"""So many lines say what happened at a turning point."""


def opened(path: Path, game: Game | None, cards: str | None) -> Saved:
    """A saved game, a record, or the text of a position; of which game, is given or stands in a line `# game: NAME`."""
    text = saves.text_of(path)
    if journal.HEADLINE in text.splitlines():
        return saves.read(path, cards)
    named = next((line[7:].strip() for line in text.splitlines() if line.startswith("# game:")), None)
    chosen = game or (shelf.load(named, {}, cards) if named else None)
    if chosen is None:
        raise Refused("unknown-game", f"{path} is no record; if it is a position, say of which game: --game NAME")
    position = chosen.position(text)
    return Saved(position, None, ["greedy"], [f"Seat {seat}" for seat in range(position.seats)], cards)


# --- Hints ------------------------------------------------------------------------------------------------------------


def think(position: Position, seat: int | None, budget: Budget, threads: int, console: Console) -> Analysis:
    """An analysis, with a word on what takes so long."""
    view = seen(position, seat)
    with console.status(READY):
        prepare(view.game)
    with console.status("thinking ..."):
        return analyse(view, budget=budget, threads=threads)


def show(found: Analysis, names: Sequence[str], console: Console, every: bool = False) -> None:
    """The moves of a decision in a table, the sentence below it."""
    wide = console.width >= 100
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("move", overflow="fold", ratio=None)
    table.add_column("win", justify="right")
    table.add_column("", width=BAR, no_wrap=True)
    table.add_column("95 %", justify="right", no_wrap=True)
    table.add_column(tables.look(found.view.game).points, justify="right", no_wrap=True)
    if wide:
        table.add_column("tries", justify="right")
        table.add_column("games", justify="right")
    shown = found.moves if every else found.moves[:SHOWN]
    for at, move in enumerate(shown):
        style = "bold" if at == 0 else ""
        effort = [Text(str(move.tries), "dim"), Text(str(move.games), "dim")] if wide else []
        table.add_row(
            Text(str(move.move), style),
            Text(percent(move.win), style),
            _bar(move),
            _interval(move),
            _points(move),
            *effort,
        )
    console.print(table)
    if len(shown) < len(found.moves):
        console.print(f"and {len(found.moves) - len(shown)} more moves", style="dim", highlight=False)
    console.print()
    console.print(Text(str(found.hint(names)), style="bold yellow"))
    shares = ", ".join(f"{names[seat]} {percent(share)}" for seat, share in enumerate(found.shares))
    effort_told = f"{found.iterations} iterations, {found.games} games to the end, {found.seconds:.1f} s"
    console.print(f"Shares of victory: {shares}. {effort_told}.", style="dim", highlight=False)


def _bar(move: Candidate) -> Text:
    """The share as a bar."""
    eighths = round(8 * BAR * move.win) if move.known else 0
    return Text("█" * (eighths // 8) + EIGHTHS[eighths % 8].strip(), style="yellow")


def _interval(move: Candidate) -> Text:
    low, high = move.win_interval
    return Text(f"{100 * low:.0f} - {100 * high:.0f}", style="dim")


def _points(move: Candidate) -> Text:
    if move.points is None:
        return Text("-", style="dim")
    return Text.assemble(f"{move.points:.1f}", (f" ±{1.96 * move.points_error:.1f}", "dim"))


# --- Reviews ----------------------------------------------------------------------------------------------------------


def follow(review: Review, console: Console) -> bool:
    """Run a review with a progress bar; False if it was interrupted."""
    with console.status(READY):
        prepare(review.position.game)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("looking at decisions", total=review.total, completed=review.done)
        try:
            review.run(lambda so_far: progress.update(task, completed=so_far.done))
        except KeyboardInterrupt:
            return False
    return True


def check_papers(plot_file: Path | None, json_file: Path | None) -> None:
    """Refuse before anything is thought about what could not be written afterwards."""
    if plot_file is not None and plot_file.suffix.lower() not in (".svg", ".html"):
        raise Refused("bad-plot", f"A plot is written as .svg or .html, not as {plot_file.suffix or 'a file without'}.")
    for path in (plot_file, json_file):
        saves.check_writable(path)
    if plot_file is not None and json_file is not None and plot_file.resolve() == json_file.resolve():
        raise Refused("cannot-write", f"--plot and --json cannot both be {plot_file}; name two files.")


def write_papers(review: Review, plot_file: Path | None, json_file: Path | None) -> None:
    if plot_file is not None and review.shares:
        saves.put(plot_file, svg(review) if plot_file.suffix.lower() == ".svg" else page(review))
    if json_file is not None:
        saves.put(json_file, json.dumps(review.to_dict(), indent=1) + "\n")


def report(review: Review, console: Console) -> None:
    """What was found: the plot, the turning points, the costly moves, and how everybody played."""
    if not review.complete:
        console.print(f"Interrupted after {review.done} of {review.total} decisions.", style="yellow")
    if not review.shares:
        return
    console.print(Text(f"{review.position.game.title}: shares of victory", style="bold"))
    console.print(plot(review, console.width))
    _turns(review, console)
    _costly(review, console)
    _summary(review, console)


def _turns(review: Review, console: Console) -> None:
    moments = review.turning_points
    console.print()
    console.print(Text("Turning points", style="bold yellow"))
    if not moments:
        console.print("  The game turned nowhere in particular.", style="dim")
    for moment in moments:
        console.print(_turn(review, moment))
        lines = happened(review, moment)
        for line in [*lines[:TOLD], *(["..."] if len(lines) > TOLD else [])]:
            console.print(Padding(Text(line), (0, 0, 0, 4), expand=False), style="dim")


def _turn(review: Review, moment: Moment) -> Text:
    seat = moment.hit
    moves = f"move {moment.first}" if moment.last == moment.first else f"moves {moment.first}-{moment.last}"
    swing = f"{percent(moment.shares[seat])} to {percent(moment.after[seat])}"
    return Text.assemble(
        f"  {moves:<15}",
        (review.names[seat], f"bold {COLOURS[seat]}"),
        f" {swing} by ",
        (review.fortune, "cyan") if moment.by_luck else ("choice", "magenta"),
    )


def _costly(review: Review, console: Console) -> None:
    console.print()
    console.print(Text("Costly moves", style="bold yellow"))
    costly = review.costly
    if not costly:
        console.print("  None that is sure.", style="dim")
    for decision in costly[:SHOWN]:
        console.print(_cost(review, decision))
        console.print(Padding(Text(str(review.why(decision))), (0, 0, 0, 4), expand=False), style="dim")
    if len(costly) > SHOWN:
        console.print(f"  and {len(costly) - SHOWN} more", style="dim", highlight=False)


def _cost(review: Review, decision: Decision) -> Text:
    return Text.assemble(
        f"  move {decision.step:<10}",
        (review.names[decision.seat], f"bold {COLOURS[decision.seat]}"),
        f" {decision.move}: ",
        (f"{decision.mark}, costs {percent(decision.cost)}", MARKS[decision.mark]),
    )


def _summary(review: Review, console: Console) -> None:
    console.print()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for column in ("", "decisions", "as good as best", "average cost", "mistakes", "blunders", review.fortune):
        table.add_column(column, justify="right" if column else "left")
    for summary in review.summaries():
        table.add_row(
            Text(review.names[summary.seat], style=f"bold {COLOURS[summary.seat]}"),
            str(summary.decisions),
            percent(summary.accuracy),
            f"{100 * summary.loss:.1f} %",
            str(summary.mistakes),
            str(summary.blunders),
            f"{100 * summary.luck:+.0f}",
        )
    console.print(table)
