"""Templates: nothing is forgotten in silence, and nobody waits for them who wants no page."""

from __future__ import annotations

import subprocess
import sys

import pytest
from jinja2 import UndefinedError

from eminence.reports import rendering
from tests.support.helpers import environment

WITHOUT_PAGES = (
    "eminence",
    "eminence.cli",
    "eminence.table.serve",
    "eminence.terminal.session",
    "eminence.terminal.analysis",
    "eminence.terminal.arena",
)


def test_a_value_that_is_not_there_is_no_empty_text() -> None:
    with pytest.raises(UndefinedError, match="'title' is undefined"):
        rendering._TEMPLATES.from_string("<h1>{{ title }}</h1>").render()


def test_whoever_wants_no_page_does_not_load_templates() -> None:
    program = f"import sys, {', '.join(WITHOUT_PAGES)}; print(*(name for name in sys.modules if name == 'jinja2'))"
    found = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env=environment(), check=True
    )
    assert found.stdout.split() == []
