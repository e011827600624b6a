"""A review as a picture: everybody's share of victory over the game, with its turning points and costly moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from eminence.bots.hints import percent
from eminence.bots.review import Review
from eminence.reports.rendering import render
from eminence.reports.texts import moment_lines, turning_point_text

MIN_BAND_WIDTH = 3
MIN_NAME_DISTANCE = 15
"""Names at the ends of lines are so far apart at least."""


@dataclass(frozen=True)
class Frame:
    """The size of the picture, and where the edges of its lines are."""

    width: int = 960
    height: int = 420
    left: int = 58
    right: int = 820
    top: int = 56
    bottom: int = 362


FRAME = Frame()


@dataclass(frozen=True)
class Band:
    """A turning point."""

    left: float
    width: float
    middle: float
    seat: int
    by_luck: bool
    text: str


@dataclass(frozen=True)
class Dot:
    """A costly move."""

    x: float
    y: float
    seat: int
    mark: str
    text: str


@dataclass(frozen=True)
class Plot:
    """What stands where, for the template."""

    game: str
    names: list[str]
    luck: str
    frame: Frame
    shares: list[tuple[float, str]]
    """The scale on the left: heights and what they are called;"""
    moves: list[tuple[float, str]]
    """and the one below."""
    bands: list[Band]
    lines: list[tuple[int, list[tuple[float, float]]]]
    """Of each seat, the first on top of the others."""
    dots: list[Dot]
    ends: list[tuple[float, int, str]]
    """Heights of the names at the ends of the lines."""


def review_plot(review: Review) -> str:
    """The picture as SVG."""
    return render("review_plot.svg", plot=plot_of(review))


def plot_of(review: Review) -> Plot:
    """Everything that the picture shows."""
    scale = Scale(review)
    return Plot(
        review.position.game.title,
        list(review.names),
        review.fortune,
        FRAME,
        [(scale.y(quarter / 4), f"{25 * quarter} %") for quarter in range(5)],
        [
            (scale.x(step), f"move {step}" if step == scale.first else str(step))
            for step in _ticks(scale.first, scale.last)
        ],
        list(_bands(review, scale)),
        [
            (seat, [(scale.x(step), scale.y(shares[seat])) for step, shares in scale.points])
            for seat in reversed(range(review.position.seats))
        ],
        list(_dots(review, scale)),
        list(_ends(review, scale)),
    )


class Scale:
    """Where moves and shares lie on the picture, to a tenth of a pixel."""

    def __init__(self, review: Review) -> None:
        self.points = review.shares
        self.first = self.points[0][0]
        self.last = max(self.points[-1][0], self.first + 1)

    def x(self, step: float) -> float:
        return round(FRAME.left + (FRAME.right - FRAME.left) * (step - self.first) / (self.last - self.first), 1)

    def y(self, share: float) -> float:
        return round(FRAME.top + (FRAME.bottom - FRAME.top) * (1 - share), 1)

    def share(self, step: float, seat: int) -> float:
        """A seat's share after so many moves, between the points that were looked at."""
        for (x, before), (next_x, after) in pairwise(self.points):
            if x <= step <= next_x and next_x > x:
                return before[seat] + (after[seat] - before[seat]) * (step - x) / (next_x - x)
        return self.points[-1][1][seat]


def _ticks(first: int, last: int) -> list[int]:
    """Round numbers of moves from the first to the last.

    >>> _ticks(1, 138), _ticks(0, 9)
    ([1, 20, 40, 60, 80, 100, 120, 138], [0, 2, 4, 6, 8, 9])
    """
    size = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**6) if (last - first) / size <= 8)
    inner = [step for step in range(0, last, size) if first + size / 2 < step <= last - size / 2]
    return [first, *inner, last]


def _bands(review: Review, scale: Scale) -> Iterator[Band]:
    for moment in review.turning_points:
        left, right = scale.x(moment.first - 1), scale.x(moment.last)
        width, middle = round(max(MIN_BAND_WIDTH, right - left), 1), round((left + right) / 2, 1)
        text = f"{turning_point_text(review, moment)} {' '.join(moment_lines(moment, review.names))}"
        yield Band(left, width, middle, moment.hit, moment.by_luck, text)


def _dots(review: Review, scale: Scale) -> Iterator[Dot]:
    for decision in reversed(review.costly):
        step, seat = decision.step - 1, decision.seat
        text = (
            f"Move {decision.step}, {review.names[seat]}: {decision.mark}, {decision.move} costs "
            f"{percent(decision.cost)}. {review.why(decision)}"
        )
        yield Dot(scale.x(step), scale.y(scale.share(step, seat)), seat, decision.mark, text)


def _ends(review: Review, scale: Scale) -> Iterator[tuple[float, int, str]]:
    """Each name where its line ends, and none upon another."""
    ends = sorted((scale.y(share), seat) for seat, share in enumerate(scale.points[-1][1]))
    heights: list[float] = []
    for y, _ in ends:
        heights.append(max(y, heights[-1] + MIN_NAME_DISTANCE) if heights else y)
    room = float(FRAME.bottom)
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], room)
        room = heights[at] - MIN_NAME_DISTANCE
    for height, (_, seat) in zip(heights, ends, strict=True):
        yield round(height, 1), seat, f"{review.names[seat]} {percent(scale.points[-1][1][seat])}"
