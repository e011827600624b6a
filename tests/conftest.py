"""Tests press Ctrl-C. A runner that was started in the background ignores it, and so would all that it starts."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)
