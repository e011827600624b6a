"""How a game's table is drawn: a drawing of its own where there is one, otherwise its fields as text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from eminence.kernel.view import View
from eminence.terminal import behind_the_throne

Drawing = Callable[[View, Sequence[str]], RenderableType]

DRAWINGS: dict[str, Drawing] = {"behind-the-throne": behind_the_throne.draw}


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it."""
    return DRAWINGS.get(view.game.name, _plain)(view, names)


def _plain(view: View, names: Sequence[str]) -> RenderableType:
    return Panel(Text(str(view).strip()), title=view.game.title, title_align="left")
