"""How a game's table looks: a drawing, notes and help of its own where there are any, otherwise its fields as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from eminence.kernel.view import View
from eminence.terminal import behind_the_throne


def _plain(view: View, names: Sequence[str]) -> RenderableType:
    return Panel(Text(str(view).strip()), title=view.game.title, title_align="left")


@dataclass(frozen=True)
class Look:
    """What the terminal knows of one game beyond its words."""

    draw: Callable[[View, Sequence[str]], RenderableType] = _plain
    note: Callable[[View, str], str] = lambda view, move: ""
    """A remark beside a move in the list, such as its odds."""
    help: str = ""
    """How to read the drawing."""


PLAIN = Look()
LOOKS = {"behind-the-throne": Look(behind_the_throne.draw, behind_the_throne.note, behind_the_throne.HELP)}


def look(view: View) -> Look:
    return LOOKS.get(view.game.name, PLAIN)


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it."""
    return look(view).draw(view, names)
