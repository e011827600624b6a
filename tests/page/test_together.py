"""Several people at one table, each with a browser: links, reloads, restarts, broken lines, devices, spectators."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser import Visitor, asked_of, seated
from tests.support.deadlines import wait_until
from tests.support.server import Server

pytestmark = pytest.mark.xdist_group("browser together")
Meet = Callable[..., Visitor]


@pytest.mark.server_goes_away
def test_two_browsers_a_link_a_reload_and_a_restart(meet: Meet, chance: random.Random, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada, bob = meet(at=server), meet(at=server)
        seated(ada, bob, "Behind the Throne")
        for turns in range(15):
            who = asked_of(ada, bob)
            assert who is not None, "a short game: what was promised was not tried"
            who.choose(chance)
            if turns == 8:
                bob.page.reload()
                bob.page.wait_for_selector(".status")
            if turns == 12:
                server.kill()
                expect(ada.page.get_by_role("alert")).to_contain_text("Coming back")
                server.start()
                for one in (ada, bob):
                    expect(one.page.get_by_role("alert")).to_have_count(0)
        ada.hurry_to_the_end(bob)
        assert sorted(ada.page.locator(".scores b").all_inner_texts()) == sorted(
            bob.page.locator(".scores b").all_inner_texts()
        )


def test_a_move_made_without_a_line_is_kept_and_played_once(meet: Meet) -> None:
    ada, bob = meet(), meet()
    for who in (ada, bob):
        who.can_be_cut()
    seated(ada, bob, "Behind the Throne")
    mover, other = (ada, bob) if ada.is_asked() else (bob, ada)
    mover.cut()
    expect(mover.page.get_by_role("alert")).to_contain_text("Coming back")
    mover.page.get_by_role("button", name="Reveal a card").click()
    expect(mover.page.get_by_role("alert")).to_contain_text("Your move is kept")
    assert other.page.locator("aside .log li").count() == 1
    mover.mend()
    expect(mover.page.get_by_role("alert")).to_have_count(0)
    expect(other.page.locator("aside .log li")).to_have_count(2)
    expect(mover.page.locator("aside .log li")).to_have_count(2)


def test_the_same_seat_on_another_device(meet: Meet) -> None:
    here, there = meet(), meet()
    here.home()
    here.play_now("Shadow Throne")
    pool = here.page.locator(".pool [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    here.home()
    here.page.locator(".who summary").click()
    here.page.get_by_role("button", name="Continue on another device").click()
    code = here.page.locator(".who code").inner_text()
    there.home()
    there.page.locator(".who summary").click()
    there.page.get_by_label("Code from another device").fill(code)
    there.page.get_by_role("button", name="Use it").click()
    expect(there.page.get_by_role("status")).to_contain_text("Welcome back")
    there.page.reload()
    there.page.get_by_role("link", name="Shadow Throne").click()
    there.page.wait_for_selector(".pool")
    assert there.page.locator(".pool [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)") == pool


def test_a_mind_can_be_changed_until_the_last_one_has_chosen(meet: Meet) -> None:
    ada, bob = meet(), meet()
    seated(ada, bob, "Shadow Throne")
    ada.page.wait_for_selector(".pool .lit")
    names = ada.page.locator(".pool [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    first = names[0]
    second = next(name for name in names if name != first)
    ada.page.locator(f'.pool [data-card="{first}"]').first.click()
    expect(ada.page.locator(".status")).to_contain_text(first)
    expect(bob.page.locator(".round")).to_contain_text("has chosen")
    assert not [text for text in bob.heard if '["taken",' in text], "what was chosen went to another seat"
    ada.page.locator(f'.pool [data-card="{second}"]').first.click()
    expect(ada.page.locator(".status")).to_contain_text(second)
    bob.page.locator(".pool .lit").first.click()
    expect(ada.page.locator(".hand [data-card]")).to_have_count(1)
    assert ada.page.locator(".hand [data-card]").get_attribute("data-card") == second


def test_a_spectator_finds_the_game_and_is_told_no_hand(meet: Meet) -> None:
    ada, cid = meet(), meet()
    ada.home()
    ada.tile("Shadow Throne").get_by_role("button", name="Options").click()
    ada.page.get_by_label("Anybody may find and join it").check()
    ada.page.get_by_role("button", name="Begin").click()
    ada.page.wait_for_selector(".pool .lit")
    cid.home()
    cid.page.locator("section", has=cid.page.get_by_role("heading", name="Games to watch")).get_by_role(
        "link"
    ).first.click()
    cid.page.wait_for_selector(".status")
    ada.page.locator(".pool .lit").first.click()
    expect(ada.page.locator(".hand [data-card]")).to_have_count(1)
    wait_until(lambda: cid.seq() >= ada.seq(), what="that a spectator was told as much")
    cid.rest()
    assert cid.lit().count() == 0
    assert cid.page.locator(".hand").count() == 0
    states = [json.loads(text) for text in cid.heard]
    shown = [state.get("table") or state.get("changed") or {} for state in states if state["type"] == "state"]
    assert shown
    hidden = {
        card
        for table in shown
        for what in ("hands", "pools", "chosen")
        for one in table.get(what, [])
        for card in (one if isinstance(one, list) else [one])
    }
    assert hidden <= {"?", None}, "a spectator was told a hidden card"


def test_phrases_are_heard_and_can_be_muted(meet: Meet) -> None:
    ada, bob = meet(), meet()
    seated(ada, bob, "Behind the Throne")

    def say(words: str) -> None:
        bob.page.get_by_role("button", name=words).click()

    bob.page.get_by_text("Say something").click()
    say("Good luck!")
    talk = ada.page.get_by_role("region", name="Talk")
    expect(talk).to_contain_text("Good luck!")
    ada.page.get_by_text("Peace and quiet").click()
    ada.page.get_by_label("Do not show what others say").check()
    say("Well played!")
    expect(bob.page.get_by_role("region", name="Talk")).to_contain_text("Well played!")
    wait_until(lambda: ada.has_heard("well-played"), what="the phrase's arrival")
    ada.rest()
    assert "Well played" not in talk.locator("[role=log]").inner_text()
    ada.page.get_by_label("Do not show what others say").uncheck()
    expect(talk).to_contain_text("Well played!")


def test_others_are_seen_to_come_and_go(meet: Meet) -> None:
    ada, bob = meet(), meet()
    seated(ada, bob, "Behind the Throne")
    expect(ada.page.locator("main")).not_to_contain_text("away")
    bob.page.goto(bob.url)
    expect(ada.page.locator("main")).to_contain_text("away")
    bob.page.go_back()
    expect(ada.page.locator("main")).not_to_contain_text("away")
