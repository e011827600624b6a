"""A review as a picture and as a page: one file, nothing from elsewhere, light or dark as the reader likes it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import pairwise

from eminence.bots.decisions import ReviewedMoment
from eminence.bots.hints import percent
from eminence.bots.paper import sheet
from eminence.bots.review import Review

WIDTH, HEIGHT = 960, 420
LEFT, RIGHT, TOP, BOTTOM = 58, 140, 56, 58
COLOURS = ("#c08a1e", "#2f7fb8", "#3f9a5f", "#a55bb5", "#c4573a")
"""Of the seats, in order: clear on paper and at night."""
NEAR = 15
"""Names at the ends of lines are so far apart at least."""

PICTURE = """
.paper{fill:#fbf8f2}.ink{fill:#1f1b16}.soft{fill:#6b6256}.grid{stroke:#e4dccd}.axis{stroke:#b9ae9c}
.ring{stroke:#fbf8f2}
@media (prefers-color-scheme:dark){.paper{fill:#17140f}.ink{fill:#ece4d6}.soft{fill:#a2978a}.grid{stroke:#332d24}
.axis{stroke:#6b6256}.ring{stroke:#17140f}}
""".strip()

STYLE = """
svg { width: 100%; min-width: 40rem; height: auto; } th { text-align: left; } td { vertical-align: top; }
.blunder, .mistake { white-space: nowrap; } .blunder { color: rgb(var(--bad)); font-weight: 600; }
.mistake { color: var(--mark); }
""".strip()


# --- The picture ------------------------------------------------------------------------------------------------------


def svg(review: Review) -> str:
    """Everybody's share of victory over the game, with its turning points and costly moves."""
    scale = Scale(review)
    parts = [
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f2"/>',
        _words(LEFT, 30, f"{review.position.game.title}: shares of victory", "ink", size=18, weight=600),
        *_axes(scale),
        *_turns(review, scale),
        *_lines(review, scale),
        *_costly(review, scale),
        *_names(review, scale),
        _words(LEFT, HEIGHT - 12, _legend(review), "soft", size=12),
    ]
    title = escape(f"{review.position.game.title}: shares of victory of {', '.join(review.names)}")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" aria-label="{title}" font-family="Georgia, \'Iowan Old Style\', \'Times New Roman\', serif">\n'
        f"<title>{title}</title>\n<style>{PICTURE}</style>\n" + "\n".join(parts) + "\n</svg>\n"
    )


class Scale:
    """Where moves and shares lie on the picture."""

    def __init__(self, review: Review) -> None:
        self.points = review.shares
        self.first = self.points[0][0]
        self.last = max(self.points[-1][0], self.first + 1)

    def x(self, step: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (step - self.first) / (self.last - self.first)

    def y(self, share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    def share(self, step: float, seat: int) -> float:
        """A seat's share after so many moves, between the points that were looked at."""
        for (x, before), (next_x, after) in pairwise(self.points):
            if x <= step <= next_x and next_x > x:
                return before[seat] + (after[seat] - before[seat]) * (step - x) / (next_x - x)
        return self.points[-1][1][seat]


def _words(
    x: float, y: float, text: str, kind: str, size: int = 12, weight: int = 400, anchor: str = "start", fill: str = ""
) -> str:
    colour = fill or {"ink": "#1f1b16", "soft": "#6b6256"}[kind]
    shape = f'class="{kind}" ' if kind else ""
    return (
        f'<text {shape}x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def _axes(scale: Scale) -> Iterator[str]:
    for quarter in range(5):
        y = scale.y(quarter / 4)
        kind, colour = ("axis", "#b9ae9c") if quarter == 0 else ("grid", "#e4dccd")
        yield f'<path class="{kind}" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{colour}"/>'
        yield _words(LEFT - 8, y + 4, f"{25 * quarter} %", "soft", anchor="end")
    for step in _ticks(scale.first, scale.last):
        yield _words(
            scale.x(step),
            HEIGHT - BOTTOM + 18,
            f"move {step}" if step == scale.first else str(step),
            "soft",
            anchor="middle",
        )


def _ticks(first: int, last: int) -> list[int]:
    """Round numbers of moves from the first to the last.

    >>> _ticks(1, 138), _ticks(0, 9)
    ([1, 20, 40, 60, 80, 100, 120, 138], [0, 2, 4, 6, 8, 9])
    """
    size = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**6) if (last - first) / size <= 8)
    inner = [step for step in range(0, last, size) if first + size / 2 < step <= last - size / 2]
    return [first, *inner, last]


def _lines(review: Review, scale: Scale) -> Iterator[str]:
    for seat in reversed(range(review.position.seats)):
        places = " ".join(f"{scale.x(step):.1f},{scale.y(shares[seat]):.1f}" for step, shares in scale.points)
        yield (
            f'<polyline points="{places}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.2" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        )


def _turns(review: Review, scale: Scale) -> Iterator[str]:
    """A band for each turning point."""
    for moment in review.turning_points:
        left, right = scale.x(moment.first - 1), scale.x(moment.last)
        told = escape(f"{turned(review, moment)} {' '.join(happened(moment, review.names))}")
        dashes = ' stroke-dasharray="3 4"' if moment.by_luck else ""
        middle, colour = (left + right) / 2, COLOURS[moment.hit]
        yield (
            f'<g><title>{told}</title><rect x="{left:.1f}" y="{TOP}" width="{max(3, right - left):.1f}" '
            f'height="{HEIGHT - TOP - BOTTOM}" fill="{colour}" opacity="0.14"/>'
            f'<path d="M{middle:.1f} {TOP}V{HEIGHT - BOTTOM}" stroke="{colour}" opacity="0.7"{dashes}/></g>'
        )


def _costly(review: Review, scale: Scale) -> Iterator[str]:
    for decision in reversed(review.costly):
        x, y = scale.x(decision.step - 1), scale.y(scale.share(decision.step - 1, decision.seat))
        size = 6.5 if decision.mark == "blunder" else 4.5
        told = escape(
            f"Move {decision.step}, {review.names[decision.seat]}: {decision.mark}, {decision.move} costs "
            f"{percent(decision.cost)}. {review.why(decision)}"
        )
        yield (
            f'<circle class="ring" cx="{x:.1f}" cy="{y:.1f}" r="{size}" fill="{COLOURS[decision.seat]}" '
            f'stroke="#fbf8f2" stroke-width="2"><title>{told}</title></circle>'
        )


def _names(review: Review, scale: Scale) -> Iterator[str]:
    """Each name where its line ends, and none upon another."""
    ends = sorted((scale.y(share), seat) for seat, share in enumerate(scale.points[-1][1]))
    heights: list[float] = []
    for y, _ in ends:
        heights.append(max(y, heights[-1] + NEAR) if heights else y)
    room = float(HEIGHT - BOTTOM)
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], room)
        room = heights[at] - NEAR
    for height, (_, seat) in zip(heights, ends, strict=True):
        name = f"{review.names[seat]} {percent(scale.points[-1][1][seat])}"
        yield _words(WIDTH - RIGHT + 8, height + 4, name, "", size=13, weight=600, fill=COLOURS[seat])


def _legend(review: Review) -> str:
    return (
        f"Bands are turning points: a whole line by choice, a dashed one by {review.fortune}. "
        "Large dots are blunders, small ones mistakes."
    )


# --- The page ---------------------------------------------------------------------------------------------------------


def turned(review: Review, moment: ReviewedMoment) -> str:
    """What a turning point did, in a sentence."""
    seat = moment.hit
    moves = f"Move {moment.first}" if moment.first == moment.last else f"Moves {moment.first} to {moment.last}"
    why = review.fortune if moment.by_luck else "choice"
    swing = f"{percent(moment.shares[seat])} to {percent(moment.after[seat])}"
    return f"{moves}: {review.names[seat]} from {swing} by {why}."


def happened(moment: ReviewedMoment, names: Sequence[str]) -> list[str]:
    """What everybody could see of a moment, or at least what was chosen."""
    return list(moment.told) or [f"{names[found.seat]}: {found.move}" for found in moment.decisions]


def page(review: Review) -> str:
    """The whole review to look at."""
    game = review.position.game
    title = f"{game.title}: a review"
    summaries = [
        [
            review.names[summary.seat],
            str(summary.decisions),
            percent(summary.accuracy),
            f"{100 * summary.loss:.1f} %",
            str(summary.mistakes),
            str(summary.blunders),
            f"{100 * summary.luck:+.0f}",
        ]
        for summary in review.summaries()
    ]
    heads = ("", "decisions", "as good as best", "average cost", "mistakes", "blunders", review.fortune)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(", ".join(review.names))}; {len(review.position.steps)} moves, '
        f"{review.done} decisions looked at, each as its seat could see it.</p>",
        f'<div class="card">{svg(review)}</div>',
        "<h2>How everybody played</h2>",
        _table(heads, ([escape(cell) for cell in row] for row in summaries)),
        "<h2>Turning points</h2>",
        _table(("", "what happened"), _turn_rows(review)),
        "<h2>Costly moves</h2>",
        _table(("move", "who", "played", "", "why"), _cost_rows(review)),
    ]
    return sheet(title, parts, STYLE)


def _turn_rows(review: Review) -> Iterator[Sequence[str]]:
    for moment in review.turning_points:
        yield [
            escape(turned(review, moment)),
            f"<small>{'<br>'.join(map(escape, happened(moment, review.names)))}</small>",
        ]


def _cost_rows(review: Review) -> Iterator[Sequence[str]]:
    for found in review.costly:
        mark = f'<span class="{found.mark}">{found.mark}, {percent(found.cost)}</span>'
        who, why = escape(review.names[found.seat]), escape(str(review.why(found)))
        yield [str(found.step), who, escape(str(found.move)), mark, f"<small>{why}</small>"]


def _table(heads: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of cells that are HTML already."""
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>\n" for row in rows)
    if not body:
        return '<p class="soft">None that is sure.</p>'
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    return f'<div class="card"><table><tr>{head}</tr>\n{body}</table></div>'
