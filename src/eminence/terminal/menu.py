"""Which game to play: a short list to pick from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from eminence.kernel.definition import Definition


def pick(games: Sequence[Definition], console: Console) -> str | None:
    """The name of the game that a person picks; None if she leaves."""
    for number, game in enumerate(games, 1):
        console.print(Text.assemble(f"{number:>3}  ", (game.title, "bold yellow"), f"  {_seats(game)}"))
        console.print(Padding(Text(game.summary), (0, 0, 0, 5), expand=False))
    console.print("Which game? Type its number.", style="bold yellow")
    while True:
        try:
            answer = console.input(Text("> ", style="bold")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if answer in ("q", "quit", "exit"):
            return None
        for number, game in enumerate(games, 1):
            if answer in (str(number), game.name, game.title.lower()):
                return game.name
        console.print("Type the number of a game, or q to leave.", style="red")


def _seats(game: Definition) -> str:
    least, most = game.least_seats, game.most_seats
    return f"{least} players" if least == most else f"{least} to {most} players"
