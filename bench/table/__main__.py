"""Our table server beside boardgame.io 0.50.2, in one run, as ratios: `python -m bench.table [--tables 50,500]`.

With `--games all --pages --watchers 1` it plays every game of ours as browsers do: every seat, and one who watches, has
the page open, which also wants the picture that it draws from.

The machine may be busy, so the two are measured in turns and the round that took the least processor time counts.

Both keep tables going at once, theirs with two seats. A move is made when all have received the state after the last
one, so every table always waits for exactly one move. A table that is over is replaced by a new one, which counts as
the server's work: on both sides one is due for 137 moves, from the beginning, and how many were opened is printed. A
move of ours is on the disk before it is acknowledged, theirs is in memory only; so the speed of the disk is printed
too. Latencies are those of a server that is never idle; `--think 1` lets every table pause for a second on average
before a move. Theirs is started as its manual says, `node server.js`; `--production` sets NODE_ENV first.
"""

from __future__ import annotations

import argparse
import json
import platform
from itertools import product
from pathlib import Path
from typing import Any

from bench.table.flush import flush_rate
from bench.table.servers import CACHE, SIDES, install, running

Found = dict[str, Any]
Setting = dict[str, Any]
"""What is played at a table of ours, by how many, who watches, and whether they look at it with the page."""

GAMES = "behind-the-throne:2"
ALL_GAMES = "behind-the-throne:2,behind-the-throne:4,an-empty-throne:2,shadow-throne:3,shadows-over-the-empire:2"

LIFE = 137
"""Moves that a random game of ours takes. A table of theirs is left after half as many to half as many more."""
IDLE_TABLES = 2000
IDLE_BEFORE = 500
WARMUP = 2.0
NOISE = 0.3
"""Cores taken by other programs from which on a run is called disturbed."""

ROWS = (
    ("server CPU a move, ms", ("cpu_ms_per_move",), False),
    ("moves a second", ("moves_per_second",), True),
    ("p50 until the mover sees it, ms", ("mover_ms", "p50"), False),
    ("p99 until the mover sees it, ms", ("mover_ms", "p99"), False),
    ("p50 until the other sees it, ms", ("other_ms", "p50"), False),
    ("p99 until the other sees it, ms", ("other_ms", "p99"), False),
    ("bytes sent a move", ("bytes_per_move",), False),
)
"""What is printed, where it stands in what the driver found, and whether more is better."""


def at(found: Found, path: tuple[str, ...]) -> float:
    value: Any = found
    for key in path:
        value = value[key]
    return float(value)


def line(what: str, ours: float | None, theirs: float | None, more_is_better: bool = False) -> None:
    shown = [f"{value:12,.3f}" if value is not None else f"{'-':>12s}" for value in (ours, theirs)]
    better = ""
    if ours and theirs:
        better = f"{ours / theirs if more_is_better else theirs / ours:8.2f} x"
    print(f"  {what:36s} {shown[0]} {shown[1]} {better}", flush=True)


def print_play(count: int, setting: Setting, found: dict[str, Found]) -> None:
    print(f"\n{count} tables; ours play {setting['game']} with {setting['seats']} seats")
    print(f"{'':38s} {'ours':>12s} {'theirs':>12s} better by")
    for what, path, more_is_better in ROWS:
        ours, theirs = (at(found[side], path) if side in found else None for side in SIDES)
        line(what, ours, theirs, more_is_better)
    for side, one in found.items():
        cores = one["cores"]
        loud = "  DISTURBED: other programs were running" if cores["others"] > NOISE else ""
        shares = ", ".join(f"{who} {share:.2f}" for who, share in cores.items())
        print(f"  {side}: {one['moves']:,} moves, {one['opened']} new tables; cores: {shares}{loud}")


def print_idle(found: dict[str, Found]) -> None:
    print(f"\n{IDLE_TABLES} tables nobody is connected to, KiB of memory a table; theirs without garbage, then with it")
    ours, theirs = (found.get(side, {}) for side in SIDES)
    for key in ("kib_per_table", "kib_per_table_with_garbage"):
        line(key.replace("_", " "), ours.get(key), theirs.get(key))


def settings(wanted: argparse.Namespace) -> list[Setting]:
    games = (game.split(":") for game in (ALL_GAMES if wanted.games == "all" else wanted.games).split(","))
    return [
        {"game": game, "seats": int(seats), "watchers": wanted.watchers, "page": wanted.pages} for game, seats in games
    ]


def measure(wanted: argparse.Namespace, sides: tuple[str, ...]) -> Found:
    environment = install() | ({"NODE_ENV": "production"} if wanted.production else {})
    CACHE.mkdir(parents=True, exist_ok=True)
    disk = flush_rate(CACHE)
    shown = "{flushes_per_second:,.0f} flushes a second, p50 {p50_ms:.2f} ms, p99 {p99_ms:.2f} ms".format_map(disk)
    print(f"The disk under the database, 256 bytes and fsync: {shown}")
    results: Found = {"machine": platform.platform(), "disk": disk, "play": {}, "idle": {}}
    for count, setting in product(wanted.tables, settings(wanted)):
        rounds: dict[str, list[Found]] = {side: [] for side in sides}
        for _ in range(wanted.rounds):
            for side in sides:
                options = {"seconds": wanted.seconds, "think": wanted.think, "life": LIFE, "ends": side == "ours"}
                with running(side, environment) as server:
                    found = server.drive("play", setting=setting, tables=count, warmup=WARMUP, **options)
                rounds[side].append(found)
        results["play"][f"{setting['game']}:{setting['seats']} {count}"] = rounds
        best = {side: min(found, key=lambda one: one["cpu_ms_per_move"]) for side, found in rounds.items()}
        print_play(count, setting, best)
    if not wanted.no_idle:
        setting = settings(wanted)[0]
        for side in sides:
            collect = side == "theirs"
            with running(side, environment, collect) as server:
                results["idle"][side] = server.drive(
                    "idle", setting=setting, tables=IDLE_TABLES, warm=IDLE_BEFORE, collect=collect
                )
        print_idle(results["idle"])
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    numbers = lambda text: [int(part) for part in text.split(",")]  # noqa: E731
    parser.add_argument("--tables", type=numbers, default=[50, 500], help="how many at once, separated by commas")
    parser.add_argument("--games", default=GAMES, metavar="NAME:SEATS,...", help="what ours are; `all` for every game")
    parser.add_argument("--watchers", type=int, default=0, help="how many watch each table")
    parser.add_argument("--pages", action="store_true", help="all look at ours as the page does, with its picture")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure each")
    parser.add_argument("--rounds", type=int, default=3, help="how often, in turns; the one with the least CPU counts")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before a move, on average")
    parser.add_argument("--only", choices=SIDES, help="only one of the two")
    parser.add_argument("--no-idle", action="store_true", help="leave out the memory of idle tables")
    parser.add_argument("--production", action="store_true", help="theirs with NODE_ENV=production, not as documented")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything found there")
    wanted = parser.parse_args()
    results = measure(wanted, (wanted.only,) if wanted.only else SIDES)
    if wanted.json:
        wanted.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
