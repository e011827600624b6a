"""This tree beside an earlier commit, in turns and by CPU time: `python -m bench.revisions COMMIT [--only table]`.

Playouts: both trees load every game in processes of their own, which play in turns, a slice each; the median of the
slices' ratios counts, and every start of the two is printed, as compiled code may lie better or worse in memory.
The table: both servers are started anew in turns and the same driver plays on them, see `bench.table`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import eminence
from bench.table.__main__ import LIFE, WARMUP
from bench.table.servers import install, running

HERE = Path(__file__).parents[1]
PAGE = "src/eminence/table/page"
TABLES = 30
SETTINGS = (
    ("behind-the-throne", 2, False),
    ("behind-the-throne", 2, True),
    ("an-empty-throne", 2, True),
    ("shadow-throne", 3, True),
    ("shadow-throne", 5, True),
    ("shadows-over-the-empire", 2, True),
    ("shadows-over-the-empire", 4, True),
)
"""What is played at tables, by how many, and whether all look at it with the page, or are programs."""

WORKER = """
import sys, time
import eminence
from bench import engine
name, seats, backend, count = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
play = engine.playouts(eminence.load(name).engine(backend), seats, count)
play()
for line in sys.stdin:
    began = time.process_time()
    decisions = play()
    print(decisions / (time.process_time() - began), flush=True)
"""
"""Plays a slice for every line it reads and answers with decisions a second; every commit has what it calls."""


def environment_of(tree: Path) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"}


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A work tree of `commit`, removed afterwards. It borrows the page of this one, which no measurement opens."""
    with TemporaryDirectory(prefix="revision-") as folder:
        git = ["git", "-C", str(HERE), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", folder, commit], check=True)
        try:
            shutil.copytree(HERE / PAGE, Path(folder) / PAGE)
            yield Path(folder)
        finally:
            subprocess.run([*git, "remove", "--force", folder], check=True)


def ratios_of_playouts(trees: list[Path], name: str, seats: int, backend: str, slices: int) -> list[float]:
    """Now to before, slice by slice, of one start of both."""
    count = "400" if backend == "compiled" else "4"
    command = [sys.executable, "-c", WORKER, name, str(seats), backend, count]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "bufsize": 1}
    workers = [subprocess.Popen(command, cwd=tree, env=environment_of(tree), **pipes) for tree in trees]

    def rate(worker: subprocess.Popen[str]) -> float:
        assert worker.stdin
        assert worker.stdout
        worker.stdin.write("\n")
        return float(worker.stdout.readline())

    try:
        for worker in workers:
            rate(worker)
        found = []
        for turn in range(slices):
            order = workers if turn % 2 else workers[::-1]
            rates = {worker.pid: rate(worker) for worker in order}
            before, now = (rates[worker.pid] for worker in workers)
            found.append(now / before)
        return found
    finally:
        for worker in workers:
            worker.communicate()


def print_playouts(trees: list[Path], starts: int, slices: int) -> None:
    print("Playouts, decisions by CPU time, now to before (median of slices; every start)")
    for name in eminence.names():
        for backend in ("compiled", "pure"):
            seats = max(eminence.load(name).seats)
            found = [median(ratios_of_playouts(trees, name, seats, backend, slices)) for _ in range(starts)]
            shown = " ".join(f"{one:.3f}" for one in found)
            print(f"  {name:26s} {seats} seats {backend:9s} {median(found):.3f}   ({shown})", flush=True)


def print_tables(trees: list[Path], rounds: int, seconds: float) -> None:
    print("The table, CPU of the server and bytes sent a move, now to before (median of rounds; every round)")
    node = install()
    for game, seats, page in SETTINGS:
        setting = {"game": game, "seats": seats, "watchers": int(page), "page": page}
        options = {"seconds": seconds, "think": 0, "life": LIFE, "ends": True, "tables": TABLES, "warmup": WARMUP}
        found: list[tuple[float, float]] = []
        for turn in range(rounds):
            measured = {}
            for tree in trees if turn % 2 else trees[::-1]:
                with running("ours", node | environment_of(tree)) as server:
                    measured[tree] = server.drive("play", setting=setting, **options)
            before, now = (measured[tree] for tree in trees)
            found.append(
                (now["cpu_ms_per_move"] / before["cpu_ms_per_move"], now["bytes_per_move"] / before["bytes_per_move"])
            )
        cpu, sent = (median(column) for column in zip(*found, strict=True))
        shown = " ".join(f"{one:.3f}" for one, _ in found)
        who = "pages" if page else "programs"
        print(f"  {game:26s} {seats} seats {who:9s} CPU {cpu:.3f} bytes {sent:.3f}   ({shown})", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit", help="what to compare with")
    parser.add_argument("--only", choices=("playouts", "table"), help="only one of the two")
    parser.add_argument("--starts", type=int, default=5, help="how often both trees are started for playouts")
    parser.add_argument("--slices", type=int, default=21, help="turns of a start")
    parser.add_argument("--rounds", type=int, default=5, help="turns of the two servers")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long a server is measured in a turn")
    wanted = parser.parse_args()
    with checked_out(wanted.commit) as before:
        trees = [before, HERE]
        if wanted.only != "table":
            print_playouts(trees, wanted.starts, wanted.slices)
        if wanted.only != "playouts":
            print_tables(trees, wanted.rounds, wanted.seconds)


if __name__ == "__main__":
    main()
