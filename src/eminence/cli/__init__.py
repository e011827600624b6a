"""The front door: `eminence` on the command line. Everything it does is done by the rooms below.

The order of the commands in `eminence --help` is that of the modules here, and within them that of the functions.
"""

from eminence.cli import front, games, play, table, study  # noqa: I001
from eminence.cli.front import app, main

__all__ = ["app", "front", "games", "main", "play", "study", "table"]
