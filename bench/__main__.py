"""All measurements in one run, as ratios: `make bench`, or `python -m bench [--seconds 2] [--fastcatan PYTHON]`.

The machine may be busy, so everything is measured in turns and the best of many short rounds counts. A peer that is not
installed here is named, loudly, and left out; fastcatan needs Python 3.12 or newer and can be measured under another
interpreter that has it.
"""

from __future__ import annotations

import argparse
import platform

import eminence
from bench import engine, peers

BATCH = 4096


def line(what: str, rate: float, against: str = "", ratio: float = 0.0, bar: float = 0.0) -> None:
    compared = f"{ratio:6.2f} x {against}" if against else ""
    verdict = f"  (bar {bar:g}: {'kept' if ratio >= bar else 'MISSED'})" if bar else ""
    print(f"  {what:64s} {rate:14,.0f}/s  {compared}{verdict}", flush=True)


def own(seconds: float) -> dict[str, float]:
    """The engine itself; returns the rates that peers are compared with."""
    game = eminence.load(engine.TWIN)
    compiled, pure = game.engine("compiled"), game.engine("pure")
    print(f"\n{game.title}: random playouts on one core, decisions")
    for seats in game.seats:
        calls = {
            "compiled": engine.playouts(compiled, seats, 2000),
            "twin": engine.twin_playouts(compiled, seats, 2000),
        }
        rates = engine.alternating(calls, seconds)
        line(f"C++ twin, {seats} seats", rates["twin"])
        line(f"compiled, {seats} seats", rates["compiled"], "C++ twin", rates["compiled"] / rates["twin"], 0.9)
    slow = engine.alternating({"pure": engine.playouts(pure, 2, 5)}, seconds, rounds=3)["pure"]
    line("pure, 2 seats", slow, "C++ twin", slow / rates["twin"])

    print(f"\nBatch of {BATCH} with masks and tensors, steps; random choice included")
    calls = {
        "playouts": engine.playouts(compiled, 2, 2000),
        "bytes": engine.batch_steps(2, BATCH),
        "floats": engine.batch_steps(2, BATCH, "f4"),
        "threads": engine.batch_steps(2, BATCH, threads=2),
    }
    rates = engine.alternating(calls, seconds)
    line("tensors of bytes", rates["bytes"], "playouts", rates["bytes"] / rates["playouts"], 0.5)
    line("tensors of 32-bit floats", rates["floats"], "playouts", rates["floats"] / rates["playouts"])
    line(
        "tensors of bytes, two threads", rates["threads"], "playouts on one core", rates["threads"] / rates["playouts"]
    )

    print("\nDriven move by move from Python, decisions")
    steps = engine.alternating(
        {name: engine.move_by_move(name, 2) for name in ("compiled", "pure")},  # type: ignore[arg-type]
        seconds,
    )
    line("compiled desk", steps["compiled"], "500,000", steps["compiled"] / 500_000, 1)
    line("pure desk", steps["pure"])
    return {"playouts": rates["playouts"], "batch": rates["bytes"], "steps": steps["compiled"]} | other_games(seconds)


def other_games(seconds: float) -> dict[str, float]:
    """Random playouts of the other games beside those of the first, in turns; by name, the slowest of the rates."""
    slowest = {}
    for name, bar in engine.OTHERS.items():
        game, first = eminence.load(name), eminence.load(engine.TWIN)
        print(f"\n{game.title}: random playouts on one core, decisions; a state has {game.definition.state.SIZE} bytes")
        for seats in game.seats:
            calls = {
                "first": engine.playouts(first.engine(), min(seats, first.seats[-1]), 1000),
                "this": engine.playouts(game.engine(), seats, 300),
            }
            rates = engine.alternating(calls, seconds)
            line(f"compiled, {seats} seats", rates["this"], first.title, rates["this"] / rates["first"])
            line("the same beside its bar", rates["this"], f"{bar:,}", rates["this"] / bar, 1)
            slowest[name] = min(slowest.get(name, rates["this"]), rates["this"])
        least = game.seats[0]
        slow = engine.alternating({"pure": engine.playouts(game.engine("pure"), least, 2)}, seconds, rounds=3)["pure"]
        line(f"pure, {least} seats", slow)
    return slowest


PEERS: dict[str, tuple[tuple[str, str, float], ...]] = {
    "open_spiel_hearts": (
        ("inside C++", "playouts", 2.5),
        ("inside C++", "shadow-throne", 1.0),
        ("inside C++", "an-empty-throne", 1.0),
        ("inside C++", "shadows-over-the-empire", 0.0),
        ("from Python (decisions", "steps", 2.0),
        ("from Python (decisions", "shadow-throne", 10.0),
        ("from Python (decisions", "shadows-over-the-empire", 2.0),
    ),
    "rlcard_gin_rummy": (("", "steps", 30.0),),
    "pgx_batch": (("", "batch", 1.0),),
    "fast_catan": (("batch", "batch", 1.0), ("one game", "steps", 0.0)),
}
"""Of each peer, which of its rates is compared with which of ours, and how many times faster ours has to be."""


def others(mine: dict[str, float], seconds: float, fastcatan: str | None) -> None:
    print("\nPeers, each beside our matching rate")
    for name, comparisons in PEERS.items():
        try:
            found = peers.measure(name, fastcatan if name == "fast_catan" else None, seconds)
        except (ImportError, RuntimeError) as missing:
            print(f"  NOT MEASURED: {name}: {missing}")
            continue
        for what, rate in found.items():
            matches = [(ours, bar) for part, ours, bar in comparisons if part in what]
            if not matches:
                line(what, rate)
            for ours, bar in matches:
                line(what, rate, f"ours ({ours})", mine[ours] / rate, bar)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to measure each thing")
    parser.add_argument("--fastcatan", metavar="PYTHON", help="an interpreter that has fastcatan and numpy")
    parser.add_argument("--no-peers", action="store_true", help="only the engine and its twin")
    wanted = parser.parse_args()
    print(f"Eminence {eminence.__version__}, Python {platform.python_version()}, {platform.machine()}")
    mine = own(wanted.seconds)
    if not wanted.no_peers:
        others(mine, wanted.seconds / 2, wanted.fastcatan)


if __name__ == "__main__":
    main()
