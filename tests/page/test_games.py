"""The page in a real browser: whole games by mouse, by keyboard and by touch, learned, and seen again."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from eminence.games import registry
from tests.support.browser import PHONE, TURN, Visitor
from tests.support.deadlines import within

pytestmark = pytest.mark.xdist_group("browser games")
TITLES = [registry.find(name).title for name in registry.BUILT_IN]
Meet = Callable[..., Visitor]


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_from_the_first_view_to_the_result_by_mouse(meet: Meet, chance: random.Random, title: str) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now(title)
    assert visitor.play_to_the_end(chance) > 5
    page = visitor.page
    expect(page.get_by_role("heading", level=2).first).to_contain_text("win")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.get_by_role("button", name="Verify the deal").click()
    expect(page.locator(".ending")).to_contain_text("the secret fits the commitment")
    expect(page.locator(".ending")).to_contain_text("Your own word stirred the deal")


def test_a_whole_game_by_keyboard_alone(meet: Meet, chance: random.Random) -> None:
    visitor = meet()
    visitor.home()
    page = visitor.page
    names = page.get_by_role("button", name="Play now")
    second = names.nth(1)
    for _ in range(60):
        page.keyboard.press("Tab")
        if second.evaluate("node => node === document.activeElement"):
            break
    page.keyboard.press("Enter")
    visitor.await_turn()
    while not visitor.over():
        for _ in range(chance.randrange(1, visitor.lit().count() + 1)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        visitor.await_turn()
    expect(page.get_by_role("heading", level=2).first).to_be_focused()


def test_a_whole_game_on_a_phone_by_touch(meet: Meet, chance: random.Random) -> None:
    visitor = meet(PHONE, touch=True)
    visitor.home()
    visitor.play_now("An Empty Throne")
    wide = "document.documentElement.scrollWidth - innerWidth"
    assert visitor.page.evaluate(wide) <= 0, "the page is wider than the phone"
    assert visitor.play_to_the_end(chance) > 5
    assert visitor.page.evaluate(wide) <= 0


def test_a_finished_game_is_looked_at_again_with_every_hand(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    visitor.hurry_to_the_end()
    page = visitor.page
    lines = page.locator("aside .log li").count()
    page.reload()
    page.wait_for_selector(".ending")
    expect(page.locator("aside .log li")).to_have_count(lines)
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Look back")
    expect(slider).to_have_value("0")
    page.keyboard.press("]")
    expect(slider).to_have_value("1")
    page.get_by_label("Seen by").select_option("all")
    expect(slider).to_have_value("1")
    page.keyboard.press("Escape")
    expect(page.locator(".ending")).to_be_visible()


def lesson(visitor: Visitor, title: str, chance: random.Random) -> list[str]:
    """What a lesson says to its end; nothing if the game was over before, since games may be short."""
    page, told = visitor.page, list[str]()
    visitor.home()
    visitor.tile(title).get_by_role("button", name="Learn").click()
    page.wait_for_selector(".coach")
    visitor.await_turn()
    while page.evaluate("location.hash") == "#learn":
        if visitor.over():
            return []
        if said := visitor.coached():
            told.append(said)
        if page.locator("[data-coach]").count():
            page.locator("[data-coach]").click()
            visitor.rest()
        else:
            visitor.choose(chance, then=TURN)
    return told


@pytest.mark.parametrize("title", TITLES)
def test_a_first_game_is_explained_while_it_is_played(meet: Meet, chance: random.Random, title: str) -> None:
    visitor = meet()
    told = next(filter(None, (lesson(visitor, title, chance) for _ in range(5))), [])
    assert len(set(told)) >= 5
    expect(visitor.page.locator(".coach")).to_have_count(0)


def test_another_language_and_a_hint(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    page = visitor.page
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Jetzt spielen").nth(1).click()
    visitor.await_turn()
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.locator(".hint")).to_contain_text("%", timeout=within(180) * 1000)
    expect(page.locator(".status p").first).to_contain_text("Karte")
    expect(page.locator(".log li").first).to_contain_text(re.compile("beginns?t"))
    expect(page.locator("[lang=en]")).to_have_count(0)


def test_a_finished_game_is_studied_and_gone_on_with(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    visitor.hurry_to_the_end()
    page = visitor.page
    page.get_by_role("button", name="How the chances went").click()
    page.wait_for_selector(".curve svg", timeout=within(180) * 1000)
    assert page.locator(".curve polyline").count() == 2
    page.get_by_role("button", name="Replay", exact=True).click()
    for _ in range(4):
        page.keyboard.press("]")
    first = page.url
    page.get_by_role("button", name="Go on from here against bots").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".status")
    assert not visitor.over()
