"""A game that was installed and brings its own face: it is played at that, and at the plain table if that is broken."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser import PHONE, Visitor
from tests.support.helpers import ROOT
from tests.support.packages import with_toy
from tests.support.server import Server

pytestmark = pytest.mark.xdist_group("browser outside")
Meet = Callable[..., Visitor]
TITLE = "Sealed Crowns"
BOARD = "export const board = () => ({ update() {} });"
BROKEN = {
    "no JavaScript": "export function board( {",
    "throws at once": "throw new Error('no face today');",
    "no board": "export const seated = true;",
    "a board that throws": "export function board() { throw new Error('no board today'); }",
    "an update that throws": "export const board = () => ({ update() { throw new Error('not this one'); } });",
    "steps that throw": f"{BOARD} export function steps() {{ throw new Error('which way?'); }}",
    "steps that are none": f"{BOARD} export const steps = () => 7;",
    "figures that throw": f"{BOARD} export function figures() {{ throw new Error('how many?'); }}",
    "a hand that throws": f"{BOARD} export function hand() {{ throw new Error('whose?'); }}",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where Sealed Crowns is installed."""
    folder = tmp_path_factory.mktemp("outside")
    server = Server(folder)
    server.packages = with_toy(folder / "site")
    with server:
        yield server


@pytest.fixture
def face(house: Server) -> Iterator[Path]:
    """Its face, which may be changed for a test."""
    assert house.packages is not None
    file = house.packages / "sealed_crowns" / "page" / "face.js"
    before = file.read_text(encoding="utf-8")
    yield file
    file.write_text(before, encoding="utf-8")


def begun(visitor: Visitor) -> Visitor:
    visitor.home()
    visitor.play_now(TITLE)
    return visitor


def plate(visitor: Visitor, name: str) -> Locator:
    """What its face shows of a seat."""
    return visitor.page.locator(".crowns-seat", has_text=name)


def test_a_card_is_sealed_by_clicking_it_and_then_revealed(meet: Meet, house: Server) -> None:
    visitor = begun(meet(at=house))
    page = visitor.page
    expect(plate(visitor, "You")).to_contain_text("0 of 8 crowns")
    expect(page.get_by_role("heading", name="The table")).to_have_count(0)
    card = page.locator(".crowns-cards .lit").first
    assert "strength" in (card.get_attribute("title") or "")
    name = (card.get_attribute("data-step") or "").partition(":")[2]
    card.click()
    visitor.await_turn()
    expect(page.locator("aside .log")).to_contain_text("You seal a card.")
    expect(page.locator("aside .log")).to_contain_text(f"You reveal {name}.")


def test_a_whole_game_at_the_face_that_a_game_brings(meet: Meet, house: Server, chance: random.Random) -> None:
    visitor = begun(meet(at=house))
    assert visitor.axe() == []
    assert visitor.play_to_the_end(chance) > 3
    expect(visitor.page.get_by_role("heading", level=2).first).to_contain_text("win")
    expect(visitor.page.locator(".crowns-seat")).to_have_count(2)
    visitor.page.keyboard.press("[")
    expect(visitor.page.get_by_role("slider", name="Look back")).to_be_visible()
    expect(visitor.page.locator(".crowns-seat")).to_have_count(2)


def test_it_is_played_by_keyboard(meet: Meet, house: Server) -> None:
    visitor = begun(meet(at=house))
    page = visitor.page
    cards = page.locator(".crowns-cards .lit")
    page.keyboard.press("ArrowRight")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("aside .log")).to_contain_text("You seal a card.")
    visitor.await_turn()


def test_it_fits_a_phone(meet: Meet, house: Server, chance: random.Random) -> None:
    visitor = begun(meet(PHONE, touch=True, at=house))
    wide = "document.documentElement.scrollWidth - innerWidth"
    for _ in range(5):
        assert visitor.page.evaluate(wide) <= 0
        if not visitor.over():
            visitor.choose(chance)
            visitor.await_turn()


def test_the_example_of_the_manual_is_a_face(meet: Meet, house: Server, face: Path) -> None:
    manual = (ROOT / "docs" / "extend.md").read_text(encoding="utf-8")
    face.write_text(manual.partition("```js\n")[2].partition("```")[0], encoding="utf-8")
    visitor = begun(meet(at=house))
    expect(visitor.page.locator(".board")).to_have_text("You: 0, Livia: 0")
    seal = visitor.page.locator(".status").get_by_role("button", name="Seal").first
    seal.click()
    expect(visitor.page.locator("aside .log")).to_contain_text("You seal a card.")
    visitor.await_turn()


@pytest.mark.parametrize("why", BROKEN)
def test_with_a_broken_face_it_is_played_at_the_plain_table(meet: Meet, house: Server, face: Path, why: str) -> None:
    face.write_text(BROKEN[why], encoding="utf-8")
    visitor = begun(meet(at=house))
    page = visitor.page
    expect(page.get_by_role("status").filter(has_text="own table cannot be shown")).to_be_visible()
    expect(page.get_by_role("heading", name="The table", exact=True)).to_be_visible()
    page.locator(".moves button").first.click()
    expect(page.locator("aside .log")).to_contain_text("You seal a card.")
    visitor.await_turn()
    assert [said for said in visitor.complaints if not said.startswith("The table of this game cannot be shown.")] == []
    assert len(visitor.complaints) == 1, "whoever writes a face finds the reason in the console, once"
    visitor.complaints.clear()
