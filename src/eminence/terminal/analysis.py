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

from eminence.bots.analysis import Analysis, Candidate, analyse, prepare, view_of_seat
from eminence.bots.decisions import Decision, ReviewedMoment
from eminence.bots.hints import percent
from eminence.bots.review import Review
from eminence.bots.search import Budget
from eminence.games import registry
from eminence.kernel import game_record
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.view import seat_names
from eminence.reports.texts import moment_lines
from eminence.terminal import saves, tables
from eminence.terminal.language import called, refused, say, used
from eminence.terminal.plot import COLOURS, plot
from eminence.terminal.saves import Saved

SHOWN = 8
"""So many moves are shown if nobody asks for all."""
BAR = 14
EIGHTHS = " ▏▎▍▌▋▊▉"
COLUMNS = ("decisions", "best", "cost", "mistakes", "blunders")
MARKS = {"blunder": "bold red", "mistake": "yellow"}
TOLD = 3
"""So many lines say what happened at a turning point."""


def opened(path: Path, game: Game | None, cards: str | None) -> Saved:
    """A saved game, a record, or the text of a position; of which game, is given or stands in a line `# game: NAME`."""
    text = saves.text_of(path)
    if game_record.FORMAT_LINE in text.splitlines():
        return saves.read(path, cards)
    named = next((line[7:].strip() for line in text.splitlines() if line.startswith("# game:")), None)
    chosen = game or (registry.load(named, {}, cards) if named else None)
    if chosen is None:
        raise refused("unknown-game", "hint-of-which-game", file=str(path))
    position = chosen.position(text)
    return Saved(position, None, ["greedy"], seat_names(position.seats), cards)


# --- Hints ------------------------------------------------------------------------------------------------------------


def think(position: Position, seat: int | None, budget: Budget, threads: int, console: Console) -> Analysis:
    """An analysis, with a word on what takes so long."""
    view = view_of_seat(position, seat)
    with console.status(say("getting-ready")):
        prepare(view.game)
    with console.status(say("thinking")):
        return analyse(view, budget=budget, threads=threads)


def show(found: Analysis, names: Sequence[str], console: Console, every: bool = False) -> None:
    """The moves of a decision in a table, the sentence below it."""
    wide = console.width >= 100
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(say("hint-column-move"), overflow="fold", ratio=None)
    table.add_column(say("hint-column-win"), justify="right")
    table.add_column("", width=BAR, no_wrap=True)
    table.add_column("95 %", justify="right", no_wrap=True)
    table.add_column(tables.terminal_view(found.view.game).points, justify="right", no_wrap=True)
    if wide:
        table.add_column(say("hint-column-tries"), justify="right")
        table.add_column(say("hint-column-games"), justify="right")
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
        console.print(say("hint-more-moves", count=len(found.moves) - len(shown)), style="dim", highlight=False)
    console.print()
    console.print(Text(found.hint(names).say(used()), style="bold yellow"))
    shares = [f"{name} {percent(share)}" for name, share in zip(called(names), found.shares, strict=True)]
    effort_told = {"iterations": found.iterations, "games": found.games, "seconds": f"{found.seconds:.1f}"}
    console.print(say("hint-effort", shares=shares, **effort_told), style="dim", highlight=False)


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
    with console.status(say("getting-ready")):
        prepare(review.position.game)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(say("review-running"), total=review.total, completed=review.done)
        try:
            review.run(lambda so_far: progress.update(task, completed=so_far.done))
        except KeyboardInterrupt:
            return False
    return True


def check_papers(plot_file: Path | None, json_file: Path | None) -> None:
    """Refuse before anything is thought about what could not be written afterwards."""
    if plot_file is not None and plot_file.suffix.lower() not in (".svg", ".html"):
        raise refused("bad-plot", "bad-plot", ending=plot_file.suffix or "none")
    for path in (plot_file, json_file):
        saves.check_writable(path)
    if plot_file is not None and json_file is not None and plot_file.resolve() == json_file.resolve():
        raise refused("cannot-write", "plot-over-json", file=str(plot_file))


def write_papers(review: Review, plot_file: Path | None, json_file: Path | None) -> None:
    if plot_file is not None and review.shares:
        from eminence.reports.review_page import review_page
        from eminence.reports.review_plot import review_plot

        saves.put(plot_file, review_plot(review) if plot_file.suffix.lower() == ".svg" else review_page(review))
    if json_file is not None:
        saves.put(json_file, json.dumps(review.to_dict(), indent=1) + "\n")


def report(review: Review, console: Console) -> None:
    """What was found: the plot, the turning points, the costly moves, and how everybody played."""
    if not review.complete:
        console.print(say("review-interrupted", done=review.done, total=review.total), style="yellow")
    if not review.shares:
        return
    console.print(Text(say("review-title", title=review.position.game.title), style="bold"))
    console.print(plot(review, console.width))
    _turns(review, console)
    _costly(review, console)
    _summary(review, console)


def _turns(review: Review, console: Console) -> None:
    moments = review.turning_points
    console.print()
    console.print(Text(say("review-turning-points"), style="bold yellow"))
    if not moments:
        console.print(f"  {say('review-no-turn')}", style="dim")
    for moment in moments:
        console.print(_turn(review, moment))
        lines = moment_lines(moment, called(review.names))
        for line in [*lines[:TOLD], *(["..."] if len(lines) > TOLD else [])]:
            console.print(Padding(Text(line), (0, 0, 0, 4), expand=False), style="dim")


def _turn(review: Review, moment: ReviewedMoment) -> Text:
    seat = moment.hit
    span = {"first": str(moment.first), "last": str(moment.last), "one": moment.last == moment.first}
    swing = {"before": percent(moment.shares[seat]), "after": percent(moment.after[seat])}
    return Text.assemble(
        f"  {say('review-moves', **span):<15}",
        (called(review.names)[seat], f"bold {COLOURS[seat]}"),
        f" {say('review-swing', **swing)} ",
        (_luck(review), "cyan") if moment.by_luck else (say("review-choice"), "magenta"),
    )


def _luck(review: Review) -> str:
    """What is not a seat's own choice."""
    return say("review-luck", others=review.leaves_others)


def _costly(review: Review, console: Console) -> None:
    console.print()
    console.print(Text(say("review-costly"), style="bold yellow"))
    costly = review.costly
    if not costly:
        console.print(f"  {say('review-none-sure')}", style="dim")
    for decision in costly[:SHOWN]:
        console.print(_cost(review, decision))
        console.print(Padding(Text(review.why(decision).say(used())), (0, 0, 0, 4), expand=False), style="dim")
    if len(costly) > SHOWN:
        console.print(f"  {say('review-more', count=len(costly) - SHOWN)}", style="dim", highlight=False)


def _cost(review: Review, decision: Decision) -> Text:
    return Text.assemble(
        f"  {say('review-move', number=str(decision.step)):<15}",
        (called(review.names)[decision.seat], f"bold {COLOURS[decision.seat]}"),
        f" {decision.move}: ",
        (say("review-cost", mark=decision.mark, cost=percent(decision.cost)), MARKS[decision.mark]),
    )


def _summary(review: Review, console: Console) -> None:
    console.print()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("")
    for column in COLUMNS:
        table.add_column(say(f"review-column-{column}"), justify="right")
    table.add_column(_luck(review), justify="right")
    for summary in review.summaries():
        table.add_row(
            Text(called(review.names)[summary.seat], style=f"bold {COLOURS[summary.seat]}"),
            str(summary.decisions),
            percent(summary.accuracy),
            f"{100 * summary.loss:.1f} %",
            str(summary.mistakes),
            str(summary.blunders),
            f"{100 * summary.luck:+.0f}",
        )
    console.print(table)
