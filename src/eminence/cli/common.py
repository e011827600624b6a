"""What all commands share: the program itself, its refusals, and the options that mean the same everywhere."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated, Any, NoReturn, cast

import typer
from rich.console import Console

import eminence
from eminence.kernel.errors import Refused
from eminence.kernel.translation import LANGUAGES
from eminence.terminal.language import preferred, use

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
MAX_THREADS = 256
UNBROKEN = "\N{NO-BREAK SPACE}"
OK, FAILED = ("ok    ", "green"), ("FAILED ", "red")

DEFAULT_GAME, DEFAULT_BOT = "behind-the-throne", "greedy"
"""What is played, and against whom, where nothing is said and nobody can be asked."""
GameName = Annotated[str, typer.Argument(help="The game's name; see 'eminence games'.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, as name=value; may be repeated.")
]
CardFile = Annotated[str | None, typer.Option("--cards", help="A card file of your own; see 'eminence cards'.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play; the least possible if not said.")]
LanguageName = Annotated[
    str | None,
    typer.Option("--language", help=f"What to speak: {', '.join(LANGUAGES)}; that of your system if not said."),
]
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
    known = (c if c.isprintable() or c == UNBROKEN else c.encode("unicode_escape").decode() for c in sentence.rstrip())
    sys.stderr.write(f"eminence: {''.join(known)}\n")
    sys.exit(2)


def _usage_sentence(error: Any) -> str:
    """A mistake in the command line itself, and where to read what would be right."""
    message = " ".join(error.format_message().split()).rstrip(".")
    return f"{message}; see '{error.ctx.command_path if error.ctx else 'eminence'} --help'."


def set_language(language: str | None) -> None:
    """Say what follows in this language, or in that of the system."""
    use(preferred(os.environ) if language is None else language)


def load(name: str, options: list[str] | None, cards: str | None) -> eminence.Game:
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
def version_option(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say the version and stop.")
    ] = False,
) -> None:
    """Court-intrigue card games: play them, study them, change them."""
