"""What several test files share: games to play, random and golden ones, and the program run as people run it."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import eminence
from eminence.bots.players import make
from eminence.games import registry
from eminence.kernel import cards as card_files
from eminence.kernel import conformance, game_record
from eminence.kernel.position import Position
from eminence.kernel.record import Record
from tests.support import seeds
from tests.support.deadlines import within
from tests.support.preloaded import Preloaded

THRONE = "behind-the-throne"
SHADOW = "shadow-throne"
EMPTY = "an-empty-throne"
EMPIRE = "shadows-over-the-empire"
TABLES = [
    (name, seats)
    for name, game in ((name, registry.find(name)) for name in registry.BUILT_IN)
    for seats in range(game.min_seats, game.max_seats + 1)
]
"""Every game of the house with every number of seats."""
OTHER_RULES: dict[str, dict[str, object]] = {
    THRONE: {"receiver_may_refuse": True},
    SHADOW: {"edition": "prototype"},
    EMPTY: {"flips_are_permanent": False, "tombs_points": 2, "first_turn_actions": 1, "draft_starting_cards": True},
    EMPIRE: {
        "mix": "expert",
        "asterisks": "replacing",
        "leaders": "random",
        "influence_for_nothing": False,
        "tight_grid": True,
    },
}
"""For every game, options that change something."""
NEEDS_COMPILER = "left to make test: it needs the compiler"
ROOT = Path(__file__).parents[2]
SOURCE = Path(eminence.__file__).parents[1]
GOLDENS = ROOT / "tests" / "goldens"
SCENARIOS = ROOT / "tests" / "scenarios"
TOYS = ROOT / "tests" / "toys"


def throne(**options: object) -> eminence.Game:
    return eminence.load(THRONE, options)


def shadow(**options: object) -> eminence.Game:
    return eminence.load(SHADOW, options)


def empty(**options: object) -> eminence.Game:
    return eminence.load(EMPTY, options)


def empire(**options: object) -> eminence.Game:
    return eminence.load(EMPIRE, options)


def play_randomly(position: Position, chance: random.Random, steps: int = 100_000) -> Position:
    """Play so many random moves, or to the end."""
    while steps and not position.over:
        seat = chance.choice(position.actors)
        position.play(seat, chance.choice(position.legal(seat)))
        steps -= 1
    return position


def random_game(seats: int, seed: int, steps: int = 100_000, game: str = THRONE, **options: object) -> Position:
    return play_randomly(eminence.load(game, options).start(seats, seed), random.Random(f"{seats} {seed}"), steps)


def everywhere(game: eminence.Game, seats: int, seed: int, often: float) -> Iterator[Position]:
    """Positions all over a random game; each is to be looked at before the next is asked for."""
    position, chance = game.start(seats, seed), random.Random(f"{seats} {seed}")
    while not position.over:
        play_randomly(position, chance, steps=1)
        if chance.random() < often:
            yield position


def deals(game: eminence.Game, state: Record, viewer: int, count: int, seed: str) -> Counter[bytes]:
    """How often each world is dealt, compiled, from what somebody sees of a state."""
    engine = game.engine()
    states, rng, found = engine.states(1), engine.rng(seed), Counter[bytes]()
    engine.put(states, 0, state)
    engine.hide_at(states, 0, viewer)
    view = states.copy()
    for _ in range(count):
        states[0] = view[0]
        engine.deal_at(engine.cards, states, 0, rng)
        found[states.tobytes()] += 1
    for world in found:
        engine.put(states, 0, game.definition.state.unpack(world))
        engine.hide_at(states, 0, viewer)
        assert states.tobytes() == view.tobytes(), "a dealt world looks different"
    return found


def assert_needs_no_compiler(game: eminence.Game, others: Iterable[eminence.Game], seats: int) -> None:
    """Cards are data: the compiled code that plays other sets has been there before them."""
    conformance.audit_games(game, game.seats[0], 1, 5)
    compiled = game.engine()
    kept: Any = compiled._binder
    folders = list(kept.caches.values())
    files = {path: path.stat().st_mtime_ns for folder in folders for path in folder.rglob("*")}
    bound, known = len(kept.bound), list(compiled.audit.signatures)  # type: ignore[attr-defined]
    for other in others:
        conformance.audit_games(other, seats, 1, 5)
        assert other.engine().audit is compiled.audit
    assert compiled.audit.signatures == known  # type: ignore[attr-defined]
    assert len(known) == 1
    assert len(kept.bound) == bound
    assert list(kept.caches.values()) == folders
    assert {path: path.stat().st_mtime_ns for folder in folders for path in folder.rglob("*")} == files


def assert_mistake(game: str, good: str, change: tuple[str, str], line: int, words: str) -> None:
    """A sound card file with something replaced is refused: so, on that line, in whole sentences."""
    old, new = change
    assert old in good
    with pytest.raises(card_files.BadCards) as refusal:
        card_files.parse(good.replace(old, new, 1), eminence.load(game).definition.schema, game, "my.toml")
    problems = refusal.value.problems
    assert refusal.value.code == "bad-cards"
    assert any(problem.line == line and words in problem.sentence for problem in problems), problems
    assert all(problem.sentence.endswith((".", "?")) for problem in problems)
    assert str(refusal.value).startswith(f"my.toml, line {problems[0].line}: {problems[0].sentence}")


def golden_file(name: str, seats: int) -> Path:
    return GOLDENS / f"{name}-{seats}.txt"


def golden(game: eminence.Game, seats: int, viewer: int | None = None, bot: str = "greedy") -> str:
    """A game between equal players, told in full: every move, what somebody heard, the result, the last table."""
    position = game.start(seats, 2026)
    bots = [make(bot, seat) for seat in range(seats)]
    while not position.over:
        seat = position.actors[0]
        position.play(seat, bots[seat].choose(position.view(seat)))
    result = position.result
    assert result is not None
    parts = [
        position.record(),
        "\n".join(position.log(viewer)),
        "\n".join([f"winners: {result.winners}", *result.why]),
        str(position),
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def resealed(lines: list[str]) -> str:
    """A record made of changed lines, with a check line that fits them."""
    kept = [line for line in lines if not line.startswith("check:")]
    return "\n".join([*kept, f"check: {game_record.fingerprint(chr(10).join(kept).encode())}"]) + "\n"


def environment(**extra: str) -> dict[str, str]:
    """The environment of a subprocess: this very package, in English, no colours, and all chance from the seed."""
    path = os.pathsep.join(filter(None, [str(SOURCE), str(ROOT), os.environ.get("PYTHONPATH")]))
    plain = {"PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "80", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8"}
    return {**os.environ, **plain, **seeds.process()} | extra


def command(*arguments: str | Path) -> list[str]:
    """The program, but what it draws comes from the seed of the tests; it needs our `environment`."""
    return [sys.executable, "-P", "-m", "tests.support.seeded", *map(str, arguments)]


def interrupt(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Press Ctrl-C; what the program says until it ends."""
    process.send_signal(signal.SIGINT)
    try:
        return process.communicate(timeout=within(60))
    finally:
        process.kill()


@cache
def _preloaded() -> Preloaded:
    return Preloaded(environment())


def program(*arguments: str | Path, cwd: Path, stdin: str = "", **extra: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a folder of its own, where it also keeps its data."""
    settings = environment(EMINENCE_DATA=str(cwd / "data"), **extra)
    if extra:  # what it may read while it is loaded
        found = subprocess.run(
            command(*arguments),
            cwd=cwd,
            env=settings,
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=within(120),
            check=False,
        )
    else:
        found = _preloaded().run(list(map(str, arguments)), cwd, settings, stdin, within(120))
    if found.returncode == seeds.WOULD_COMPILE:
        pytest.skip(NEEDS_COMPILER)
    return found
