"""What happens in many games, written into an array by compiled loops: the same as the pure rules tell."""

import numpy as np
import pytest

import eminence
from eminence.games import registry
from eminence.kernel import traces
from eminence.kernel.loops import GREEDY, RANDOM

DECLARED = list(registry.BUILT_IN)


@pytest.mark.parametrize("name", DECLARED)
@pytest.mark.parametrize("policy", [RANDOM, GREEDY])
def test_compiled_games_note_what_pure_ones_tell(name: str, policy: int) -> None:
    game = eminence.load(name)
    seats = game.seats[-1]
    pure, compiled = (
        game.engine(backend).trace_events(seats, "trace", 2, first=3, policies=[policy] * seats)
        for backend in ("pure", "compiled")
    )
    assert np.array_equal(pure.rows, compiled.rows)
    assert np.array_equal(pure.starts, compiled.starts)
    assert len(pure) > 20


def test_events_are_read_by_name() -> None:
    trace = eminence.load("behind-the-throne").engine("pure").trace_events(seats=3, seed=1, count=4)
    taken = trace.of("taken")
    assert trace.counts()["started"] == 4
    assert len(taken["who"]) == trace.counts()["taken"] > 0
    assert set(taken["game"]) <= {0, 1, 2, 3}
    assert taken["row"].shape == (len(taken["who"]), 5)
    assert (taken["row"][:, 0] >= 0).all(), "nobody takes an empty row"
    assert (np.diff(trace.of("revealed")["game"]) >= 0).all()


def test_a_trace_that_grows_beyond_its_room_is_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = eminence.load("behind-the-throne").engine()
    whole = engine.trace_events(2, "room", 3)
    monkeypatch.setattr(traces, "FIRST_EVENTS_PER_GAME", 10)
    assert np.array_equal(engine.trace_events(2, "room", 3).rows, whole.rows)
