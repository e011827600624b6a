"""Batches: the same rules and views as one game at a time, in arrays that the caller owns."""

from __future__ import annotations

import numpy as np
import pytest

import eminence
from eminence.games import registry
from eminence.kernel.batch import Batch
from eminence.kernel.engine import Engine
from eminence.kernel.errors import Refused
from tests.support.helpers import EMPIRE, EMPTY, SHADOW, TABLES, THRONE, throne


def shown(engine: Engine, batch: Batch, i: int) -> tuple[list[int], list[int]]:
    """What the seat to move in game i should be shown, worked out one game at a time in the pure backend."""
    seat, state = int(batch.turns[i]), batch.state(i)
    states, moves = engine.states(1), engine.move_buffer()
    engine.put(states, 0, state)
    count = engine.legal_at(engine.cards, states, 0, seat, moves)
    engine.hide_at(states, 0, seat)
    tensor = [0] * engine.definition.tensor
    engine.encode_at(engine.cards, states, 0, seat, tensor)
    return sorted(moves[:count]), tensor


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_masks_and_tensors_are_those_of_the_seat_to_move(name: str, seats: int) -> None:
    game = eminence.load(name)
    pure, batch = game.engine("pure"), game.batch(16, seats, seed=3)
    for _ in range(150):
        for i in range(0, 16, 5):
            legal, tensor = shown(pure, batch, i)
            assert np.flatnonzero(batch.masks[i]).tolist() == legal
            assert batch.tensors[i].tolist() == tensor
        batch.step(batch.random_actions())


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_random_actions_are_legal_and_varied(name: str) -> None:
    batch, seen = eminence.load(name).batch(256, seed=1), set()
    for _ in range(100):
        actions = batch.random_actions()
        assert all(batch.masks[np.arange(256), actions])
        seen |= set(actions.tolist())
        batch.step(actions)
    assert len(seen) > 40


@pytest.mark.parametrize(
    ("name", "seats", "first"),
    [
        (THRONE, 3, {"turns": 0}),
        (SHADOW, 3, {"battle": 1, "round": 0}),
        (EMPTY, 2, {"turns": 0, "used": 0}),
        (EMPIRE, 3, {"round": 0, "down": 0}),
    ],
)
def test_games_end_pay_and_begin_again(name: str, seats: int, first: dict[str, int]) -> None:
    batch, ended = eminence.load(name).batch(64, seats, seed=2), 0
    for _ in range(600):
        batch.step(batch.random_actions())
        finished = batch.ended == 1
        ended += int(finished.sum())
        assert not batch.rewards[~finished].any()
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
        assert (batch.rewards[finished].max(axis=1, initial=0) <= 1).all()
        for i in np.flatnonzero(finished)[:3]:
            assert {field: getattr(batch.state(i), field) for field in first} == first
    assert ended > 100


def test_an_illegal_action_stops_everything_before_anything_happens() -> None:
    batch = throne().batch(8, 2, seed=5)
    before, actions = batch.states.tobytes(), batch.random_actions()
    for wrong in (1, -1, 10_000):
        bad = actions.copy()
        bad[5] = wrong
        with pytest.raises(Refused, match="Game 5: action"):
            batch.step(bad)
        assert batch.states.tobytes() == before
    with pytest.raises(Refused, match="8 games need 8 actions"):
        batch.step(actions[:3])


@pytest.mark.parametrize(("name", "seats"), [(THRONE, 4), (SHADOW, 4), (EMPTY, 2), (EMPIRE, 4)])
def test_threads_change_nothing(name: str, seats: int) -> None:
    one, three = (eminence.load(name).batch(101, seats, seed=9, threads=threads) for threads in (1, 3))
    for _ in range(300):
        actions = one.random_actions()
        one.step(actions)
        three.step(actions)
    assert one.states.tobytes() == three.states.tobytes()
    assert (one.tensors == three.tensors).all()


def test_the_callers_arrays_are_filled() -> None:
    game = throne()
    masks = np.zeros((32, game.definition.actions), np.uint8)
    tensors = np.zeros((32, game.definition.tensor), np.float32)
    batch = game.batch(32, 2, seed=1, masks=masks, tensors=tensors)
    assert batch.masks is masks
    assert batch.tensors is tensors
    plain = game.batch(32, 2, seed=1)
    for _ in range(50):
        batch.step(batch.random_actions())
        plain.step(plain.random_actions())
    assert (tensors == plain.tensors).all()
    assert masks.any(axis=1).all()


@pytest.mark.parametrize(
    ("arrays", "sentence"),
    [
        ({"masks": np.zeros((3, 3), np.uint8)}, "masks must be a writable array of shape"),
        ({"masks": np.zeros((4, 129), np.int64)}, "unsigned bytes"),
        ({"tensors": [[0]]}, "tensors must be a writable array"),
        ({"threads": 0}, "at least one game and one thread"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(arrays: dict[str, object], sentence: str) -> None:
    with pytest.raises(Refused, match=sentence):
        throne().batch(4, 2, **arrays)


def test_a_float_action_is_refused() -> None:
    batch = throne().batch(2, 2)
    with pytest.raises(Refused, match="whole numbers"):
        batch.step(np.array([0.5, 0.0]))
