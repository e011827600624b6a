"""The plot of a review: a picture that every browser reads, true to the shares of victory."""

from __future__ import annotations

from itertools import pairwise

import pytest

from eminence.reports.review_plot import FRAME, MIN_NAME_DISTANCE, review_plot
from tests.reports.results import reviewed_game
from tests.support.markup import HOSTILE, SVG, assert_needs_nothing_from_elsewhere, read_picture


def test_a_picture_is_whole_and_needs_nothing_else() -> None:
    text = review_plot(reviewed_game())
    assert_needs_nothing_from_elsewhere(text)
    picture = read_picture(text)
    assert picture.tag == f"{SVG}svg"
    assert picture.attrib["role"] == "img"
    assert picture.attrib["aria-label"] == picture.findtext(f"{SVG}title")


@pytest.mark.parametrize("names", [("Ada", "Bo"), ("Ada", "Bo", "Cy", "Di")])
def test_every_line_goes_through_its_seats_shares(names: tuple[str, ...]) -> None:
    review = reviewed_game(names)
    lines = read_picture(review_plot(review)).findall(f"{SVG}polyline")
    assert len({line.attrib["stroke"] for line in lines}) == len(names)
    for seat, line in zip(reversed(range(len(names))), lines, strict=True):
        points = [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
        assert points[0][0] == FRAME.left
        assert points[-1][0] == FRAME.right
        assert all(x < next_x for (x, _), (next_x, _) in pairwise(points))
        for (_, y), (_, shares) in zip(points, review.shares, strict=True):
            assert FRAME.top <= y <= FRAME.bottom
            assert y == pytest.approx(FRAME.bottom + (FRAME.top - FRAME.bottom) * shares[seat], abs=0.06)


def test_turning_points_are_bands_and_costly_moves_dots() -> None:
    review = reviewed_game()
    picture = read_picture(review_plot(review))
    bands = picture.findall(f"{SVG}g")
    assert [band.find(f"{SVG}path[@stroke-dasharray]") is not None for band in bands] == [
        moment.by_luck for moment in review.turning_points
    ]
    assert {moment.by_luck for moment in review.turning_points} == {False, True}
    dots = picture.findall(f"{SVG}circle")
    assert [float(dot.attrib["r"]) for dot in dots] == [4.5, 6.5], "a blunder is the larger, and on top"
    for dot, found in zip(dots, reversed(review.costly), strict=True):
        told = dot.findtext(f"{SVG}title") or ""
        assert told.startswith(f"Move {found.step}, {review.names[found.seat]}: {found.mark}, {found.move} costs ")


def test_no_name_lies_upon_another() -> None:
    picture = read_picture(review_plot(reviewed_game(("Ada", "Bo", "Cy", "Di"))))
    names = [text for text in picture.findall(f"{SVG}text") if float(text.attrib["x"]) > FRAME.right]
    heights = [float(text.attrib["y"]) for text in names]
    assert sorted(text.text.split()[0] for text in names if text.text) == ["Ada", "Bo", "Cy", "Di"]
    assert all(below - above >= MIN_NAME_DISTANCE - 0.05 for above, below in pairwise(heights))
    assert max(heights) <= FRAME.bottom


@pytest.mark.parametrize("name", [HOSTILE, "]]>", "bell\a and escape\x1b[31m", "half a \ud83d"])
def test_a_players_name_is_a_text(name: str) -> None:
    picture, plain = (read_picture(review_plot(reviewed_game((one, "Bo")))) for one in (name, "Ada"))
    assert [part.tag for part in picture.iter()] == [part.tag for part in plain.iter()]
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name)
    assert picture.findtext(f"{SVG}title") == f"Behind the Throne: shares of victory of {shown}, Bo"
    assert any((text.text or "").startswith(shown) for text in picture.findall(f"{SVG}text"))
