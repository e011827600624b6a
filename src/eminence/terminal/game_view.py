"""How a game looks in the terminal: what its package `terminal` offers as `VIEW`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from eminence.kernel.events import Event
from eminence.kernel.view import Move, View
from eminence.terminal.language import say


def _fields_as_text(view: View, names: Sequence[str]) -> RenderableType:
    return Panel(Text(str(view).strip()), title=view.game.title, title_align="left")


@dataclass(frozen=True)
class TerminalView:
    """What the terminal knows of one game beyond its words."""

    draw: Callable[[View, Sequence[str]], RenderableType] = _fields_as_text
    """The table as its viewer sees it, with the names of the seats."""
    note: Callable[[View, str], str] = lambda view, move: ""
    """A remark beside a move in the list, such as its odds."""
    say: Callable[[str], str] | None = None
    """Says a message of the game's `terminal/words`: `help` tells how to read the drawing, `points` what points are."""
    is_drawn: Callable[[Event], bool] = lambda event: False
    """Whether the drawing shows what an event tells, so that its line stays in the log."""
    is_obvious: Callable[[View], bool] = lambda view: False
    """Whether a forced move is played without a question."""
    order_moves: Callable[[View], Sequence[Move]] = lambda view: list(view.legal)
    """The legal moves in the order in which they are offered."""
    menu: Callable[[View, Sequence[Move]], RenderableType | None] = lambda view, moves: None
    """Many moves in a form of the game's own; if it has none, they are listed with their notes."""

    @property
    def help(self) -> str:
        return self.say("help") if self.say is not None else ""

    @property
    def points(self) -> str:
        return (self.say or say)("points")
