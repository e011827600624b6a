"""Which game to play, and against whom: short lists to pick from."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from eminence.bots.levels import LEVELS
from eminence.kernel.definition import Definition
from eminence.terminal.language import say, used

USUAL_LEVEL = "casual"


def pick(games: Sequence[Definition], console: Console) -> str | None:
    """The name of the game that a person picks; None if she leaves."""
    for number, game in enumerate(games, 1):
        console.print(Text.assemble(f"{number:>3}  ", (game.title, "bold yellow"), f"  {_seats(game)}"))
        console.print(Padding(Text(game.summary(used())), (0, 0, 0, 5), expand=False))
    known = [{str(number), game.name, game.title.lower()} for number, game in enumerate(games, 1)]
    place = _answer(console, say("menu-which-game"), say("menu-game-again"), known)
    return None if place is None else games[place].name


def pick_level(console: Console) -> str | None:
    """How well the others are to play; None if she leaves."""
    levels = list(LEVELS.values())
    for number, level in enumerate(levels, 1):
        console.print(
            Text.assemble(f"{number:>3}  ", (f"{level.name:9}", "bold yellow"), f" {say(f'manner-{level.name}')}")
        )
    usual = list(LEVELS).index(USUAL_LEVEL)
    known = [{str(number), level.name} for number, level in enumerate(levels, 1)]
    known[usual].add("")
    asked = say("menu-which-level", usual=USUAL_LEVEL)
    place = _answer(console, asked, say("menu-level-again"), known)
    return None if place is None else levels[place].name


def _answer(console: Console, asked: str, again: str, known: Sequence[set[str]]) -> int | None:
    """Which of some things a person names; None if she leaves."""
    console.print(asked, style="bold yellow")
    while True:
        try:
            answer = console.input(Text("> ", style="bold")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if answer in ("q", "quit", "exit"):
            return None
        for place, names in enumerate(known):
            if answer in names:
                return place
        console.print(again, style="red")


def _seats(game: Definition) -> str:
    least, most = game.min_seats, game.max_seats
    return say("menu-players", least=least, most=most, one=least == most)
