"""The page of a review: whole, with all that was found, and a name is a text."""

from __future__ import annotations

import pytest

from eminence.reports.review_page import review_page
from eminence.reports.texts import turning_point_text
from tests.reports.results import reviewed_game
from tests.support.markup import HOSTILE, Page, assert_needs_nothing_from_elsewhere


def test_the_page_is_whole_and_needs_nothing_from_elsewhere() -> None:
    text = review_page(reviewed_game())
    page = Page(text)
    assert_needs_nothing_from_elsewhere(text)
    assert (page.tags["svg"], page.tags["h1"], page.tags["polyline"]) == (1, 1, 2)


def test_costly_moves_and_turning_points_are_told_with_their_reasons() -> None:
    review = reviewed_game()
    page = Page(review_page(review))
    assert [found.mark for found in review.costly] == ["blunder", "mistake"]
    for found, cost in zip(review.costly, ("20 %", "10 %"), strict=True):
        at = page.words.index(f"{found.mark}, {cost}")
        assert page.words[at - 3 : at] == [str(found.step), review.names[found.seat], str(found.move)]
        assert page.words[at + 1] == str(review.why(found))
        assert found.mark in page.values("class")
    assert review.turning_points
    for moment in review.turning_points:
        assert turning_point_text(review, moment) in page.words
        assert all(line in page.words for line in moment.told)


def test_everybody_is_summed_up() -> None:
    review = reviewed_game()
    page = Page(review_page(review))
    at = page.words.index("How everybody played")
    assert page.words[at + 1 : at + 7] == [
        "decisions", "as good as best", "average cost", "mistakes", "blunders", "luck",
    ]  # fmt: skip
    for summary in review.summaries():
        row = page.words[page.words.index(review.names[summary.seat], at) :]
        assert row[1] == str(summary.decisions)
        assert row[4:6] == [str(summary.mistakes), str(summary.blunders)]


def test_of_a_calm_game_nothing_is_sure() -> None:
    review = reviewed_game(calm=True)
    assert (review.costly, review.turning_points[:-1]) == ([], [])
    page = Page(review_page(review))
    assert page.words[-1] == "None that is sure."


@pytest.mark.parametrize("name", ["<b>", HOSTILE])
def test_a_players_name_is_a_text(name: str) -> None:
    page, plain = Page(review_page(reviewed_game((name, "Bo")))), Page(review_page(reviewed_game()))
    assert page.tags == plain.tags
    assert name in page.words
    assert [attribute for attribute, _ in page.attributes] == [attribute for attribute, _ in plain.attributes]
    assert f"Behind the Throne: shares of victory of {name}, Bo" in page.values("aria-label")
