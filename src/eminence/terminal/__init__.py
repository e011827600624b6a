"""Playing in a terminal: tables drawn as text, the play loop, replays, saved games. Knows the arena and below.

What the terminal views of games are made of, each in its game's package `terminal`, can be imported from here; it knows
the kernel alone.
"""

from eminence.terminal.game_view import TerminalView
from eminence.terminal.language import say_card, say_in, say_message

__all__ = ["TerminalView", "say_card", "say_in", "say_message"]
