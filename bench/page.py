"""How soon the first view can be used, and how smoothly cards move: `python -m bench.page [--rounds 5]`.

Needs a Chromium, and what `make test` installs. Times are of this machine; what is compared is a ratio.
"""

from __future__ import annotations

import argparse
import itertools
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.support import seeds
from tests.support.browser import Visitor, chromium
from tests.support.server import Server

FRAMES = """() => new Promise((done) => {
    const times = [];
    const next = (now) => (times.push(now), times.length < 60 ? requestAnimationFrame(next) : done(times));
    requestAnimationFrame(next);
})"""
MOVED = "performance.getEntriesByName('cards move').flatMap(({ detail }) => detail.frames)"
USABLE, SMOOTH = 1.0, 1.5
"""Seconds until the first view can be used, and frames while cards move beside those of a page at rest: at most."""


def first_view(browser: Browser, url: str, number: int) -> float:
    """Seconds until somebody who was never here can press a button."""
    visitor = Visitor(browser, url, stream=f"first view {number}")
    began = time.monotonic()
    visitor.page.goto(visitor.url, wait_until="commit")
    visitor.page.get_by_role("button", name="Play now").first.click(trial=True)
    took = time.monotonic() - began
    visitor.context.close()
    return took


def frames(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds between two frames: of a page at rest, and while cards move."""
    visitor, chance = Visitor(browser, url, moving=True, stream="frames"), seeds.chance("frames")
    visitor.home()
    visitor.play_now("Shadow Throne")
    rest = visitor.page.evaluate(FRAMES)
    while len(moved := visitor.page.evaluate(MOVED)) < 60:
        visitor.choose(chance)
        visitor.await_turn()
    visitor.context.close()
    return statistics.median(later - sooner for sooner, later in itertools.pairwise(rest)), statistics.median(moved)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, chromium() as browser:
        took = sorted(first_view(browser, server.url, number) for number in range(rounds))
        rest, moved = frames(browser, server.url)
    verdicts = {True: "kept", False: "MISSED"}
    print(f"first view usable after {took[0]:.2f} s at best, {statistics.median(took):.2f} s in the median", end=" ")
    print(f"(bar {USABLE:g} s: {verdicts[took[0] < USABLE]})")
    print(f"a frame while cards move {moved:.1f} ms, at rest {rest:.1f} ms: {moved / rest:.2f} x", end=" ")
    print(f"(bar {SMOOTH:g}: {verdicts[moved < SMOOTH * rest]})")


if __name__ == "__main__":
    main()
