"""Tables on the screen: each game's own terminal view, found in its package; without one, its fields as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from eminence.kernel.errors import Refused
from eminence.kernel.game import Game
from eminence.kernel.view import View
from eminence.terminal.game_view import TerminalView
from eminence.terminal.language import called, log

PLAIN = TerminalView()


def terminal_view(game: Game) -> TerminalView:
    """The `VIEW` of the package `terminal` in the game's own package; what goes wrong in there is the game's fault."""
    return _load(game.name, f"{game.definition.package}.terminal")


@cache
def _load(game: str, place: str) -> TerminalView:
    try:
        found = import_module(place).VIEW
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and error.name == place:
            return PLAIN
        reason = " ".join(str(error).split()).rstrip(".") or repr(error)
        raise Refused("broken-game", f"The game {game} cannot be drawn by {place}: {reason}.") from error
    if not isinstance(found, TerminalView):
        raise Refused("broken-game", f"The game {game} is broken: {place}.VIEW is no eminence.terminal.TerminalView.")
    return found


def draw(view: View, names: Sequence[str]) -> RenderableType:
    """The table as its viewer sees it."""
    return terminal_view(view.game).draw(view, called(names))


def news(view: View, names: Sequence[str], heard: int) -> list[str]:
    """What has happened since so many events, but for what the drawing shows."""
    told = zip(view.events[heard:], log(view, names)[heard:], strict=True)
    return [line for event, line in told if not terminal_view(view.game).is_drawn(event)]


def indented(line: str) -> RenderableType:
    return Padding(Text(line), (0, 0, 0, 2), expand=False)
