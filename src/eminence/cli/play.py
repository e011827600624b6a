"""Commands for players: a game, a look back, a hint."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from eminence.bots.outside import is_program
from eminence.bots.players import BOTS, bots_for_seats
from eminence.cli.common import (
    DEFAULT_BOT,
    DEFAULT_GAME,
    CardFile,
    LanguageName,
    Options,
    SeedText,
    app,
    console,
    load,
    set_language,
)
from eminence.cli.games import game_of
from eminence.games import registry
from eminence.kernel import cards as card_files
from eminence.terminal.language import refused, status, used

if TYPE_CHECKING:
    from eminence.terminal.saves import Saved


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game's name; see 'eminence games'.")] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; three where they can.")] = None,
    you: Annotated[str, typer.Option(help="Your seat, or 'none' to watch.")] = "0",
    bots: Annotated[
        str | None,
        typer.Option(
            help=f"Who else plays, chair by chair: {', '.join(BOTS)}; if not said, {DEFAULT_BOT}.", show_default=False
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
    language: LanguageName = None,
) -> None:
    """Play in the terminal, against bots. Every move is saved; leave whenever you like and go on with --resume.

    \b
    eminence play                                        pick a game and a level
    eminence play shadow-throne --bots casual,master     a casual player and a master
    eminence play an-empty-throne --bots master@3s       a master who thinks for three seconds

    greedy and random answer at once; the levels, from beginner to master, search. A game's search is compiled when it
    is first needed, which takes a minute or so, once.
    """
    from eminence.bots.names import default_names
    from eminence.terminal import saves
    from eminence.terminal.session import Session

    set_language(language)
    if file is not None and saves.is_there(file):
        raise refused("file-exists", "file-is-there", file=str(file))
    if resume:
        path = Path(game) if game else saves.latest()
        saved = saves.read(path, cards)
        _reseat(saved, bots)
        Session(saved, console, file or path).run()
        return
    wanted = game or _wanted_game(cards)
    if bots is None and game is None and cards is None and _at_a_terminal():
        bots = _wanted_level()
    loaded = load(wanted, option, cards)
    count = loaded.checked_seats(seats if seats is not None else min(3, loaded.seats[-1]))
    seat = None if you == "none" else _seat(you, count)
    names = default_names(count, seat, name)
    players = bots_for_seats(bots or DEFAULT_BOT, count if seat is None else count - 1)
    if seat is not None:
        players.insert(seat, "greedy")
    position = loaded.start(count, seed)
    source = str(Path(cards).resolve()) if cards else None
    Session(saves.Saved(position, seat, players, names, source), console, file).run()


def _reseat(saved: Saved, bots: str | None) -> None:
    """Who plays on in a saved game; a program is never run because a file says so."""
    others = [seat for seat in range(saved.position.seats) if seat != saved.you]
    if bots is not None:
        for seat, name in zip(others, bots_for_seats(bots, len(others)), strict=True):
            saved.bots[seat] = name
    elif program := next((saved.bots[seat] for seat in others if is_program(saved.bots[seat])), None):
        raise refused("runs-a-program", "runs-a-program", program=program)


def _wanted_game(cards: str | None) -> str:
    """Which game to play if none was named: that of the card file, or what the player picks from a list."""
    if cards:
        return game_of(card_files.text_of(cards))
    if not _at_a_terminal():
        return DEFAULT_GAME
    from eminence.terminal import menu

    return _picked(menu.pick([registry.find(name) for name in registry.names()], console))


def _wanted_level() -> str:
    from eminence.terminal import menu

    return _picked(menu.pick_level(console))


def _picked(name: str | None) -> str:
    if name is None:
        raise typer.Exit
    return name


def _at_a_terminal() -> bool:
    return sys.stdin.isatty() and console.is_terminal


def _seat(text: str, seats: int) -> int:
    if text not in map(str, range(seats)):
        raise refused("no-such-seat", "no-such-seat", given=text, last=seats - 1)
    return int(text)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    seat: Annotated[str, typer.Option(help="Whose eyes to look through: a seat, or 'spectator'.")] = "spectator",
    cards: CardFile = None,
    language: LanguageName = None,
) -> None:
    """Step through a recorded game; refuses a record that was tampered with."""
    from eminence.terminal import saves
    from eminence.terminal.replay import step_through

    set_language(language)
    saved = saves.read(file, cards)
    viewer = None if seat == "spectator" else _seat(seat, saved.position.seats)
    step_through(saved.position, saved.names, viewer, console)


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
    language: LanguageName = None,
) -> None:
    """Say what every move is worth, which is the best, and why; from what the seat can see, and nothing else."""
    from eminence.bots.analysis import checked_budget, checked_threads
    from eminence.terminal.analysis import opened, show, think

    set_language(language)
    budget, count = checked_budget(time), checked_threads(threads)
    saved = opened(file, load(game, option, cards) if game else None, cards)
    if seat is None and saved.you in saved.position.actors:
        seat = saved.you
    found = think(saved.position, seat, budget, count, console)
    console.print(Text(status(found.view, saved.names), style="bold"))
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
    language: LanguageName = None,
) -> None:
    """Look at a game again: what every decision cost, where the game turned, by choice or by luck.

    Every decision is looked at as its seat could see it then. Of a game that is not over, only yours are, unless you
    name seats. Interrupt it whenever you like: what was found is reported.
    """
    from eminence.bots.analysis import checked_budget, checked_threads
    from eminence.bots.review import Review
    from eminence.terminal import analysis, saves

    set_language(language)
    budget, count = checked_budget(time), checked_threads(threads)
    analysis.check_papers(plot, json_file)
    saved = saves.read(file, cards)
    own = [saved.you] if saved.you is not None and not saved.position.over else []
    found = Review(saved.position, budget, seed, count, seat or own, saved.names, used())
    complete = analysis.follow(found, console)
    analysis.write_papers(found, plot, json_file)
    analysis.report(found, console)
    if not complete:
        raise typer.Exit(130)
