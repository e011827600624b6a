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

import pytest

from bench.twin import Twin
from eminence.kernel import bind, contract, loops
from eminence.kernel import engine as engine_module
from eminence.kernel.engine import source_files
from eminence.kernel.rng import root, words
from helpers import environment, throne

SETTINGS = list(itertools.product((2, 3, 4), (True, False), (True, False)))
TRACES = 100


def _game(five: bool, refuse: bool):  # type: ignore[no-untyped-def]
    return throne(swap_after_five=five, receiver_may_refuse=refuse)


@pytest.mark.parametrize(("seats", "five", "refuse"), SETTINGS)
def test_both_backends_take_the_same_course(seats: int, five: bool, refuse: bool) -> None:
    game = _game(five, refuse)
    pure, compiled = game.engine("pure"), game.engine("compiled")
    assert pure.traces(seats, "course", 0, TRACES) == compiled.traces(seats, "course", 0, TRACES)


@pytest.mark.parametrize(("seats", "five", "refuse"), SETTINGS)
def test_the_twin_takes_the_same_course(seats: int, five: bool, refuse: bool) -> None:
    if shutil.which("g++") is None:
        print("NOT COMPARED with the C++ twin: there is no g++ on this machine", file=sys.__stderr__)
        return
    engine = _game(five, refuse).engine("compiled")
    twin = Twin(engine.cards).trace(seats, engine.options, engine.rng("course"), 0, 3000)
    assert engine.traces(seats, "course", 0, 3000) == [int(hash) for hash in twin]


def test_a_desk_plays_the_same_game_in_both_backends() -> None:
    records = []
    for backend in ("pure", "compiled"):
        desk = throne().engine(backend).desk("desk")  # type: ignore[arg-type]
        trail, waiting = [], desk.setup(3)
        while waiting:
            seat = waiting.bit_length() - 1
            waiting = desk.apply(seat, desk.moves[desk.legal(seat) // 2])
            trail.append(desk.record().pack())
        records.append(trail)
    assert records[0] == records[1]
    assert len(records[0]) > 50


def test_the_state_is_small_and_has_no_padding() -> None:
    state = throne().definition.state
    assert state.dtype().itemsize == state.SIZE == len(state().pack()) <= 512


BOUNDED = """
import eminence
from eminence.kernel import conformance
for five in (True, False):
    for refuse in (True, False):
        game = eminence.load("behind-the-throne", {"swap_after_five": five, "receiver_may_refuse": refuse})
        for seats in game.seats:
            conformance.audited(game, seats, 3, 300)
engine = game.engine()
try:
    desk = engine.states(1), 0, 0, engine.moves()[:0]
    engine.setup_at(engine.cards, desk[0], 0, 2, engine.options, engine.rng(1))
    engine.legal_at(engine.cards, desk[0], 0, int(desk[0][0]["turn"]), desk[3])
except IndexError:
    print("bounds are looked at")
batch = game.batch(64, seats=3, seed=1)
for _ in range(200):
    batch.step(batch.random_actions())
print("within bounds")
"""


def test_no_index_leaves_its_bounds(tmp_path: Path) -> None:
    """Compiled code does not look; with Numba's checks switched on, it does."""
    extra = {"NUMBA_BOUNDSCHECK": "1", "EMINENCE_CACHE": str(tmp_path)}
    finished = subprocess.run(
        [sys.executable, "-c", BOUNDED], env=environment(**extra), capture_output=True, text=True, check=False
    )
    assert finished.stdout.splitlines() == ["bounds are looked at", "within bounds"], finished.stderr


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
    for number in range(bind.KEPT_CACHES + 3):
        file.write_text(str(number))
        folders.append(bind.cache_folder([file]))
        os.utime(folders[-1], (number, number))
    assert [folder.exists() for folder in folders] == [False] * 3 + [True] * bind.KEPT_CACHES


def test_everything_that_is_compiled_is_part_of_the_hash() -> None:
    names = {file.name for file in source_files(throne().definition)}
    assert {"rules.py", "state.py", "greedy.py", "cards.toml", "loops.py", "rng.py", "native.py", "bind.py"} <= names


def test_a_helper_from_another_folder_is_part_of_the_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    near, far = tmp_path / "near", tmp_path / "far"
    for folder in (near, far):
        folder.mkdir()
        monkeypatch.syspath_prepend(folder)
    (far / "far_help.py").write_text("from eminence.kernel.marks import inline\n@inline\ndef first(m): return m[0]\n")
    (near / "near_advice.py").write_text(
        "from eminence.kernel.marks import rule\nfrom far_help import first\n"
        "@rule\ndef advise(cards, s, seat, moves, count, rng): return first(moves)\n"
    )
    advise = importlib.import_module("near_advice").advise
    changed = dataclasses.replace(throne().definition, advise=advise)
    assert {far / "far_help.py", near / "near_advice.py"} <= set(source_files(changed))


START = """
import sys, time
began = time.perf_counter()
import eminence
game = eminence.load("behind-the-throne")
position = game.start(seats=3, seed=7)
moves = list(position.legal(position.actors[0]))
print(time.perf_counter() - began, sorted({"numpy", "numba"} & set(sys.modules)))
"""


def test_a_position_is_there_without_waiting_for_numpy_or_a_compiler() -> None:
    finished = subprocess.run(
        [sys.executable, "-c", START], env=environment(), capture_output=True, text=True, check=True
    )
    assert finished.stdout.split(maxsplit=1)[1].strip() == "[]"


def test_a_steps_chance_depends_on_the_seed_and_the_step_alone() -> None:
    seen = {tuple(words(root(seed), step)) for seed in range(30) for step in range(30)}
    assert len(seen) == 900
    assert words(root("7"), 3) == words(root(7), 3)


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
