"""What it costs to note every event: games a second with `engine.trace_events`, beside playouts of the same games.

python -m bench.traces [--seconds 1]
"""

from __future__ import annotations

import argparse

import eminence
from bench import engine
from bench.__main__ import line

GAMES = 300
BAR = 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure each thing")
    seconds = parser.parse_args().seconds
    for name in eminence.names():
        game = eminence.load(name)
        print(f"\n{game.title}: random games on one core")
        for seats in game.seats:
            compare(game, seats, seconds)


def compare(game: eminence.Game, seats: int, seconds: float) -> None:
    played, compiled = engine.playouts(game.engine(), seats, GAMES), game.engine()

    def playouts() -> int:
        played()
        return GAMES

    def traced() -> int:
        compiled.trace_events(seats, "bench", GAMES)
        return GAMES

    rates = engine.alternating({"playouts": playouts, "traced": traced}, seconds)
    events = len(compiled.trace_events(seats, "bench", GAMES)) / GAMES
    ratio = rates["traced"] / rates["playouts"]
    line(f"{seats} seats, {events:.0f} events a game noted", rates["traced"], "playouts", ratio, BAR)


if __name__ == "__main__":
    main()
