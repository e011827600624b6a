"""What an operator watches, in the text form of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        below = 0
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{le="{bound}"}} {below}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {below}"


class Metrics:
    """Counts since the process began."""

    def __init__(self) -> None:
        self.events = 0
        self.refused: dict[str, int] = {}
        self.sent = 0
        self.received = 0
        self.dropped = 0
        self.limited = 0
        self.connections = 0
        self.flush = Histogram()
        self.answer = Histogram()

    def refuse(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1

    def text(self, gauges: Mapping[str, float]) -> str:
        counters = {
            "events_total": (self.events, "Events appended to the logs of tables."),
            "messages_sent_total": (self.sent, "Messages sent over sockets."),
            "messages_received_total": (self.received, "Messages received over sockets."),
            "slow_readers_dropped_total": (self.dropped, "Connections ended because they did not read."),
            "limited_total": (self.limited, "Requests and messages refused because there were too many."),
        }
        lines: list[str] = []
        for name, (value, meaning) in counters.items():
            lines += [
                f"# HELP eminence_{name} {meaning}",
                f"# TYPE eminence_{name} counter",
                f"eminence_{name} {value}",
            ]
        lines += ["# HELP eminence_refused_total Wishes refused, by reason.", "# TYPE eminence_refused_total counter"]
        lines += [f'eminence_refused_total{{code="{code}"}} {count}' for code, count in sorted(self.refused.items())]
        for name, amount in {"connections": self.connections, **gauges}.items():
            lines += [f"# TYPE eminence_{name} gauge", f"eminence_{name} {amount}"]
        for name, histogram in (("flush_seconds", self.flush), ("answer_seconds", self.answer)):
            lines += [f"# TYPE eminence_{name} histogram", *histogram.lines(f"eminence_{name}")]
        return "\n".join(lines) + "\n"
