"""What a drawn table of Shadows over the Empire shows: for every viewer and mix, and never at odds with the rules."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from eminence.games.shadows_over_the_empire.display import DISPLAY
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES
from eminence.kernel.position import Position
from tests.support.helpers import empire

MIXES = ("basic", "raised", "advanced", "expert", "variety")
TABLES = [*((mix, seats, False) for mix in MIXES for seats in (2, 3, 4)), ("expert", 2, True)]


def told(position: Position, viewer: int) -> dict[str, Any]:
    """The display as it comes over the line."""
    found = DISPLAY(position.game.cards, position._snapshot.seen_by(viewer), viewer)
    assert json.loads(json.dumps(found)) == found
    return found


def cell_of(position: Position, name: str) -> str:
    """Where a card lies."""
    grid = [card for row in position.to_dict()["grid"] for card in row]
    return CELL_NAMES[grid.index(name)]


def influences(position: Position, seat: int) -> dict[str, set[str]]:
    """What the rules let a seat influence now."""
    found: dict[str, set[str]] = {}
    for move in position.legal(seat):
        if move.text.startswith("influence "):
            source, target = move.text.removeprefix("influence ").split(" > ")
            found.setdefault(cell_of(position, source), set()).add(cell_of(position, target))
    return found


@pytest.mark.parametrize(("mix", "seats", "tight"), TABLES)
def test_a_game_in_pictures(mix: str, seats: int, tight: bool) -> None:
    chance = random.Random(f"{mix} {seats}")
    position = empire(mix=mix, tight_grid=tight).start(seats, 7)
    steps = 0
    while not position.over:
        steps += 1
        seen = [told(position, viewer) for viewer in range(-1, seats)]
        assert all(one == seen[0] for one in seen)  # nothing is secret
        now, (seat,) = seen[0], position.actors
        table = position.to_dict()
        if table["phase"] == "turn":
            mine = {source: set(targets) for source, targets in now["reach"].items() if now["control"][source] == seat}
            assert mine == influences(position, seat)
        if table["question"] == "line":
            assert [f"line {name}" for name in now["lines"]] == [move.text for move in position.legal(seat)]
        moves = list(position.legal(seat))
        if steps < 150 and len(moves) > 1 and chance.random() < 0.8:
            moves = [move for move in moves if move.text != "pass"]
        move = chance.choice(moves)
        promised = None
        if move.text.startswith("influence "):
            source, target = (cell_of(position, name) for name in move.text.removeprefix("influence ").split(" > "))
            before = table["tokens"][seat].get(target, 0)
            promised = (target, before + now["reach"][source][target])
        position.play(seat, move)
        if promised and position.to_dict()["phase"] == "turn":  # nobody was asked to React
            assert position.to_dict()["tokens"][seat].get(promised[0], 0) == promised[1]
    end = told(position, -1)
    assert position.result
    assert end["points"] == list(position.result.scores)
    assert all(end["unused"][seat] + sum(tokens.values()) == 18 for seat, tokens in enumerate(_tokens(position)))


def _tokens(position: Position) -> list[dict[str, int]]:
    found: list[dict[str, int]] = position.to_dict()["tokens"]
    return found
