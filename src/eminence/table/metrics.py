"""What an operator watches, as Prometheus reads it. Counted as plain numbers, put together when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from eminence.table.service import TableService

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def family(self, name: str, meaning: str) -> Metric:
        buckets, below = [], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            buckets.append((bound, below))
        return HistogramMetricFamily(name, meaning, buckets, self.total)


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


class ServiceCollector(Collector):
    """All metrics of a table service."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    def collect(self) -> Iterable[Metric]:
        service, metrics = self._service, self._service.metrics
        counters = (
            ("events", metrics.events, "Events appended to the logs of tables."),
            ("messages_sent", metrics.sent, "Messages sent over connections."),
            ("messages_received", metrics.received, "Messages received over connections."),
            ("slow_readers_dropped", metrics.dropped, "Connections ended because they did not read."),
            ("limited", metrics.limited, "Requests and messages refused because there were too many."),
            ("commits", service.store.commits, "Transactions committed to the database."),
        )
        for name, value, meaning in counters:
            yield CounterMetricFamily(f"eminence_{name}", meaning, value)
        refused = CounterMetricFamily("eminence_refused", "Requests and commands refused, by reason.", labels=["code"])
        for code, count in sorted(metrics.refused.items()):
            refused.add_metric([code], count)
        yield refused
        loaded = sum(open_table.table is not None for open_table in service.open_tables.values())
        gauges = (
            ("connections", metrics.connections, "Connections to tables."),
            ("open_tables", len(service.open_tables), "Tables that somebody looks at, or did a moment ago."),
            ("tables_loaded", loaded, "Tables whose state is in memory."),
            ("bots_waiting", service.housekeeping.bot_workers.waiting, "Bots that wait until they can think."),
        )
        for name, value, meaning in gauges:
            yield GaugeMetricFamily(f"eminence_{name}", meaning, value)
        yield metrics.flush.family("eminence_flush_seconds", "Seconds until an event is on the disk.")
        yield metrics.answer.family("eminence_answer_seconds", "Seconds from a message to its answer.")
