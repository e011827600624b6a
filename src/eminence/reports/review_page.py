"""A review as a page: the plot, how everybody played, turning points and costly moves in one file."""

from __future__ import annotations

from eminence.bots.hints import percent
from eminence.bots.review import Review
from eminence.reports.rendering import render
from eminence.reports.review_plot import plot_of
from eminence.reports.texts import moment_lines, turning_point_text


def review_page(review: Review) -> str:
    """The whole review to look at."""
    return render(
        "review_page.html",
        plot=plot_of(review),
        moves=len(review.position.steps),
        looked_at=review.done,
        summaries=_summaries(review),
        turning_points=[
            (turning_point_text(review, moment), moment_lines(moment, review.names)) for moment in review.turning_points
        ],
        costly=[
            (found, review.names[found.seat], percent(found.cost), str(review.why(found))) for found in review.costly
        ],
    )


def _summaries(review: Review) -> list[tuple[object, ...]]:
    return [
        (
            review.names[summary.seat],
            summary.decisions,
            percent(summary.accuracy),
            f"{100 * summary.loss:.1f} %",
            summary.mistakes,
            summary.blunders,
            f"{100 * summary.luck:+.0f}",
        )
        for summary in review.summaries()
    ]
