"""The front door: `eminence` on the command line. Everything it does is done by the rooms below.

The order of the commands in `eminence --help` is that of the modules here, and within them that of the functions.
"""

from eminence.cli import common, games, play, serve, simulate
from eminence.cli.common import app, main

__all__ = ["app", "common", "games", "main", "play", "serve", "simulate"]
