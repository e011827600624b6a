"""A real Chromium that sits at the page, and whoever looks through it."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
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

from tests.support import seeds
from tests.support.deadlines import wait_until, within
from tests.support.seeded import HEADER

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
OVER = ".ending"
TURN = f".status.asked, {OVER}"
"""It is one's own turn, or nobody's any more."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHANCE = Path(__file__).parent / "chance.js"
HURRY = Path(__file__).parent / "hurry.js"
MOST_CLICKS = 2000
AT_REST = """(wanted) => {
    const busy = window.eminence?.underWay() ?? ["the program"];
    const there = busy.length === 0 && document.querySelector(wanted);
    window.framesAtRest = there ? ((window.framesAtRest ?? 0) + 1) % 2 : 0;
    return there && window.framesAtRest === 0;
}"""
"""Two frames in a row in which something is there and nothing is under way: what one ends, the other may have begun."""


def chromium_path() -> str | None:
    """The Chromium of this machine; `CHROMIUM` names another."""
    names = (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    return next((found for name in names if name and (found := shutil.which(name))), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=within(10) * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS, timeout=within(60) * 1000)
        yield browser
        browser.close()


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


class Visitor:
    """Somebody in front of a screen. What the page complains about, or fetches from elsewhere, is remembered.

    `stream` names the chance that this page and its tables have.
    """

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = DESKTOP,
        *,
        stream: str,
        touch: bool = False,
        moving: bool = False,
        **settings: Any,
    ) -> None:
        self.url, self.stream = url, stream
        view: Any = {"width": size[0], "height": size[1]}
        motion: Any = "no-preference" if moving else "reduce"
        self.context = browser.new_context(
            viewport=view,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion=motion,
            locale="en-GB",
            extra_http_headers={HEADER: stream},
        )
        self.context.set_default_timeout(within(20) * 1000)
        chosen = json.dumps(json.dumps({"level": "greedy", "sound": 0, **settings}))
        self.context.add_init_script(
            f"const own = 'eminence.settings'; localStorage.getItem(own) ?? localStorage.setItem(own, {chosen})"
        )
        self.context.add_init_script(f"({CHANCE.read_text(encoding='utf-8')})({seeds.number('page', stream)})")
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

    def has_heard(self, words: str) -> bool:
        """Whether these words have come over the line."""
        self.page.evaluate("0")  # what the browser has to tell is told while it is asked something
        return any(words in message for message in self.heard)

    def seq(self) -> int:
        """The number of the last moment that the page was told of."""
        self.page.evaluate("0")
        return max((json.loads(text).get("seq", 0) for text in self.heard), default=0)

    def _asked(self, request: Request) -> None:
        own = self.url.partition("//")[2]
        if not request.url.startswith((f"http://{own}", f"ws://{own}", "data:", "blob:")):
            self.strangers.append(request.url)

    def check(self, harmless: tuple[str, ...] = ()) -> None:
        """The page has not complained, but for what is harmless here, and has asked nobody else."""
        complaints = [said for said in self.complaints if not said.startswith(harmless or "\0")]
        assert not complaints, complaints
        assert not self.strangers, self.strangers

    def leave_evidence(self, folder: Path, name: str) -> None:
        """What the page looks like and says, for whoever wants to know why a test has failed."""
        with suppress(Error):
            self.page.screenshot(path=folder / f"{name}.png", timeout=within(10) * 1000)
        parts = {"address": self.page.url, "stream": self.stream, "complaints": "\n".join(self.complaints)}
        with suppress(Error):
            parts |= {"under way": str(self.page.evaluate("window.eminence?.underWay()"))}
            parts |= {"text": self.page.locator("body").inner_text(timeout=within(2) * 1000)}
        parts |= {"heard last": "\n".join(self.heard[-10:])}
        told = "\n\n".join(f"{title}:\n{text}" for title, text in parts.items())
        (folder / f"{name}.txt").write_text(told, encoding="utf-8")

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

    def resize(self, size: tuple[int, int]) -> None:
        """Another screen, or the same one turned."""
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def set(self, **settings: Any) -> None:
        """Change settings as the menu would, and come back to the same page."""
        wanted = json.dumps(settings)
        self.page.evaluate(
            "wanted => localStorage.setItem('eminence.settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('eminence.settings') ?? '{}'), ...JSON.parse(wanted)}))",
            wanted,
        )
        self.page.reload()

    def rest(self, wanted: str = "body") -> None:
        """Wait until something is there, nothing moves on the page and nothing is on its way to it."""
        try:
            self.page.wait_for_function(AT_REST, arg=wanted)
        except Error as error:
            with suppress(Error):
                busy = self.page.evaluate("window.eminence?.underWay()")
                raise AssertionError(f"the page does not come to rest with {wanted}: {busy}") from error
            raise

    # --- What people do ---

    def home(self) -> None:
        self.page.goto(self.url)
        self.rest("article")

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
        """From the first view into a game against bots, as far as one's own first turn."""
        self.tile(title).get_by_role("button", name="Play now").click()
        self.await_turn()

    def await_turn(self) -> None:
        """Until something can be chosen, or the game is over; and the page is at rest."""
        self.rest(TURN)

    def lit(self) -> Locator:
        """All that can be chosen now."""
        return self.page.locator(LIT)

    def choose(self, chance: random.Random, then: str = "body") -> None:
        """Point at one of the things that can be chosen, and wait for what comes of it."""
        thing = self.lit().nth(chance.randrange(self.lit().count()))
        if self.touch:
            thing.tap()
        else:
            thing.click()
        self.rest(then)

    def over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def is_asked(self) -> bool:
        return self.page.locator(".status.asked").count() > 0

    def play_to_the_end(self, chance: random.Random) -> int:
        """How many things were pointed at until the game was over."""
        return self.play_until(self.over, chance)

    def play_until(self, happened: Callable[[], bool], chance: random.Random) -> int:
        """Play against bots until something has happened; how many things were pointed at."""
        for count in range(MOST_CLICKS):
            if happened():
                return count
            assert not self.over(), f"the game was over before it happened: {self.page.url}"
            self.choose(chance, then=TURN)
        raise AssertionError(f"it has not happened after {MOST_CLICKS} clicks: {self.status()}")

    def hurry_to_the_end(self, *others: Visitor) -> None:
        """For those who want to see what comes after a game: pages click by themselves, faster than anybody points."""
        known = {"lit": LIT, "over": OVER, "turn": TURN, "most": MOST_CLICKS, "patience": within(60) * 1000}
        hurry = f"known => void (window.hurried = ({HURRY.read_text(encoding='utf-8')})(known))"
        for who in (self, *others):
            who.page.evaluate(hurry, known)
        for who in (self, *others):
            who.page.evaluate("window.hurried")

    def status(self) -> str:
        return self.page.locator(".status p").first.inner_text()

    def coached(self) -> str:
        """What the lesson says now; nothing if it says nothing."""
        return str(self.page.evaluate("document.querySelector('.coach p')?.innerText ?? ''"))

    def axe(self) -> list[str]:
        """What axe-core finds wrong for people who do not see, point or hear like others."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(_axe())
        wanted = {"resultTypes": ["violations"], "iframes": False, "selectors": False, "preload": False}
        found = self.page.evaluate("wanted => axe.run(document, wanted)", wanted)
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
        who.rest()


def asked_of(*visitors: Visitor) -> Visitor | None:
    """Whoever is asked first to do something; nobody if the game is over."""
    found: list[Visitor | None] = []

    def look() -> bool:
        for who in visitors:
            if not found and who.page.evaluate(AT_REST, TURN):
                found.append(None if who.over() else who)
        return bool(found)

    wait_until(look, 20, "somebody's turn")
    return found[0]
