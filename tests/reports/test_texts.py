"""What was found, in words."""

from __future__ import annotations

from dataclasses import replace

from eminence.reports.texts import moment_lines, turning_point_text
from tests.reports.results import reviewed_game


def test_a_turning_point_is_told_in_a_sentence() -> None:
    review = reviewed_game()
    by_choice, *_, by_luck = (moment for moment in review.turning_points if moment.last < len(review.position.steps))
    one = replace(by_choice, first=4, last=4)
    assert turning_point_text(review, one) == f"Move 4: {review.names[one.hit]} from 50 % to 30 % by choice."
    assert turning_point_text(review, replace(one, last=6)).startswith("Moves 4 to 6: ")
    assert turning_point_text(review, by_luck).endswith(" by luck.")


def test_where_nothing_could_be_seen_it_is_told_what_was_chosen() -> None:
    review = reviewed_game()
    moment = review.turning_points[0]
    assert moment_lines(moment, review.names) == list(moment.told) != []
    [found] = moment.decisions
    assert moment_lines(replace(moment, told=()), review.names) == [f"{review.names[found.seat]}: {found.move}"]
