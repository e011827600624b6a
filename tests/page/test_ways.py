"""The ways to play on the page: dragging, taking back, typing, hearing, being refused; and what plays itself."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser import PHONE, TURN, Visitor, asked_of, seated

pytestmark = pytest.mark.xdist_group("browser ways")
Meet = Callable[..., Visitor]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, thing: Locator, to: tuple[float, float]) -> None:
    mouse = visitor.page.mouse
    mouse.move(*middle(thing))
    mouse.down()
    mouse.move(*to, steps=6)
    mouse.up()
    visitor.rest()


def test_a_card_is_dragged_and_can_be_let_go(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Shadow Throne")
    page = visitor.page
    card = page.locator(".pool .lit").first
    drag(visitor, card, (300, 60))
    assert page.locator(".hand [data-card]").count() == 0, "a card that was let go was taken"
    assert page.locator(".ghost").count() == 0
    name = card.get_attribute("data-card")
    drag(visitor, card, middle(page.locator("[data-hand]")))
    expect(page.locator(".hand [data-card]")).to_have_count(1)
    assert page.locator(".hand [data-card]").get_attribute("data-card") == name


def test_a_card_is_dragged_to_its_place(meet: Meet, chance: random.Random) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("An Empty Throne")
    page = visitor.page
    lines = page.locator("aside .log li").count()
    drag(visitor, page.locator(".hand .lit").first, middle(page.get_by_text("Field 2", exact=True).first))
    while page.locator(".crumbs").count():  # which of two abilities, say
        expect(page.locator(".crumbs")).to_contain_text("Field 2")
        visitor.choose(chance)
    expect(page.locator("aside .log")).to_contain_text("to Field 2")
    assert page.locator("aside .log li").count() > lines


def test_steps_are_taken_back_until_they_count(meet: Meet, chance: random.Random) -> None:
    """Until the other one has moved, that is."""
    ada, bob = meet(), meet()
    seated(ada, bob, "An Empty Throne")
    page = ada.page
    back = page.get_by_role("button", name="Take back")
    while not back.count():
        who = asked_of(ada, bob)
        assert who is not None, "the game was over before anything could be taken back"
        who.choose(chance)
    told = page.locator("aside .log li").all_inner_texts()
    page.keyboard.press("u")
    expect(page.locator("aside .log li")).not_to_have_count(len(told))
    *before, last = page.locator("aside .log li").all_inner_texts()
    assert told[: len(before)] == before
    assert last == "You take back the last step."


def test_moves_without_a_choice_play_themselves(meet: Meet, chance: random.Random) -> None:
    """At Behind the Throne every turn begins with one: to reveal a card."""
    visitor = meet(forced=True)
    visitor.home()
    visitor.play_now("Behind the Throne")
    page, asked = visitor.page, 0
    while page.locator("aside .log li").count() < 25 and not visitor.over():
        is_first = not page.locator(".crumbs").count()
        assert not is_first or visitor.lit().count() > 1, f"nobody asked for it, but it waits: {visitor.status()}"
        asked += 1
        visitor.choose(chance, then=TURN)
    assert asked > 3


def test_a_refusal_is_the_rules_own_sentence_and_leads_to_the_rules(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    page = visitor.page
    page.keyboard.press("t")
    page.keyboard.type("use Alchemist")
    page.keyboard.press("Enter")
    expect(page.locator(".trouble")).to_contain_text("Alchemist")
    page.get_by_role("button", name="What do the rules say?").click()
    passages = page.locator(".about blockquote")
    expect(passages.first).to_be_visible()
    assert "abilit" in " ".join(passages.all_inner_texts()).lower()
    passages.first.get_by_role("button").click()
    expect(page.locator("[data-at]:focus")).to_be_visible()


def test_what_is_not_lit_says_why(meet: Meet, chance: random.Random) -> None:
    """At the beginning of a turn a card has to be revealed; a stack of somebody else cannot be swapped for yet."""
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    page = visitor.page
    theirs = page.locator('.card[data-step^="stack:1:"]:not(.lit)')
    visitor.play_until(lambda: theirs.count() > 0 and "reveal a card" in visitor.status(), chance)
    theirs.first.dispatch_event("click")
    expect(page.locator(".trouble")).to_contain_text("Reveal at least one card first.")
    expect(page.get_by_role("button", name="Reveal a card")).to_be_visible()


def test_a_whole_game_with_the_table_as_text(meet: Meet, chance: random.Random) -> None:
    """As somebody plays who hears the page: parts of the table as lists, and every move a button with its sentence."""
    visitor = meet(text=True)
    visitor.home()
    visitor.play_now("Behind the Throne")
    page = visitor.page
    expect(page.locator(".text")).to_contain_text("The row")
    expect(page.locator(".text")).to_contain_text("You: 0 points")
    while not visitor.over():
        moves = page.locator(".moves button:enabled")
        moves.nth(chance.randrange(moves.count())).press("Enter")
        visitor.await_turn()
    live = page.locator("[aria-live=polite], [role=status], [role=log]")
    assert live.count() > 0


def test_cards_can_be_read_everywhere(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Shadow Throne")
    page = visitor.page
    card = page.locator(".pool .lit[aria-describedby]").first
    name = card.get_attribute("data-card")
    large = page.locator(".inspect")
    card.hover()
    expect(large).to_be_visible()
    page.mouse.move(5, 5)
    expect(large).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(large).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("aside .log .name", has_text=name).first.hover()
    expect(large).to_be_visible()
    text = card.get_attribute("aria-describedby")
    assert page.locator(f"[id='{text}']").text_content()


def test_on_a_phone_a_long_press_shows_a_card_and_the_log_does(meet: Meet) -> None:
    visitor = meet(PHONE, touch=True)
    visitor.home()
    visitor.play_now("Shadow Throne")
    page = visitor.page
    card = page.locator(".pool .lit").first
    x, y = middle(card)
    line = visitor.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".inspect")).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.rest()
    assert page.locator(".hand [data-card]").count() == 0, "a long press took the card"
    page.get_by_role("button", name="What has happened").tap()
    page.locator("dialog .name").first.tap()
    expect(page.locator(".inspect")).to_be_visible()
    page.touchscreen.tap(30, 800)
    expect(page.locator(".inspect")).to_have_count(0)


def test_a_running_game_is_looked_back_at_and_gone_on_with(meet: Meet) -> None:
    visitor = meet()
    visitor.home()
    visitor.play_now("Behind the Throne")
    page = visitor.page
    page.get_by_role("button", name="Reveal a card").click()
    expect(page.locator("aside .log")).to_contain_text("You reveal")
    visitor.await_turn()
    page.keyboard.press("[")
    expect(page.locator(".status.past")).to_be_visible()
    expect(page.locator(".status")).to_contain_text("Your turn")
    assert visitor.lit().count() == 0
    page.keyboard.press("Escape")
    expect(page.locator(".status.past")).to_have_count(0)
    assert visitor.lit().count() > 0
