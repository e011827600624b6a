"""Pictures of every state of the page, for people to look at: `python tests/screens.py [FOLDER]`, or `make screens`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.sync_api import Browser  # noqa: E402

from browser import Visitor, chromium  # noqa: E402
from house import Server  # noqa: E402
from states import states  # noqa: E402

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small": (360, 640)}
ALBUMS = [
    ("desktop", "dark"),
    ("phone", "dark"),
    ("desktop", "light"),
    ("phone", "light"),
    ("tablet", "dark"),
    ("small", "dark"),
]
WHOLE = ("home", "waiting", "about", "end", "curve")
"""States of which the whole page is taken, not only what fits on the screen."""


def album(browser: Browser, url: str, folder: Path, size: str, theme: str) -> int:
    """All pictures of one size and theme; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    met: list[Visitor] = []

    def meet(**settings: str) -> Visitor:
        small = size in ("phone", "small")
        met.append(Visitor(browser, url, SIZES[size], touch=small, theme=theme, **settings))
        met[-1].can_be_cut()
        return met[-1]

    count = 0
    for name, visitor in states(meet):
        visitor.page.wait_for_timeout(250)
        visitor.page.screenshot(path=folder / f"{name}.png", full_page=name.endswith(WHOLE))
        count += 1
    for visitor in met:
        visitor.context.close()
    return count


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screens")
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, chromium() as browser:
        for size, theme in ALBUMS:
            count = album(browser, server.url, folder / f"{size}-{theme}", size, theme)
            print(f"{folder / f'{size}-{theme}'}: {count} pictures", flush=True)


if __name__ == "__main__":
    main()
