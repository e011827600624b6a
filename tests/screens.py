"""Pictures of every state of the page, for people to look at: `python tests/screens.py [FOLDER]`, or `make screens`."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from playwright.sync_api import Browser  # noqa: E402

from browser import Visitor, chromium  # noqa: E402
from house import Server  # noqa: E402

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small": (360, 640)}
GAMES = {
    "behind-the-throne": "Behind the Throne",
    "shadow-throne": "Shadow Throne",
    "shadows-over-the-empire": "Shadows over the Empire",
    "an-empty-throne": "An Empty Throne",
}
MOMENTS = (0, 1, 3, 6, 10, 15, 22, 30)
"""After so many clicks a game is looked at."""


class Album:
    """Takes the pictures of one size and theme."""

    def __init__(self, browser: Browser, url: str, folder: Path, size: str, theme: str) -> None:
        self.browser, self.url, self.size, self.theme = browser, url, size, theme
        self.folder = folder / f"{size}-{theme}"
        self.folder.mkdir(parents=True, exist_ok=True)

    @contextmanager
    def visitor(self, level: str = "greedy") -> Iterator[Visitor]:
        small = self.size in ("phone", "small")
        one = Visitor(self.browser, self.url, SIZES[self.size], touch=small, theme=self.theme, level=level)
        try:
            one.home()
            yield one
            one.check()
        finally:
            one.context.close()

    def take(self, one: Visitor, name: str, *, whole: bool = False) -> None:
        one.page.wait_for_timeout(250)
        one.page.screenshot(path=self.folder / f"{name}.png", full_page=whole)

    def house(self) -> None:
        with self.visitor("casual") as one:
            page = one.page
            self.take(one, "home", whole=True)
            page.get_by_role("button", name="Invite friends").nth(2).click()
            page.locator("dialog summary").click()
            self.take(one, "new-table")
            page.get_by_role("button", name="Set the table").click()
            page.wait_for_selector(".waiting")
            self.take(one, "waiting", whole=True)
            for game in GAMES:
                for what in ("rules", "cards"):
                    page.goto(f"{self.url}/#{what}/{game}")
                    page.wait_for_selector("main li, main h2")
                    self.take(one, f"{what}-{game}")

    def game(self, name: str, title: str) -> None:
        chance = random.Random(7)
        with self.visitor() as one:
            one.play_now(title)
            clicks = 0
            while clicks <= MOMENTS[-1] and not one.over():
                if clicks in MOMENTS:
                    self.take(one, f"{name}-{clicks:02}")
                before = one.table_and_choice()
                if one.choose(chance):
                    clicks += 1
                    one.await_change(before)
                else:
                    one.page.wait_for_timeout(50)
            one.play_to_the_end()
            self.take(one, f"{name}-end")
            one.page.get_by_role("button", name="How the chances went").click()
            one.page.wait_for_selector(".curve svg", timeout=180_000)
            self.take(one, f"{name}-end-curve")
            one.page.get_by_role("button", name="See all hands").click()
            one.page.wait_for_selector(".past")
            self.take(one, f"{name}-replay")

    def beside(self) -> None:
        with self.visitor() as one:
            one.page.get_by_role("button", name="Learn").first.click()
            one.page.wait_for_selector(".coach")
            self.take(one, "lesson")
            one.page.get_by_role("button", name="End the lesson").click()
            for key in ("m", "r", "l", "?"):
                one.page.keyboard.press(key)
                one.page.wait_for_selector("dialog")
                self.take(one, {"m": "menu", "r": "rules-drawer", "l": "log", "?": "keys"}[key])
                one.page.keyboard.press("Escape")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screens")
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, chromium() as browser:
        for size, theme in [
            ("desktop", "dark"),
            ("phone", "dark"),
            ("tablet", "dark"),
            ("small", "dark"),
            ("desktop", "light"),
            ("phone", "light"),
        ]:
            album = Album(browser, server.url, folder, size, theme)
            album.house()
            album.beside()
            for name, title in GAMES.items():
                album.game(name, title)
            print(f"{album.folder}: {len(list(album.folder.iterdir()))} pictures", flush=True)


if __name__ == "__main__":
    main()
