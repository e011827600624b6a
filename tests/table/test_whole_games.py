"""A table from the first to the last move, as its players see it; on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from eminence.kernel.errors import Refused
from eminence.table.client import Client
from eminence.table.fairness import verify
from tests.support.server import Server, finish


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    url = request.getfixturevalue("database") if request.param == "postgresql" else None
    with Server(tmp_path, url) as running:
        yield running


def test_two_play_a_game_and_check_the_deal(server: Server) -> None:
    ada, bob = Client(server.url, name="Ada"), Client(server.url, name="Bob")
    table = ada.create("behind-the-throne")
    shown = ada.info(table)["commitment"]
    bob.join(table)
    ada.start(table)
    with ada.sit(table) as one, bob.sit(table) as two:
        moves = finish([one, two], Random(1))
        assert moves > 20
        assert one.result == two.result
        assert [event for event in one.events if event[0] != "top-seen"] == [
            event for event in two.events if event[0] != "top-seen"
        ]
        assert len(one.log) == len(one.events) > moves
        assert one.info is not None
        assert one.info.proof is not None
    record = ada.record(table)
    verdict = verify(record, shown)
    assert len(verdict.position.steps) == moves
    assert verdict.position.result is not None
    assert list(verdict.position.result.scores) == one.result.scores
    with pytest.raises(Refused, match="does not fit the commitment"):
        verify(record.replace("# secret: ", "# secret: 0")[:-1] + "\n")
