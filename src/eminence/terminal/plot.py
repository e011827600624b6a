"""Everybody's share of victory over a game, drawn with dots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from rich.text import Text

from eminence.bots.review import Review
from eminence.terminal.language import called, say

ROWS = 10
LEFT = 6
"""The width of the scale."""
COLOURS = ("yellow", "cyan", "green", "magenta", "blue")
"""Of the seats, in order."""
BLANK = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a character, four rows of two."""
LUCK, CHOICE = "○", "▲"


def plot(review: Review, width: int) -> Text:
    """The lines of all seats, the marks of the turning points below, and who is who."""
    points = review.shares
    columns = max(10, min(width, 120) - LEFT - 1)
    first, last = points[0][0], max(points[-1][0], points[0][0] + 1)

    def across(step: int) -> float:
        return (step - first) / (last - first)

    canvas = [[(0, 0)] * columns for _ in range(ROWS)]
    for seat in reversed(range(review.position.seats)):
        _line(canvas, [(across(step), shares[seat]) for step, shares in points], seat)
    drawn = Text()
    for row, cells in enumerate(canvas):
        scale = {0: "100 %", ROWS // 2: " 50 %", ROWS - 1: "  0 %"}.get(row, "     ")
        drawn.append(f"{scale} ", style="dim")
        for dots, seat in cells:
            drawn.append(chr(BLANK + dots) if dots else " ", style=COLOURS[seat])
        drawn.append("\n")
    drawn.append(" " * LEFT)
    drawn.append(_marks(review, columns, across))
    drawn.append("\n")
    start, end = say("review-move", number=str(first)), str(points[-1][0])
    drawn.append(f"{' ' * LEFT}{start}{end:>{columns - len(start)}}\n", style="dim")
    drawn.append(_legend(review))
    return drawn


def _line(canvas: list[list[tuple[int, int]]], points: Sequence[tuple[float, float]], seat: int) -> None:
    """Draw from point to point, a dot for every place on the way."""
    high, wide = 4 * len(canvas) - 1, 2 * len(canvas[0]) - 1
    for (x, y), (next_x, next_y) in pairwise(points):
        steps = max(1, round(wide * (next_x - x)), round(high * abs(next_y - y)))
        for at in range(steps + 1):
            share = at / steps
            column, row = round(wide * (x + share * (next_x - x))), round(high * (1 - y - share * (next_y - y)))
            dots, _ = canvas[row // 4][column // 2]
            canvas[row // 4][column // 2] = dots | DOTS[row % 4][column % 2], seat


def _marks(review: Review, columns: int, across: Callable[[int], float]) -> Text:
    """Where the game turned."""
    places = {round((columns - 1) * across(moment.first - 1)): moment for moment in review.turning_points}
    marks = Text()
    for column in range(columns):
        if column in places:
            marks.append(LUCK if places[column].by_luck else CHOICE, style=COLOURS[places[column].hit])
        else:
            marks.append(" ")
    return marks


def _legend(review: Review) -> Text:
    legend = Text(" " * LEFT)
    for seat, name in enumerate(called(review.names)):
        legend.append("━━ ", style=COLOURS[seat]).append(f"{name}   ")
    turned, by_luck = say("review-turned"), say("review-by-luck", others=review.leaves_others)
    return legend.append(f"{CHOICE} {turned}   {LUCK} {by_luck}", style="dim")
