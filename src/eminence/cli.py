"""The front door: `eminence` on the command line. Everything it does is done by the rooms below."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, cast

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import eminence
from eminence.bots.outside import is_program
from eminence.bots.players import BOTS, POLICIES, seated
from eminence.games import scenario as scenarios
from eminence.games import shelf
from eminence.kernel import cards as card_files
from eminence.kernel.cards import BadCards
from eminence.kernel.errors import Refused
from eminence.kernel.options import said
from eminence.kernel.prose import span

if TYPE_CHECKING:
    from eminence.terminal.saves import Saved

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Court-intrigue card games: play them, study them, change them.",
    epilog="A good start: [bold]eminence play behind-the-throne[/bold]",
)
console = Console(highlight=False, markup=False)
UsageError = cast(type[Exception], typer.BadParameter.__base__)
MOST_THREADS = 256
OK, FAILED = ("ok    ", "green"), ("FAILED ", "red")

FIRST_GAME, FIRST_BOT = "behind-the-throne", "greedy"
"""What is played, and against whom, where nothing is said and nobody can be asked."""
GameName = Annotated[str, typer.Argument(help="The game's name; see 'eminence games'.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; may be repeated.")
]
CardFile = Annotated[str | None, typer.Option("--cards", help="A card file of your own; see 'eminence cards'.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play; the least possible if not said.")]
SeedText = Annotated[str | None, typer.Option("--seed", help="A number or word: the same seed, the same game.")]


def main() -> None:
    """Run the command line; what is refused is said in one sentence, with exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = app(sys.argv[1:] or ["--help"], prog_name="eminence", standalone_mode=False)
        sys.stdout.flush()
        sys.exit(code)
    except Refused as refusal:
        _complain(str(refusal))
    except UsageError as error:
        _complain(_usage_sentence(error))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _complain(sentence: str) -> NoReturn:
    shown = (c if c.isprintable() else c.encode("unicode_escape").decode() for c in sentence.rstrip())
    sys.stderr.write(f"eminence: {''.join(shown)}\n")
    sys.exit(2)


def _usage_sentence(error: Any) -> str:
    """A mistake in the command line itself, and where to read what would be right."""
    message = " ".join(error.format_message().split()).rstrip(".")
    return f"{message}; see '{error.ctx.command_path if error.ctx else 'eminence'} --help'."


def _load(name: str, options: list[str] | None, cards: str | None) -> eminence.Game:
    chosen = {}
    for text in options or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Refused("bad-option", f"'{text}' is not an option; write --option name=value.")
        chosen[key.strip()] = value.strip()
    return eminence.load(name, chosen, cards)


def _version(wanted: bool) -> None:
    if wanted:
        console.print(f"eminence {eminence.__version__}")
        raise typer.Exit


@app.callback()
def front(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:
    """Court-intrigue card games: play them, study them, change them."""


@app.command()
def games() -> None:
    """List the games, their seats and their options."""
    broken = False
    for name in shelf.names():
        try:
            game = eminence.load(name)
        except Refused as refusal:
            sys.stderr.write(f"eminence: {refusal}\n")
            broken = True
            continue
        seats = f"  {span(game.seats).replace(' to ', '-')} seats"
        console.print(Text.assemble((game.title, "bold yellow"), (f"  {name}", "dim"), seats))
        console.print(Padding(game.definition.summary, (0, 0, 0, 2), expand=False))
        for option in game.options.values():
            offered = ", ".join(said(choice) for choice in option.choices)
            choice = f"={said(option.value)}  "
            line = Text.assemble((option.name, "cyan"), choice, (f"({offered})", "dim"), f"  {option.meaning}")
            console.print(Padding(line, (0, 0, 0, 2), expand=False))
    if broken:
        raise typer.Exit(2)


@app.command()
def rules(game: GameName) -> None:
    """Read a game's rules."""
    loaded = eminence.load(game)
    if not console.is_terminal:
        print(loaded.rules_text())
        return
    from eminence.terminal.pages import rules_page

    os.environ.setdefault("LESS", "-R")  # else the commonest pager shows the codes of styles as text
    with console.pager(styles=True):
        console.print(rules_page(loaded))


@app.command()
def cards(
    what: Annotated[str, typer.Argument(metavar="GAME|check", help="A game, or 'check' and a card file.")],
    file: Annotated[Path | None, typer.Argument(help="With 'check': the card file.")] = None,
    plain: Annotated[bool, typer.Option("--file", help="Print the game's card file, to copy and change.")] = False,
    option: Options = None,
    cards: CardFile = None,
) -> None:
    """Show a game's cards and where each number comes from, or check a card file of your own."""
    if what == "check":
        _check_cards(file)
        return
    if file is not None:
        raise Refused("bad-cards", f"What to do with {file}? To check it: eminence cards check {file}")
    game = _load(what, option, cards)
    if plain:
        print((game.definition.folder / "cards.toml").read_text(encoding="utf-8"), end="")
        return
    from eminence.terminal.pages import LEGEND, cards_page

    console.print(game.cards.title, style="bold yellow")
    console.print()
    console.print(cards_page(game, console.width, cells=True), soft_wrap=True)
    console.print()
    if any(not source.startswith("known") for card in game.cards for source in card.provenance.values()):
        console.print(LEGEND, style="dim")
    console.print(f"{len(game.cards)} {game.definition.schema.entries}, set {game.cards.digest}", style="dim")


def _check_cards(file: Path | None) -> None:
    if file is None:
        raise Refused("no-such-file", "Which file? Write: eminence cards check FILE")
    text = card_files.text_of(file)
    definition = shelf.find(_game_of(text))
    try:
        found = card_files.parse(text, definition.schema, definition.name, str(file))
    except BadCards as bad:
        for problem in bad.problems:
            sys.stderr.write(f"{bad.origin}:{problem.line}: {problem.sentence}\n")
        raise typer.Exit(2) from None
    console.print(
        f"{file}: {len(found)} {definition.schema.entries} for {definition.title}, all in order. Set {found.digest}.",
        soft_wrap=True,
    )


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game's name; see 'eminence games'.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; three where they can.")] = None,
    you: Annotated[str, typer.Option(help="Your seat, or 'none' to watch.")] = "0",
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"Who else plays, chair by chair: {', '.join(BOTS)}; if not said, {FIRST_BOT}.", show_default=False
        ),
    ] = None,
    name: Annotated[str | None, typer.Option(help="What the log calls you.")] = None,
    seed: SeedText = None,
    option: Options = None,
    cards: CardFile = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved game: the last, or the one named.")
    ] = False,
    file: Annotated[Path | None, typer.Option("--file", help="Where to save the game.")] = None,
) -> None:
    """Play in the terminal, against bots. Every move is saved; leave whenever you like and go on with --resume.

    \b
    eminence play                                        pick a game and a level
    eminence play shadow-throne --bots casual,master     a casual player and a master
    eminence play an-empty-throne --bots master@3s       a master who thinks for three seconds

    greedy and random answer at once; the levels, from beginner to master, search. A game's search is compiled when it
    is first needed, which takes a minute or so, once.
    """
    from eminence.bots.court import court
    from eminence.terminal import saves
    from eminence.terminal.session import Session

    if file is not None and saves.is_there(file):
        raise Refused("file-exists", f"{file} is there already; name another, or go on with: --resume {file}")
    if resume:
        path = Path(game) if game else saves.latest()
        saved = saves.read(path, cards)
        _reseat(saved, bots)
        Session(saved, console, file or path).run()
        return
    wanted = game or _wanted_game(cards)
    if bots is None and game is None and cards is None and _at_a_terminal():
        bots = _wanted_level()
    loaded = _load(wanted, option, cards)
    count = loaded.checked_seats(seats if seats is not None else min(3, loaded.seats[-1]))
    seat = None if you == "none" else _seat(you, count)
    names = court(count, seat, name)
    players = seated(bots or FIRST_BOT, count if seat is None else count - 1)
    if seat is not None:
        players.insert(seat, "greedy")
    position = loaded.start(count, seed)
    source = str(Path(cards).resolve()) if cards else None
    Session(saves.Saved(position, seat, players, names, source), console, file).run()


def _reseat(saved: Saved, bots: str | None) -> None:
    """Who plays on in a saved game; a program is never run because a file says so."""
    others = [seat for seat in range(saved.position.seats) if seat != saved.you]
    if bots is not None:
        for seat, name in zip(others, seated(bots, len(others)), strict=True):
            saved.bots[seat] = name
    elif program := next((saved.bots[seat] for seat in others if is_program(saved.bots[seat])), None):
        raise Refused("runs-a-program", f"This game was played against a program; to run it, say: --bots '{program}'")


def _wanted_game(cards: str | None) -> str:
    """Which game to play if none was named: that of the card file, or what the player picks from a list."""
    if cards:
        return _game_of(card_files.text_of(cards))
    if not _at_a_terminal():
        return FIRST_GAME
    from eminence.terminal import menu

    return _picked(menu.pick([shelf.find(name) for name in shelf.names()], console))


def _wanted_level() -> str:
    from eminence.terminal import menu

    return _picked(menu.pick_level(console))


def _picked(name: str | None) -> str:
    if name is None:
        raise typer.Exit
    return name


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and console.is_terminal


def _game_of(text: str) -> str:
    """The game that a card file is for, as far as it says so."""
    try:
        name = tomllib.loads(text).get("game")
    except (ValueError, RecursionError):
        name = None
    return name if name in shelf.names() else FIRST_GAME


def _seat(text: str, seats: int) -> int:
    if text not in map(str, range(seats)):
        raise Refused("no-such-seat", f"There is no seat '{text}'; seats are 0 to {seats - 1}, or none to watch.")
    return int(text)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    seat: Annotated[str, typer.Option(help="Whose eyes to look through: a seat, or 'spectator'.")] = "spectator",
    cards: CardFile = None,
) -> None:
    """Step through a recorded game; refuses a record that was tampered with."""
    from eminence.terminal import saves
    from eminence.terminal.replay import step_through

    saved = saves.read(file, cards)
    viewer = None if seat == "spectator" else _seat(seat, saved.position.seats)
    step_through(saved.position, saved.names, viewer, console)


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

    loaded = _load(game, option, cards)
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise Refused("bad-threads", f"There can be 1 to {MOST_THREADS} threads, not {threads}.")
    study = Study(loaded, seated(bots, loaded.checked_seats(seats)), seed, games)
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

    loaded = _load(game, option, cards)
    if workers is not None and not 1 <= workers <= MOST_THREADS:
        raise Refused("bad-workers", f"There can be 1 to {MOST_THREADS} workers, not {workers}.")
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


FilePath = Annotated[Path, typer.Argument(help="A saved game, a record, or with --game the text of a position.")]
Threads = Annotated[int, typer.Option(help="Threads to think with.")]
PositionOf = Annotated[str | None, typer.Option("--game", help="The game of a position's text.")]


@app.command()
def hint(
    file: FilePath,
    seat: Annotated[int | None, typer.Option(help="For whom; you, or whoever is asked, if not said.")] = None,
    time: Annotated[str, typer.Option(help="How long to think: 2s, 500ms, or a number of iterations.")] = "2s",
    game: PositionOf = None,
    option: Options = None,
    cards: CardFile = None,
    every: Annotated[bool, typer.Option("--all", help="Show every move.")] = False,
    threads: Threads = 1,
) -> None:
    """Say what every move is worth, which is the best, and why; from what the seat can see, and nothing else."""
    from eminence.bots.analysis import checked_budget, checked_threads
    from eminence.terminal.analysis import opened, show, think

    budget, count = checked_budget(time), checked_threads(threads)
    saved = opened(file, _load(game, option, cards) if game else None, cards)
    if seat is None and saved.you in saved.position.actors:
        seat = saved.you
    found = think(saved.position, seat, budget, count, console)
    console.print(Text(found.view.status(saved.names), style="bold"))
    console.print()
    show(found, saved.names, console, every)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    time: Annotated[str, typer.Option(help="For each decision: 200ms, 1s, or a number of iterations.")] = "200ms",
    seat: Annotated[list[int] | None, typer.Option(help="Whose decisions; may be repeated.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the shares of victory here: .svg or .html.")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all that was found here.")] = None,
    cards: CardFile = None,
    seed: Annotated[str, typer.Option(help="The same seed and iterations give the same review.")] = "0",
    threads: Threads = 1,
) -> None:
    """Look at a game again: what every decision cost, where the game turned, by choice or by luck.

    Every decision is looked at as its seat could see it then. Of a game that is not over, only yours are, unless you
    name seats. Interrupt it whenever you like: what was found is reported.
    """
    from eminence.bots.analysis import checked_budget, checked_threads
    from eminence.bots.review import Review
    from eminence.terminal import analysis, saves

    budget, count = checked_budget(time), checked_threads(threads)
    analysis.check_papers(plot, json_file)
    saved = saves.read(file, cards)
    own = [saved.you] if saved.you is not None and not saved.position.over else []
    found = Review(saved.position, budget, seed, count, seat or own, saved.names)
    complete = analysis.follow(found, console)
    analysis.write_papers(found, plot, json_file)
    analysis.report(found, console)
    if not complete:
        raise typer.Exit(130)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen: 127.0.0.1 for yourself, 0.0.0.0 for others, too.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://...; a file in your data folder if not said.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
    public_url: Annotated[
        str | None, typer.Option(help="The address that players open, if a proxy stands in front.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe a proxy's X-Forwarded headers.")
    ] = False,
    admin_token: Annotated[
        str, typer.Option(envvar="EMINENCE_ADMIN_TOKEN", help="For moderation; a new one every time if not said.")
    ] = "",
    thinkers: Annotated[int | None, typer.Option(help="Processes in which bots think; all cores if not said.")] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds in which bots move.")] = 0.8,
    grace: Annotated[
        float, typer.Option(help="Seconds until a bot plays on for somebody who left or whose time is up.")
    ] = 20.0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit what an address may ask for; not on a closed network.")
    ] = True,
) -> None:
    """Open a house where people and bots play in their browsers; nothing that was acknowledged is ever lost.

    Any number of servers can share one PostgreSQL. The manual is in docs/host.md.
    """
    from eminence.table.guard import Limits
    from eminence.table.house import Habits
    from eminence.table.serve import Plan
    from eminence.table.serve import serve as run

    if thinkers is not None and not 1 <= thinkers <= MOST_THREADS:
        raise Refused("bad-thinkers", f"There can be 1 to {MOST_THREADS} thinkers, not {thinkers}.")
    if not 0 <= bot_pace <= 60:
        raise Refused("bad-pace", f"Bots move in 0 to 60 seconds, not {bot_pace}.")
    if not 0 <= grace <= 86400:
        raise Refused("bad-grace", f"A grace time is 0 to 86400 seconds, not {grace}.")
    habits = Habits(pace=bot_pace, grace=grace, thinkers=thinkers or max(2, os.cpu_count() or 1))
    bounds = Limits() if limits else Limits.none()
    run(Plan(host, port, database, browser, public_url, admin_token, bounds, habits, behind_proxy))


@app.command()
def verify(
    source: Annotated[str, typer.Argument(metavar="FILE|URL", help="A record, or the address of a finished table.")],
    commitment: Annotated[
        str | None, typer.Option(help="What the table showed before the first card; proves that it was kept.")
    ] = None,
) -> None:
    """Deal and play a table's game again, from its secret: a changed card, move or seed is caught."""
    from eminence.table.client import record_of
    from eminence.table.fairness import verify as check_deal
    from eminence.terminal.saves import text_of

    text = record_of(source) if source.startswith(("http://", "https://")) else text_of(Path(source))
    console.print(str(check_deal(text, commitment)), soft_wrap=True)
    if commitment is None:
        console.print("Compare the commitment with the one that the table showed before the first card.", style="dim")


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

    loaded = _load(game, option, cards)
    if games < 1:
        raise Refused("bad-games", f"At least one game is needed, not {games}.")
    for seats in loaded.seats:
        with console.status(f"{loaded.title}, {seats} seats ..."):
            try:
                conformance.check(loaded, seats, games)
            except conformance.Broken as broken:
                console.print(Text.assemble(FAILED, str(broken)), soft_wrap=True)
                raise typer.Exit(1) from None
        console.print(Text.assemble(OK, f"{loaded.title}, {seats} seats, {games} games"))


if __name__ == "__main__":
    main()
