"""What Prometheus reads: every count as it is, and how long things took."""

from __future__ import annotations

from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from eminence.table.metrics import ServiceCollector
from eminence.table.service import TableService
from eminence.table.store import Store


def samples(service: TableService) -> dict[tuple[str, str], float]:
    """By their names, and the value of their label if they have one."""
    registry = CollectorRegistry()
    registry.register(ServiceCollector(service))
    families = text_string_to_metric_families(generate_latest(registry).decode())
    return {
        (sample.name, *sample.labels.values(), "")[:2]: sample.value for family in families for sample in family.samples
    }


def test_what_was_counted_is_told(tmp_path: Path) -> None:
    service = TableService(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    before = samples(service)
    metrics = service.metrics
    metrics.events, metrics.sent, metrics.received, metrics.dropped, metrics.limited = 1, 2, 3, 4, 5
    metrics.connections = 6
    service.open_table("abc")
    for code in ("stale", "stale", "no-csrf"):
        metrics.refuse(code)
    now = samples(service)
    assert {key: value for key, value in now.items() if before.get(key, 0) != value} == {
        ("eminence_events_total", ""): 1,
        ("eminence_messages_sent_total", ""): 2,
        ("eminence_messages_received_total", ""): 3,
        ("eminence_slow_readers_dropped_total", ""): 4,
        ("eminence_limited_total", ""): 5,
        ("eminence_connections", ""): 6,
        ("eminence_open_tables", ""): 1,
        ("eminence_refused_total", "stale"): 2,
        ("eminence_refused_total", "no-csrf"): 1,
    }


def test_a_histogram_counts_whatever_took_no_longer(tmp_path: Path) -> None:
    service = TableService(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    for seconds in (0.0005, 0.001, 0.02, 3.0):
        service.metrics.answer.observe(seconds)
    told = samples(service)
    wanted = {"0.001": 2, "0.0025": 2, "0.01": 2, "0.025": 3, "2.5": 3, "+Inf": 4}
    assert {bound: told["eminence_answer_seconds_bucket", bound] for bound in wanted} == wanted
    assert told["eminence_answer_seconds_count", ""] == 4
    assert abs(told["eminence_answer_seconds_sum", ""] - 3.0215) < 1e-9
