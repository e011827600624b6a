"""A process that plays games of a tournament: it is told the tournament, then numbers of games."""

from __future__ import annotations

import base64
import pickle
import sys

from eminence.workers.serve import serve


def main() -> None:
    """Play games until nobody asks any more."""
    setup = pickle.loads(base64.b64decode(sys.stdin.buffer.readline()))
    serve(lambda number, tell: setup.play(number), int)
