"""How a game looks in the terminal: a drawing, notes and help of its own where there are any, else fields as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from eminence.kernel.events import Event
from eminence.kernel.game import Game
from eminence.kernel.view import Move, View
from eminence.terminal import (
    an_empty_throne,
    an_empty_throne_moves,
    behind_the_throne,
    shadow_throne,
    shadows_over_the_empire,
    shadows_over_the_empire_moves,
)
from eminence.terminal.language import called, log, say


def _plain(view: View, names: Sequence[str]) -> RenderableType:
    return Panel(Text(str(view).strip()), title=view.game.title, title_align="left")


@dataclass(frozen=True)
class Look:
    """What the terminal knows of one game beyond its words."""

    draw: Callable[[View, Sequence[str]], RenderableType] = _plain
    note: Callable[[View, str], str] = lambda view, move: ""
    """A remark beside a move in the list, such as its odds."""
    words: str = ""
    """What the keys of its own messages begin with."""
    plain_to_see: Callable[[Event], bool] = lambda event: False
    """Whether the drawing shows what an event tells, so that its line stays in the log."""
    obvious: Callable[[View], bool] = lambda view: False
    """Whether a forced move is played without a question."""
    arranged: Callable[[View], Sequence[Move]] = lambda view: list(view.legal)
    """The legal moves in the order in which they are offered."""
    menu: Callable[[View, Sequence[Move]], RenderableType | None] = lambda view, moves: None
    """Many moves in a form of the game's own; if it has none, they are listed with their notes."""

    @property
    def help(self) -> str:
        """How to read the drawing."""
        return say(f"{self.words}-help") if self.words else ""

    @property
    def points(self) -> str:
        """What the points are called."""
        return say(f"{self.words}-points") if self.words else say("points")


PLAIN = Look()
LOOKS = {
    "an-empty-throne": Look(
        an_empty_throne.draw,
        an_empty_throne_moves.note,
        "et",
        plain_to_see=an_empty_throne.plain_to_see,
        obvious=an_empty_throne_moves.obvious,
        arranged=an_empty_throne_moves.arranged,
        menu=an_empty_throne_moves.menu,
    ),
    "behind-the-throne": Look(behind_the_throne.draw, behind_the_throne.note, "bt"),
    "shadow-throne": Look(
        shadow_throne.draw,
        shadow_throne.note,
        "st",
        shadow_throne.plain_to_see,
        shadow_throne.obvious,
    ),
    "shadows-over-the-empire": Look(
        shadows_over_the_empire.draw,
        shadows_over_the_empire_moves.note,
        "se",
        shadows_over_the_empire.plain_to_see,
        shadows_over_the_empire_moves.obvious,
        shadows_over_the_empire_moves.arranged,
        shadows_over_the_empire_moves.menu,
    ),
}


def look(game: Game) -> Look:
    return LOOKS.get(game.name, PLAIN)


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it."""
    return look(view.game).draw(view, called(names))


def news(view: View, names: Sequence[str], heard: int) -> list[str]:
    """What has happened since so many events, but for what the drawing shows."""
    told = zip(view.events[heard:], log(view, names)[heard:], strict=True)
    return [line for event, line in told if not look(view.game).plain_to_see(event)]


def indented(line: str) -> RenderableType:
    return Padding(Text(line), (0, 0, 0, 2), expand=False)
