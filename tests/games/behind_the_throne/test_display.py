"""What a drawn table of Behind the Throne is told: the bar of the row and its guards agree with what may be played."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from eminence.games.behind_the_throne.state import ROW, TURN, State
from tests.support.helpers import play_randomly, throne


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bar_and_guards_agree_with_what_may_be_played(seats: int) -> None:
    high = guarded = 0
    for seed in range(20):
        position, chance = throne().start(seats, seed), random.Random(seed)
        while not position.over:
            play_randomly(position, chance, steps=1)
            s = cast(State, position.state)
            if position.over or s.phase != TURN:
                continue
            seen: dict[str, Any] = position.game.definition.display(position.game.cards, s, s.turn)
            moves = [move.text for move in position.legal(s.turn)]
            verbs = {move.split()[0] for move in moves}
            assert seen["high"] == (not verbs & {"reveal", "take"})
            assert (seen["bar"] is None) == (s.drawn == 0 or (s.drawn == ROW and not seen["high"]))
            assert seen["equal"] or "destroy" not in verbs
            if seen["high"]:
                high += 1
                assert seen["bar"] < s.value
            for seat, guards in enumerate(seen["guards"]):
                for deed, names in guards.items():
                    hit = [move.split(" ", 2)[2] for move in moves if move.startswith(f"{deed} {seat} ")]
                    if hit and names and seat != s.turn:
                        guarded += 1
                        assert sorted(hit) == sorted(names)
    assert high > 10
    assert guarded > 10
