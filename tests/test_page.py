"""The page in a real browser: whole games by mouse, by keyboard and by touch, alone and together, and seen again."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser import DESKTOP, PHONE, Visitor, chromium, chromium_path
from house import Server

pytestmark = pytest.mark.xdist_group("browser")
TITLES = ("Behind the Throne", "Shadow Throne", "An Empty Throne", "Shadows over the Empire")
Meet = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if chromium_path() is None:
        warnings.warn("NO CHROMIUM ON THIS MACHINE: THE PAGE IS NOT TESTED. Install it, or set CHROMIUM.", stacklevel=1)
        pytest.skip("no Chromium: install it, or name one with CHROMIUM")
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Visitors; at the end none of their pages may have complained or asked anybody else."""
    met: list[Visitor] = []

    def visitor(size: tuple[int, int] = DESKTOP, **how: Any) -> Visitor:
        met.append(Visitor(browser, server.url, size, **how))
        return met[-1]

    yield visitor
    for one in met:
        one.check()
        one.context.close()


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_from_the_first_view_to_the_result_by_mouse(meet: Meet, title: str) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now(title)
    assert visitor.play_to_the_end() > 5
    page = visitor.page
    expect(page.get_by_role("heading", level=2).first).to_contain_text("win")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.locator(".ending")).to_contain_text("the secret fits the commitment")
    expect(page.locator(".ending")).to_contain_text("Your own word stirred the deal")


def test_a_whole_game_by_keyboard_alone(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    page, chance = visitor.page, random.Random(4)
    names = page.get_by_role("button", name="Play now")
    second = names.nth(1)
    for _ in range(60):
        page.keyboard.press("Tab")
        if second.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".status")
    ends = time.monotonic() + 240
    while not visitor.over():
        assert time.monotonic() < ends, visitor.status()
        count = visitor.lit().count()
        if not count:
            page.wait_for_timeout(30)
            continue
        before = visitor.table_and_choice()
        for _ in range(chance.randrange(1, count + 1)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        visitor.await_change(before)
    expect(page.get_by_role("heading", level=2).first).to_be_focused()


def test_a_whole_game_on_a_phone_by_touch(meet: Meet) -> None:
    visitor = meet(PHONE, touch=True)
    visitor.home()
    visitor.play_now("An Empty Throne")
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert visitor.page.evaluate(wide) <= 0, "the page is wider than the phone"
    assert visitor.play_to_the_end(2) > 5
    assert visitor.page.evaluate(wide) <= 0


def test_two_browsers_a_link_a_reload_and_a_restart(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, bob = Visitor(browser, server.url), Visitor(browser, server.url)
        ada.home()
        tile = ada.page.locator("article", has=ada.page.get_by_role("heading", name="Behind the Throne", exact=True))
        tile.get_by_role("button", name="Invite friends").click()
        ada.page.get_by_role("button", name="Set the table").click()
        link = ada.page.get_by_label("Send this link to your friends").input_value()
        bob.page.goto(link)
        bob.page.get_by_role("button", name="Sit here").click()
        ada.page.get_by_role("button", name="Begin").click()
        ada.page.wait_for_selector(".status")
        bob.page.wait_for_selector(".status")
        chance, ends, turns = random.Random(9), time.monotonic() + 240, 0
        while not ada.over():
            assert time.monotonic() < ends, ada.status()
            for who in (ada, bob):
                before = who.table_and_choice()
                if who.choose(chance):
                    turns += 1
                    who.await_change(before)
            if turns == 8:
                bob.page.reload()
                bob.page.wait_for_selector(".status")
            if turns == 12:
                turns += 1
                server.kill()
                expect(ada.page.get_by_role("alert")).to_contain_text("Coming back")
                server.start()
                expect(ada.page.get_by_role("alert")).to_have_count(0, timeout=15_000)
                expect(bob.page.get_by_role("alert")).to_have_count(0, timeout=15_000)
        bob.page.wait_for_selector(".ending")
        assert ada.page.locator(".scores").inner_text() != ""
        assert not ada.strangers + bob.strangers
        for who in (ada, bob):
            who.context.close()


def test_a_spectator_sees_the_game_and_no_hand(meet: Meet) -> None:
    ada, cid = meet(), meet()
    ada.home()
    ada.play_now("Shadow Throne")
    cid.page.goto(ada.page.url)
    cid.page.wait_for_selector(".status")
    assert cid.lit().count() == 0
    assert cid.page.locator(".hand [data-card]").count() == 0


def test_a_finished_game_is_looked_at_again_with_every_hand(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    visitor.play_to_the_end(3)
    page = visitor.page
    lines = page.locator("aside .log li").count()
    page.reload()
    page.wait_for_selector(".ending")
    expect(page.locator("aside .log li")).to_have_count(lines)
    page.get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider", name="Look back")
    expect(slider).to_have_value("0")
    page.keyboard.press("]")
    expect(slider).to_have_value("1")
    page.get_by_label("Seen by").select_option("all")
    expect(slider).to_have_value("1")
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_be_visible()


STATES = ("home", "waiting", "menu", "rules/behind-the-throne", "cards/shadow-throne", *TITLES)


def show(visitor: Visitor, state: str) -> None:
    """Bring the page into one of its states."""
    page = visitor.page
    if "/" in state:
        page.goto(f"{visitor.url}/#{state}")
        page.wait_for_selector("main li, main h2")
        return
    visitor.home()
    if state == "waiting":
        page.get_by_role("button", name="Invite friends").first.click()
        page.get_by_role("button", name="Set the table").click()
        page.wait_for_selector(".waiting")
    elif state == "menu":
        visitor.play_now(TITLES[0])
        page.get_by_role("button", name="Menu").click()
        page.wait_for_selector("dialog")
    elif state != "home":
        visitor.play_now(state)
        chance = random.Random(5)
        for _ in range(10):
            before = visitor.table_and_choice()
            if visitor.choose_if_possible(chance):
                visitor.await_change(before)
            else:
                page.wait_for_timeout(100)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_wrong(meet: Meet, state: str, theme: str) -> None:
    visitor = meet(theme=theme)
    show(visitor, state)
    visitor.page.wait_for_timeout(200)
    assert visitor.axe() == []


@pytest.mark.parametrize("title", TITLES)
def test_a_first_game_is_explained_while_it_is_played(meet: Meet, title: str) -> None:
    visitor = meet()
    visitor.home()
    page, chance, told = visitor.page, random.Random(2), []
    tile = page.locator("article", has=page.get_by_role("heading", name=title, exact=True))
    tile.get_by_role("button", name="Learn").click()
    page.wait_for_selector(".coach")
    ends = time.monotonic() + 180
    while page.get_by_role("button", name="Play on").count() == 0:
        assert time.monotonic() < ends, told
        assert not visitor.over(), f"the game was over before everything was told: {told}"
        if page.locator("[data-coach]").count():
            told.append(page.locator(".coach p").inner_text())
            page.locator("[data-coach]").click()
        elif visitor.lit().count():
            before = visitor.table_and_choice()
            visitor.choose_if_possible(chance)
            visitor.await_change(before)
        else:
            page.wait_for_timeout(30)
    page.get_by_role("button", name="Play on").click()
    assert len(set(told)) == len(told) >= 5
    expect(page.locator(".coach")).to_have_count(0)


def test_another_language_and_a_hint(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    page = visitor.page
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Jetzt spielen").nth(1).click()
    page.wait_for_selector(".status.asked")
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.locator(".hint")).to_contain_text("%", timeout=180_000)
    expect(page.locator(".status p").first).to_contain_text("Karte")
    expect(page.locator(".log li").first).to_contain_text("beginnt")
    expect(page.locator("[lang=en]")).to_have_count(0)


def test_the_first_load_is_small(meet: Meet) -> None:
    visitor = meet()
    sizes: list[int] = []
    visitor.page.on("response", lambda answer: sizes.append(answer.request.sizes()["responseBodySize"]))
    visitor.home()
    visitor.page.wait_for_load_state("networkidle")
    assert sum(sizes) < 200_000, sizes


def test_a_finished_game_is_studied_and_gone_on_with(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    visitor.play_to_the_end(8)
    page = visitor.page
    page.get_by_role("button", name="How the chances went").click()
    page.wait_for_selector(".curve svg", timeout=180_000)
    assert page.locator(".curve polyline").count() == 2
    page.get_by_role("button", name="Replay").click()
    for _ in range(4):
        page.keyboard.press("]")
    first = page.url
    page.get_by_role("button", name="Go on from here against bots").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".status")
    assert not visitor.over()


def test_what_cannot_be_done_is_refused_in_the_rules_own_words(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    page = visitor.page
    page.wait_for_selector(".status.asked")
    page.keyboard.press("t")
    page.keyboard.type("use Alchemist")
    page.keyboard.press("Enter")
    expect(page.locator(".trouble")).to_contain_text("Alchemist")
