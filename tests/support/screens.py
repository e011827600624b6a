"""Pictures of every state of the page, for people to look at: `make screens`, or

python -m tests.support.screens [FOLDER [desktop-dark ...]]
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.support.browser import Visitor, chromium
from tests.support.server import Server
from tests.support.states import parts

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


def album(browser: Browser, houses: dict[bool, Server], folder: Path, size: str, theme: str) -> int:
    """All pictures of one size and theme; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    met: list[Visitor] = []

    def meet(*, slow: bool = False, **settings: Any) -> Visitor:
        small, stream = size in ("phone", "small"), f"{folder.name} {len(met)}"
        met.append(Visitor(browser, houses[slow].url, SIZES[size], stream=stream, touch=small, theme=theme, **settings))
        met[-1].can_be_cut()
        return met[-1]

    count = 0
    for part in parts().values():
        for name, visitor in part.visit(meet):
            visitor.rest()
            visitor.page.screenshot(path=folder / f"{name}.png", full_page=name.endswith(WHOLE))
            count += 1
    for visitor in met:
        visitor.context.close()
    return count


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screens")
    albums = [album for album in ALBUMS if "-".join(album) in sys.argv[2:]] or ALBUMS
    with tempfile.TemporaryDirectory() as place, ExitStack() as open_now:
        houses = {}
        for slow in (False, True):
            (Path(place) / str(slow)).mkdir()
            pace = ("--no-limits", "--bot-pace", "60" if slow else "0")
            houses[slow] = open_now.enter_context(Server(Path(place) / str(slow), None, *pace))
        browser = open_now.enter_context(chromium())
        for size, theme in albums:
            count = album(browser, houses, folder / f"{size}-{theme}", size, theme)
            print(f"{folder / f'{size}-{theme}'}: {count} pictures", flush=True)


if __name__ == "__main__":
    main()
