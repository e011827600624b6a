"""What the page knows of the program's types and of the games' declarations is what the program says."""

import runpy
import subprocess
import sys
from functools import reduce
from operator import or_
from typing import Any, get_args

import msgspec
import pytest

from eminence.table import messages
from tests.support.helpers import ROOT


def test_the_page_has_the_types_of_the_wire_and_the_declarations_of_every_game() -> None:
    command = [sys.executable, "web/generate.py", "--check"]
    found = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr


@pytest.mark.parametrize("name", ["Join", "SessionInfo", "UndoCommand", "TableUpdate"])
def test_a_field_that_the_page_does_not_know_fails_the_check(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Of what is sent or answered over REST, and of the socket's messages in both directions."""
    known = getattr(messages, name)
    wider = msgspec.defstruct(name, [("colour", str, "")], bases=(known,), tag=known.__struct_config__.tag)
    monkeypatch.setattr(messages, name, wider)
    for union in ("ClientMessage", "ServerMessage"):
        monkeypatch.setattr(messages, union, _replaced(getattr(messages, union), known, wider))
    page = runpy.run_path(str(ROOT / "web" / "generate.py"))
    assert page["main"](check=True) == 1
    assert "src/net/wire.ts" in capfd.readouterr().err
    assert "colour?: string;" in page["wire_types"]()


def _replaced(union: Any, old: type, new: type) -> Any:
    """The same union with another type in the place of one."""
    return reduce(or_, (new if type is old else type for type in get_args(union)))
