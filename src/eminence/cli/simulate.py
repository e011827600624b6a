"""Commands for designers: many games, tournaments, scenarios, promises."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from eminence.bots.players import POLICIES, bots_for_seats
from eminence.cli.common import (
    FAILED,
    MAX_THREADS,
    OK,
    CardFile,
    GameName,
    Options,
    Seats,
    app,
    console,
    load,
)
from eminence.games import scenario as scenarios
from eminence.kernel.errors import Refused


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    bots: Annotated[str, typer.Option(help=f"Who plays, seat by seat: {', '.join(POLICIES)}.")] = "greedy",
    seats: Seats = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same study.")] = "1",
    option: Options = None,
    cards: CardFile = None,
    threads: Annotated[int | None, typer.Option(help="Threads to use; all cores if not said.")] = None,
    pure: Annotated[
        bool, typer.Option("--pure", help="Play uncompiled: slower, but nothing is compiled first.")
    ] = False,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the totals here.")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a line a game here.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on where the --json file stopped.")] = False,
) -> None:
    """Let bots play many games and count: victories with 95 % intervals, points, lengths, endings.

    Interrupt it whenever you like: what was played is reported, and with --json can be gone on with by --resume.
    """
    from eminence.arena.study import Study, cut_csv
    from eminence.terminal import saves
    from eminence.terminal.study import follow, report

    loaded = load(game, option, cards)
    if threads is not None and not 1 <= threads <= MAX_THREADS:
        raise Refused("bad-threads", f"There can be 1 to {MAX_THREADS} threads, not {threads}.")
    study = Study(loaded, bots_for_seats(bots, loaded.checked_seats(seats)), seed, games)
    if resume:
        if json_file is None:
            raise Refused("bad-study", "--resume needs the --json file of the study to go on with.")
        study.resume(json_file)
    for path in (json_file, csv_file):
        saves.check_writable(path)
    if json_file is not None and csv_file is not None and json_file.resolve() == csv_file.resolve():
        raise Refused("cannot-write", f"--json and --csv cannot both be {json_file}; name two files.")
    if resume and csv_file is not None and csv_file.exists():
        cut_csv(csv_file, study)

    def keep() -> None:
        if json_file is not None:
            saves.put(json_file, json.dumps(study.to_dict(), indent=1) + "\n")

    complete = False
    try:
        with saves.written(csv_file, "a" if resume else "w") as stream:
            complete = follow(study, console, "pure" if pure else None, threads, stream, keep)
    finally:
        try:
            keep()
        finally:
            report(study, console)
    if not complete:
        raise typer.Exit(130)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who meets whom, each named once, with commas between them.")],
    games: Annotated[
        int, typer.Option("--games", "-n", help="At least so many in all; the last round is played to its end.")
    ] = 200,
    seats: Seats = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    gauntlet: Annotated[
        str | None, typer.Option("--gauntlet", help="This one of the bots sits alone among the others in every game.")
    ] = None,
    option: Options = None,
    cards: CardFile = None,
    workers: Annotated[int | None, typer.Option(help="Processes that play; all cores if not said.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all tables here.")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a line a game here.")] = None,
    html_file: Annotated[Path | None, typer.Option("--html", help="Write a page to look at here.")] = None,
    records: Annotated[Path | None, typer.Option("--records", help="Write a record of every game here.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Keep every finished game in this file, and go on where it ends.")
    ] = None,
) -> None:
    """Let bots meet in a fair tournament: ratings, shares of victory, who beats whom, and how sure all that is."""
    from eminence.arena.tournament import Tournament
    from eminence.terminal.arena import Papers, hold

    loaded = load(game, option, cards)
    if workers is not None and not 1 <= workers <= MAX_THREADS:
        raise Refused("bad-workers", f"There can be 1 to {MAX_THREADS} workers, not {workers}.")
    names = [name.strip() for name in bots.split(",")]
    tournament = Tournament(loaded, names, loaded.checked_seats(seats), seed, games, gauntlet)
    papers = Papers(json_file, csv_file, html_file, records, resume)
    if not hold(tournament, papers, console, workers or os.cpu_count() or 1):
        raise typer.Exit(130)


arena.__doc__ = f"""{arena.__doc__}

{
    "Every line-up plays the same deals, and each deal from every chair, so that luck falls on all alike. If there are "
    "fewer bots than chairs, each in turn takes the spare ones. A budget may follow a bot's name: master@0.1s, "
    "master@500. Interrupt it whenever you like: what was played is reported, and with --resume the same command goes "
    "on."
}

\b
eminence arena behind-the-throne --bots greedy,random -n 2000
eminence arena an-empty-throne --bots master@0.1s,expert,greedy --html ladder.html --resume ladder.jsonl
eminence arena shadow-throne --seats 4 --bots master,greedy --gauntlet master -n 400 --json bar.json"""


@app.command()
def scenario(files: Annotated[list[Path], typer.Argument(help="Scenario files.")]) -> None:
    """Run scenario files and report like a test runner; 'eminence scenario --help' shows the lines they are made of."""
    passed = failed = 0
    for outcome in scenarios.run_files(files):
        if outcome.passed:
            passed += 1
            console.print(Text.assemble(OK, outcome.scenario.title), soft_wrap=True)
        else:
            failed += 1
            console.print(Text.assemble(FAILED, str(outcome)), soft_wrap=True)
    console.print(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(1)


scenario.__doc__ = f"{scenario.__doc__}\n\n\b\n" + scenarios.LINES


@app.command()
def check(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="Random games for each number of seats.")] = 10,
    option: Options = None,
    cards: CardFile = None,
) -> None:
    """Run the conformance kit on a game: no leak, no lost card, no endless game, both backends equal."""
    from eminence.kernel import conformance

    loaded = load(game, option, cards)
    if games < 1:
        raise Refused("bad-games", f"At least one game is needed, not {games}.")
    for seats in loaded.seats:
        with console.status(f"{loaded.title}, {seats} seats ..."):
            try:
                conformance.check(loaded, seats, games)
            except conformance.ContractViolation as broken:
                console.print(Text.assemble(FAILED, str(broken)), soft_wrap=True)
                raise typer.Exit(1) from None
        console.print(Text.assemble(OK, f"{loaded.title}, {seats} seats, {games} games"))
