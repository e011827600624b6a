"""One source, two backends and a C++ twin: the same bytes everywhere, and no index out of its bounds."""

from __future__ import annotations

import dataclasses
import importlib
import itertools
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import eminence
from bench.twin import Twin
from eminence.games import registry
from eminence.kernel import bind, contract, loops
from eminence.kernel import engine as engine_module
from eminence.kernel.engine import source_files
from eminence.kernel.rng import Rng, draw, seed_bytes, step_state
from tests.support.helpers import TABLES, environment, shadow, throne

SETTINGS = list(itertools.product((2, 3, 4), (True, False), (True, False)))
EDITIONS = list(itertools.product((3, 4, 5), ("final", "prototype")))
TRACES = 100
GAMES = list(registry.BUILT_IN)


def _game(five: bool, refuse: bool):  # type: ignore[no-untyped-def]
    return throne(swap_after_five=five, receiver_may_refuse=refuse)


@pytest.mark.parametrize(("seats", "five", "refuse"), SETTINGS)
def test_both_backends_take_the_same_course(seats: int, five: bool, refuse: bool) -> None:
    game = _game(five, refuse)
    pure, compiled = game.engine("pure"), game.engine("compiled")
    assert pure.traces(seats, "course", 0, TRACES) == compiled.traces(seats, "course", 0, TRACES)


@pytest.mark.parametrize(("seats", "edition"), EDITIONS)
def test_both_backends_fight_the_same_battles(seats: int, edition: str) -> None:
    game = shadow(edition=edition)
    pure, compiled = game.engine("pure"), game.engine("compiled")
    assert pure.traces(seats, "course", 0, TRACES // 4) == compiled.traces(seats, "course", 0, TRACES // 4)


@pytest.mark.parametrize(("seats", "five", "refuse"), SETTINGS)
def test_the_twin_takes_the_same_course(seats: int, five: bool, refuse: bool) -> None:
    if shutil.which("g++") is None:
        pytest.skip("NOT COMPARED WITH THE C++ TWIN: no g++ on this machine.")
    engine = _game(five, refuse).engine("compiled")
    twin = Twin(engine.cards).trace(seats, engine.options, engine.rng("course"), 0, 3000)
    assert engine.traces(seats, "course", 0, 3000) == [int(hash) for hash in twin]


@pytest.mark.parametrize("name", GAMES)
def test_a_desk_plays_the_same_game_in_both_backends(name: str) -> None:
    records, game = [], eminence.load(name)
    for backend in ("pure", "compiled"):
        stepper = game.engine(backend).stepper("desk")  # type: ignore[arg-type]
        trail, waiting = [], stepper.setup(min(3, game.seats[-1]))
        while waiting:
            seat = waiting.bit_length() - 1
            waiting = stepper.apply(seat, stepper.moves[stepper.legal(seat) // 2])
            trail.append(stepper.record().pack())
        records.append(trail)
    assert records[0] == records[1]
    assert len(records[0]) > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_state_is_small_and_has_no_padding(name: str) -> None:
    state = eminence.load(name).definition.state
    assert state.dtype().itemsize == state.SIZE == len(state().pack()) <= 1024


@pytest.mark.compiler
@pytest.mark.parametrize("name", GAMES)
def test_no_index_leaves_its_bounds(name: str) -> None:
    """Compiled code does not look; with Numba's checks it does. Less optimised, it is compiled sooner."""
    extra = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
    finished = subprocess.run(
        [sys.executable, "-P", "-m", "tests.support.bounds", name],
        env=environment(**extra),
        capture_output=True,
        text=True,
        check=False,
    )
    assert finished.stdout.splitlines() == ["bounds are looked at", "within bounds"], finished.stderr


class Forward(list[Any]):
    """A list without indices that count from its end: a hole is no place in it."""

    def __getitem__(self, at: Any) -> Any:
        assert at >= 0, "a negative index"
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        assert at >= 0, "a negative index"
        super().__setitem__(at, value)


def forward(record: Any) -> Any:
    twin = record.copy()
    for item in twin.FIELDS:
        value = getattr(twin, item.name)
        if item.shape:
            setattr(twin, item.name, Forward(map(Forward, value) if len(item.shape) == 2 else value))
    return twin


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_index_is_negative(name: str, seats: int) -> None:
    """Both backends would take such an index for one from the end, and agree. Viewers look on every third step."""
    game, chance = eminence.load(name), Rng(step_state(seed_bytes("forward"), seats))
    rules, cards, room = game.definition.rules, forward(game.cards.record), [0] * game.definition.actions
    state = forward(game.start(seats, 1).state)
    for step in itertools.count():
        waiting = rules.actors(state)
        if waiting == 0:
            break
        seat = waiting.bit_length() - 1
        for viewer in range(-1, seats) if step % 3 == 0 else ():
            view = forward(state)
            rules.hide(view, viewer)
            if viewer >= 0:
                rules.encode(cards, view, viewer, Forward([0] * game.definition.tensor))
            if viewer == seat:
                count = rules.legal(cards, view, seat, room)
                game.definition.greedy_move(cards, view, seat, room, count, chance)
            rules.deal(cards, view, chance)
        rules.apply(cards, state, seat, room[draw(chance, rules.legal(cards, state, seat, room))], chance)
    rules.score(cards, state, Forward([0] * seats))


def test_the_cache_is_named_after_the_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMINENCE_CACHE", str(tmp_path / "cache"))
    rules = tmp_path / "rules.py"
    rules.write_text("limit = 5\n")
    before = bind.cache_folder([rules])
    assert bind.cache_folder([rules]) == before
    rules.write_text("limit = 6\n")
    assert bind.cache_folder([rules]) != before


def test_old_caches_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMINENCE_CACHE", str(tmp_path))
    file = tmp_path / "rules.py"
    folders = []
    for number in range(bind.MAX_CACHE_FOLDERS + 3):
        file.write_text(str(number))
        folders.append(bind.cache_folder([file]))
        os.utime(folders[-1], (number, number))
    assert [folder.exists() for folder in folders] == [False] * 3 + [True] * bind.MAX_CACHE_FOLDERS


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_is_compiled_is_part_of_the_hash(name: str) -> None:
    names = {file.name for file in source_files(eminence.load(name).definition)}
    assert {"rules.py", "state.py", "greedy.py", "cards.toml", "loops.py", "rng.py", "native.py", "bind.py"} <= names


def test_a_helper_from_another_folder_is_part_of_the_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    for folder in (near, far):
        folder.mkdir()
        monkeypatch.syspath_prepend(folder)
    (far / "far_help.py").write_text(
        "from eminence.kernel.primitives import inline\n@inline\ndef first(m): return m[0]\n"
    )
    (near / "near_advice.py").write_text(
        "from eminence.kernel.primitives import rule\nfrom far_help import first\n"
        "@rule\ndef greedy_move(cards, s, seat, moves, count, rng): return first(moves)\n"
    )
    greedy_move = importlib.import_module("near_advice").greedy_move
    changed = dataclasses.replace(throne().definition, greedy_move=greedy_move)
    assert {far / "far_help.py", near / "near_advice.py"} <= set(source_files(changed))


START = """
import sys
import eminence
game = eminence.load(sys.argv[1])
position = game.start(seats=game.seats[-1], seed=7)
moves = list(position.legal(position.actors[0]))
print(len(moves), sorted({"numpy", "numba"} & set(sys.modules)))
"""


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_there_without_waiting_for_numpy_or_a_compiler(name: str) -> None:
    finished = subprocess.run(
        [sys.executable, "-c", START, name], env=environment(), capture_output=True, text=True, check=True
    )
    moves, loaded = finished.stdout.split(maxsplit=1)
    assert int(moves) > 0
    assert loaded.strip() == "[]"


def test_a_steps_chance_depends_on_the_seed_and_the_step_alone() -> None:
    seen = {tuple(step_state(seed_bytes(seed), step)) for seed in range(30) for step in range(30)}
    assert len(seen) == 900
    assert step_state(seed_bytes("7"), 3) == step_state(seed_bytes(7), 3)


def test_the_cache_of_other_compiled_code_is_left_alone() -> None:
    import numba

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    engine = throne().engine("compiled")
    engine.actors_at(engine.states(1), 0)
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def test_folders_that_are_no_caches_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMINENCE_CACHE", str(tmp_path))
    strangers = [tmp_path / "compiled" / f"mine {number}" for number in range(20)]
    for folder in strangers:
        folder.mkdir(parents=True)
    bind.cache_folder([])
    assert all(folder.exists() for folder in strangers)


def test_threads_never_see_a_loop_half_bound() -> None:
    game = throne()
    for _ in range(20):
        binder = bind.Binder("race", engine_module._promises(game.definition), {})
        with ThreadPoolExecutor(8) as pool:
            bound = list(pool.map(binder.bind, [loops.playouts] * 8))
        assert all(call.__globals__["score"] is not contract.score for call in bound)  # type: ignore[attr-defined]
