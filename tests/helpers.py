"""What several test files share: random games, and the program run as people run it."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import eminence
from eminence.kernel import journal
from eminence.kernel.position import Position

THRONE = "behind-the-throne"
SOURCE = Path(eminence.__file__).parents[1]


def throne(**options: object) -> eminence.Game:
    return eminence.load(THRONE, options)


def play_randomly(position: Position, chance: random.Random, steps: int = 100_000) -> Position:
    """Play so many random moves, or to the end."""
    while steps and not position.over:
        seat = chance.choice(position.actors)
        position.play(seat, chance.choice(position.legal(seat)))
        steps -= 1
    return position


def random_game(seats: int, seed: int, steps: int = 100_000, **options: object) -> Position:
    return play_randomly(throne(**options).start(seats, seed), random.Random(f"{seats} {seed}"), steps)


def resealed(lines: list[str]) -> str:
    """A record made of changed lines, with a check line that fits them."""
    kept = [line for line in lines if not line.startswith("check:")]
    return "\n".join([*kept, f"check: {journal.fingerprint(chr(10).join(kept).encode())}"]) + "\n"


def environment(**extra: str) -> dict[str, str]:
    """The environment of a subprocess that finds this very package and draws no colours."""
    path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")]))
    return {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "80", "PYTHONUTF8": "1"} | extra


def program(
    *arguments: str | Path, cwd: Path, stdin: str = "", timeout: float = 120, **extra: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in a folder of its own, where it also keeps its data."""
    return subprocess.run(
        [sys.executable, "-m", "eminence", *map(str, arguments)],
        cwd=cwd,
        env=environment(EMINENCE_DATA=str(cwd / "data"), **extra),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=timeout,
        check=False,
    )
