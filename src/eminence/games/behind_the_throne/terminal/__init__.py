"""Behind the Throne in a terminal."""

from eminence.games.behind_the_throne.terminal import drawing
from eminence.games.behind_the_throne.terminal.words import say
from eminence.terminal import TerminalView

VIEW = TerminalView(drawing.draw, drawing.note, say)
