"""What tests rely on: their chance comes from the seed alone, and what is drawn elsewhere does not disturb it."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest

from tests.support import seeds
from tests.support.seeded import HEADER
from tests.support.server import Server


def asked(server: Server, path: str, body: dict[str, Any], stream: str, token: str = "") -> Any:
    headers = {"content-type": "application/json", HEADER: stream, "authorization": f"Bearer {token}"}
    request = Request(f"{server.url}/api{path}", json.dumps(body).encode(), headers)
    with urlopen(request) as answer:
        return json.loads(answer.read())


def made(server: Server, stream: str) -> tuple[str, str]:
    """The id and the commitment of a table that somebody with this stream makes."""
    token = asked(server, "/session", {"name": "Ada"}, stream)["token"]
    table = asked(server, "/tables", {"game": "behind-the-throne", "seats": 2}, stream, token)
    return table["id"], table["commitment"]


def test_the_same_seed_makes_the_same_tables_whoever_else_makes_some(tmp_path: Path) -> None:
    found = []
    for others in (0, 2):
        folder = tmp_path / str(others)
        folder.mkdir()
        with Server(folder) as server:
            for number in range(others):
                made(server, f"somebody else {number}")
            found.append(made(server, "mine"))
    assert found[0] == found[1]


def test_another_seed_is_other_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds.restart("here")
    before = secrets.token_hex(8), seeds.chance("a name").random()
    seeds.restart("here")
    assert (secrets.token_hex(8), seeds.chance("a name").random()) == before
    monkeypatch.setenv(seeds.NAME, "another")
    seeds.restart("here")
    assert secrets.token_hex(8) != before[0]
    assert seeds.chance("a name").random() != before[1]


def test_no_port_is_given_twice_in_a_row() -> None:
    given = [seeds.port() for _ in range(50)]
    assert len(set(given)) == 50
