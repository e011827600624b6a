"""Shadows over the Empire in a terminal."""

from eminence.games.shadows_over_the_empire.terminal import drawing, moves
from eminence.games.shadows_over_the_empire.terminal.words import say
from eminence.terminal import TerminalView

VIEW = TerminalView(
    drawing.draw,
    moves.note,
    say,
    is_drawn=drawing.is_drawn,
    is_obvious=moves.is_obvious,
    order_moves=moves.order_moves,
    menu=moves.menu,
)
