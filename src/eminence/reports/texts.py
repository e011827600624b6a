"""What was found, in words: the same on pages and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from eminence.bots.decisions import ReviewedMoment
from eminence.bots.hints import percent
from eminence.bots.review import Review


def duration_text(seconds: float) -> str:
    """A short time as people say it.

    >>> duration_text(0.0000123), duration_text(0.0123), duration_text(1.23), duration_text(83)
    ('12 µs', '12 ms', '1.23 s', '83.0 s')
    """
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    if seconds < 1:
        return f"{1000 * seconds:.0f} ms"
    return f"{seconds:.2f} s" if seconds < 10 else f"{seconds:.1f} s"


def turning_point_text(review: Review, moment: ReviewedMoment) -> str:
    """What a turning point did, in a sentence."""
    seat = moment.hit
    moves = f"Move {moment.first}" if moment.first == moment.last else f"Moves {moment.first} to {moment.last}"
    why = review.fortune if moment.by_luck else "choice"
    swing = f"{percent(moment.shares[seat])} to {percent(moment.after[seat])}"
    return f"{moves}: {review.names[seat]} from {swing} by {why}."


def moment_lines(moment: ReviewedMoment, names: Sequence[str]) -> list[str]:
    """What everybody could see of a moment, or at least what was chosen."""
    return list(moment.told) or [f"{names[found.seat]}: {found.move}" for found in moment.decisions]
