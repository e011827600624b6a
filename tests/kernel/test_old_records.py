"""Records that earlier versions wrote are played again to the same end."""

from pathlib import Path

import pytest

import eminence
from tests.support.helpers import GOLDENS

RECORDS = sorted((GOLDENS / "0.6").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_record_of_version_0_6_replays(file: Path) -> None:
    assert eminence.replay(file.read_text(encoding="utf-8")).over


def test_records_of_every_game_are_there() -> None:
    assert len({file.stem.rstrip("-0123456789") for file in RECORDS}) >= 4
