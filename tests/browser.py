"""A real Chromium that sits at the page, and whoever looks through it."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocketRoute,
    expect,
    sync_playwright,
)

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1440, 900), (390, 844)
NARROW = 1000
"""Up to this width the log has no place beside the table."""
LIT = ".lit[data-step], .buttons [data-step]"
AXE = Path(__file__).parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def chromium_path() -> str | None:
    """The Chromium of this machine; `CHROMIUM` names another."""
    names = (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if name and (found := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody in front of a screen. What the page complains about, or fetches from elsewhere, is remembered."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        *,
        touch: bool = False,
        moving: bool = False,
        **settings: Any,
    ) -> None:
        self.url = url
        view: Any = {"width": size[0], "height": size[1]}
        motion: Any = "no-preference" if moving else "reduce"
        self.context = browser.new_context(
            viewport=view, has_touch=touch, is_mobile=touch, reduced_motion=motion, locale="en-GB"
        )
        chosen = json.dumps(json.dumps({"level": "greedy", "sound": 0, **settings}))
        self.context.add_init_script(
            f"const own = 'eminence.settings'; localStorage.getItem(own) ?? localStorage.setItem(own, {chosen})"
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", self._asked)
        self.touch = touch
        self._is_cut = False
        self._lines: list[WebSocketRoute] = []
        self.heard: list[str] = []
        """Every message that the page got over its line."""
        self.page.on("websocket", lambda line: line.on("framereceived", self._got))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def _got(self, message: str | bytes) -> None:
        self.heard.append(message if isinstance(message, str) else message.decode())

    def _asked(self, request: Request) -> None:
        own = self.url.partition("//")[2]
        if not request.url.startswith((f"http://{own}", f"ws://{own}", "data:", "blob:")):
            self.strangers.append(request.url)

    def check(self) -> None:
        assert not self.complaints, self.complaints
        assert not self.strangers, self.strangers

    # --- What happens around the page ---

    def can_be_cut(self) -> None:
        """Before a table is opened: its line goes through our hands."""
        self.page.route_web_socket("**/socket*", self._wire)

    def _wire(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close()
        else:
            line.connect_to_server()
            self._lines.append(line)

    def cut(self) -> None:
        """The network is gone."""
        self._is_cut = True
        for line in self._lines:
            line.close()
        self._lines.clear()

    def mend(self) -> None:
        self._is_cut = False

    def set(self, **settings: Any) -> None:
        """Change settings as the menu would, and come back to the same page."""
        wanted = json.dumps(settings)
        self.page.evaluate(
            "wanted => localStorage.setItem('eminence.settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('eminence.settings') ?? '{}'), ...JSON.parse(wanted)}))",
            wanted,
        )
        self.page.reload()

    # --- What people do ---

    def home(self) -> None:
        self.page.goto(self.url)
        self.page.wait_for_selector("article")

    def tile(self, title: str) -> Locator:
        return self.page.locator("article", has=self.page.get_by_role("heading", name=title, exact=True))

    def invite(self, title: str) -> str:
        """A table for two or more; its link."""
        self.home()
        self.tile(title).get_by_role("button", name="Invite friends").click()
        self.page.get_by_role("button", name="Set the table").click()
        return self.page.get_by_label("Send this link to your friends").input_value()

    def open_talk(self) -> None:
        """Beside the table where there is room, else in a sheet."""
        if self.page.viewport_size and self.page.viewport_size["width"] <= NARROW:
            self.page.get_by_role("button", name="Talk").click()

    def play_now(self, title: str) -> None:
        """From the first view into a game against bots."""
        self.tile(title).get_by_role("button", name="Play now").click()
        self.page.wait_for_selector(".status")

    def lit(self) -> Locator:
        """All that can be chosen now."""
        return self.page.locator(LIT)

    def choose(self, chance: random.Random) -> bool:
        """Point at one of the things that can be chosen, if there are any."""
        count = self.lit().count()
        if not count:
            return False
        thing = self.lit().nth(chance.randrange(count))
        if self.touch:
            thing.tap(timeout=5_000)
        else:
            thing.click(timeout=5_000)
        return True

    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def play_to_the_end(self, seed: int = 1, seconds: float = 240) -> int:
        """How many things were pointed at until the game was over."""
        chance, count, ends = random.Random(seed), 0, time.monotonic() + seconds
        while not self.over():
            assert time.monotonic() < ends, f"the game is not over after {count} clicks: {self.status()}"
            count += self.goes_on(chance)
        return count

    def goes_on(self, chance: random.Random) -> bool:
        """Point at something and see what comes of it; or, if there is nothing to choose, wait a little."""
        before = self.table_and_choice()
        if self.choose_if_possible(chance):
            self.await_change(before)
            return True
        self.page.wait_for_timeout(30)
        return False

    def choose_if_possible(self, chance: random.Random) -> bool:
        try:
            return self.choose(chance)
        except Error:
            return False  # it was gone before it could be clicked: the table has changed

    def table_and_choice(self) -> str:
        return str(
            self.page.evaluate(
                "document.querySelector('.status')?.innerText + document.querySelectorAll('.log li').length"
            )
        )

    def await_change(self, before: str) -> None:
        ends = time.monotonic() + 3
        while time.monotonic() < ends and self.table_and_choice() == before:
            self.page.wait_for_timeout(15)

    def status(self) -> str:
        return self.page.locator(".status p").first.inner_text()

    def coached(self) -> str:
        """What the lesson says now; nothing if it says nothing."""
        return str(self.page.evaluate("document.querySelector('.coach p')?.innerText ?? ''"))

    def axe(self) -> list[str]:
        """What axe-core finds wrong for people who do not see, point or hear like others."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        # A card is called by its title, which is its label; axe takes all numbers and sentences on its face for one.
        named = ("label-content-name-mismatch", 'class="card ')
        return [
            f"{violation['id']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
            for violation in found["violations"]
            for node in violation["nodes"]
            if not (violation["id"] == named[0] and named[1] in node["html"])
        ]


def seated(ada: Visitor, bob: Visitor, title: str) -> None:
    """Two at a table, by a link; bots on the other chairs."""
    link = ada.invite(title)
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Sit here").first.click()
    expect(bob.page.get_by_role("button", name="Stand up")).to_be_visible()
    free = bob.page.get_by_role("button", name="Sit here").count()
    expect(ada.page.get_by_role("button", name="Sit here")).to_have_count(free)
    ada.page.get_by_role("button", name="egin").click()
    for who in (ada, bob):
        who.page.wait_for_selector(".status")
