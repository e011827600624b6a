"""Shadow Throne in a terminal."""

from eminence.games.shadow_throne.terminal import drawing
from eminence.games.shadow_throne.terminal.words import say
from eminence.terminal import TerminalView

VIEW = TerminalView(
    drawing.draw,
    drawing.note,
    say,
    is_drawn=drawing.is_drawn,
    is_obvious=drawing.is_obvious,
)
