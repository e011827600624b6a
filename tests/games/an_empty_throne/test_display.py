"""The display of An Empty Throne: whole for everybody, never more than they know, and true to the rules."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any, cast

import pytest

from eminence.games.an_empty_throne.display import DISPLAY
from eminence.games.an_empty_throne.state import FIELDS, State
from eminence.games.an_empty_throne.vocabulary import PLACE_NAMES
from eminence.kernel.position import Position
from tests.support.helpers import empty

NAMES = ("flips_are_permanent", "tombs_points", "first_turn_actions", "draft_starting_cards")
SETTINGS: list[dict[str, object]] = [
    dict(zip(NAMES, values, strict=True)) for values in itertools.product((True, False), (1, 2), (1, 2), (True, False))
]


def seen(position: Position, viewer: int | None) -> dict[str, Any]:
    return DISPLAY(position.game.cards, cast(State, position.view(viewer).state), -1 if viewer is None else viewer)


@pytest.mark.parametrize("options", SETTINGS, ids=str)
def test_everybody_gets_a_picture_that_agrees_with_the_table(options: dict[str, object]) -> None:
    position = empty(**options).start(2, SETTINGS.index(options))
    chance = random.Random(str(options))
    while not position.over:
        table = position.state.to_dict(position.game.vocabulary, 2)
        for viewer in (0, 1, None):
            found = seen(position, viewer)
            assert json.loads(json.dumps(found)) == found
            agrees(found, table)
            known(found, table, viewer)
        seat = position.actors[0]
        moves = position.legal(seat)
        outlook(seen(position, seat), [move.text for move in moves])
        position.play(seat, chance.choice(moves))
    ended(position)


def agrees(found: dict[str, Any], table: dict[str, Any]) -> None:
    for seat in range(2):
        assert sum(found["sums"][seat].values()) == found["value"][seat]
        assert sum(found["why"][seat].values()) == found["points"][seat]
        for place, cards in table["played"][seat].items():
            assert found["sums"][seat][place] == sum(int(name.rsplit("-", 1)[1]) for name in cards)
        for place in PLACE_NAMES[:FIELDS]:
            for row in found["coalitions"][seat][place]:
                assert row["made"] == (row["have"] >= row["need"])
    assert found["actions"]["all"] - found["actions"]["left"] == len(table["used"])
    assert (found["actions"]["all"] > 0) == (table["phase"] in ("action", "ability"))


def known(found: dict[str, Any], table: dict[str, Any], viewer: int | None) -> None:
    """One's own hand only, and of the other's no refugee that could not be known."""
    assert sorted(found["hand"]) == sorted([] if viewer is None else table["hands"][viewer])
    for seat in range(2):
        kith = (table["refuge"] or "").rsplit("-", 1)[0]
        held = [name for name in table["hands"][seat] if name.rsplit("-", 1)[0] == kith]
        if seat != viewer:
            held = [name for name in held if viewer is not None or name in table["seen"][seat]]
        assert found["refugees"][seat] == len(held)


def outlook(found: dict[str, Any], moves: list[str]) -> None:
    """A card uses both abilities just where the rules say so."""
    both = {(name, place) for name, card in found["hand"].items() for place in card["both"]}
    for move in moves:
        if move.startswith("play ") and ", " in move:
            card, rest = move.removeprefix("play ").split(" to ")
            place, how = rest.split(", ")
            assert (how == "both") == ((card, place) in both)
            assert how == "impact" or place in found["recruits"]
    assert (found["deck"] is not None) == bool({"draw", "play"} & set(moves))


def ended(position: Position) -> None:
    result = position.result
    assert result is not None
    for viewer in (0, 1, None):
        found = seen(position, viewer)
        assert found["points"] == list(result.scores)
        assert found["ends"] == []


def test_the_last_turn_is_told_before_it_is_over() -> None:
    """Whoever is asked last has been told why the game ends with this turn, unless this very turn brings it about."""
    told = 0
    for seed in range(20):
        position = empty().start(2, seed)
        chance = random.Random(seed)
        last: list[str] = []
        while not position.over:
            seat = position.actors[0]
            last = seen(position, seat)["ends"]
            position.play(seat, chance.choice(position.legal(seat)))
        told += bool(last)
    assert told > 5
