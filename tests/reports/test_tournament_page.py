"""The page of a tournament: whole, true to the standings, and a bot's name is a text."""

from __future__ import annotations

import re

import pytest

from eminence.reports.tournament_page import tournament_page
from tests.reports.results import tournament_report
from tests.support.markup import HOSTILE, Page, assert_needs_nothing_from_elsewhere


def test_the_page_is_whole_and_needs_nothing_from_elsewhere() -> None:
    text = tournament_page(tournament_report())
    page = Page(text)
    assert_needs_nothing_from_elsewhere(text)
    assert (page.tags["svg"], page.tags["h1"]) == (2 + 4 + 3, 1)
    for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", text):
        assert 0 <= float(x) <= 190
        assert 0 <= float(y) <= 18


@pytest.mark.parametrize("name", ["./my <b>bot</b> & co", HOSTILE])
def test_a_bots_name_is_a_text(name: str) -> None:
    report = tournament_report((name, "random"))
    page, plain = Page(tournament_page(report)), Page(tournament_page(tournament_report()))
    assert page.tags == plain.tags
    assert page.attributes == plain.attributes
    assert page.words == [words.replace("greedy", name) for words in plain.words]
    assert page.words.count(name) >= 4, "among the standings, in the crosstable and with its line-ups"


def test_every_bar_says_what_it_shows() -> None:
    report = tournament_report()
    page = Page(tournament_page(report))
    assert page.values("role") == ["img"] * page.tags["svg"]
    shares = [report.standings.scores[bot].wins.estimate() for bot in report.standings.order()]
    told = [f"{100 * share.mean:.1f} %, {100 * share.low:.1f} to {100 * share.high:.1f}" for share in shares]
    assert page.values("aria-label")[: len(told)] == told
    for label in page.values("aria-label"):
        mean, _, interval = label.partition(", ")
        at = page.words.index(mean)
        assert interval in page.words[at:], "who sees reads the same"


def test_line_ups_are_compared_where_there_are_several() -> None:
    assert "Line-ups" in Page(tournament_page(tournament_report(seats=3))).words
    assert "Line-ups" not in Page(tournament_page(tournament_report(seats=2))).words


def test_how_sure_a_lead_is_is_said() -> None:
    page = Page(tournament_page(tournament_report(seats=2)))
    assert "sure" in page.words
    one_deal = " ".join(Page(tournament_page(tournament_report(seats=2, games=2))).words)
    assert "not sure with 95 % confidence" in one_deal


def test_a_tournament_without_a_game_has_a_page() -> None:
    page = Page(tournament_page(tournament_report(games=0)))
    assert "0 of 6 games of 0 deals" in " ".join(page.words)
