"""Mutants: the rules changed in one place at a time, to see whether the scenarios notice.

    python -m bench.mutants [--game shadow-throne] [--count 20] [--seed 1] [--all] [--only shadow-throne:417]

A mutant swaps a comparison (< and <=, == and !=) or `and` and `or`, counts one more or less, negates a condition, or
leaves out a statement. Some of each game, or all, are played uncompiled in processes of their own, and no file is
changed: first the scenarios of the game, then its golden games and the conformance kit; what never ends is killed, too.
Survivors are printed: either nothing that matters is changed, or a scenario is missing. Numbers last as long as rules.
"""

from __future__ import annotations

import argparse
import ast
import itertools
import json
import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "eminence" / "games"
NAMES = sorted(path.parent.name.replace("_", "-") for path in GAMES.glob("*/rules.py"))
ASIDE = {"greedy", "estimate", "numbers", "purposes", "push", "recount", "sources", "standing", "worlds"}
"""What takes no part in play although it is marked: players, what learners and studies see, what may be supposed."""
MARKS = {"rule", "inline"}

# --- Making -----------------------------------------------------------------------------------------------------------

PAIRS = ((ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Eq, ast.NotEq))
SWAPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {one: two for pair in PAIRS for one, two in (pair, pair[::-1])}


@dataclass(frozen=True)
class Mutant:
    """A module of a game with other text in one place."""

    game: str
    number: int
    file: Path
    line: int
    old: str
    new: str
    source: str

    def __str__(self) -> str:
        inside = self.source.splitlines()[self.line - 1].strip()
        place = f"{self.game}:{self.number}  {self.file.relative_to(ROOT).as_posix()}:{self.line}"
        return f"{place}  {self.old} -> {self.new}  in  {inside}"


def mutants(game: str) -> list[Mutant]:
    """All mutants of a game, in the order of their numbers."""
    found: list[Mutant] = []
    for file in sorted((GAMES / game.replace("-", "_")).rglob("*.py")):
        if file.stem in ASIDE:
            continue
        text = file.read_bytes()
        starts = [0, *itertools.accumulate(map(len, text.splitlines(keepends=True)))]
        for node, new in sorted(changes(ast.parse(text)), key=lambda each: (each[0].lineno, each[0].col_offset)):
            begin = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            put = new if isinstance(node, ast.stmt) else f"({new})"
            changed = b"".join([text[:begin], put.encode(), text[end:]]).decode()
            old = " ".join(text[begin:end].decode().split())
            found.append(Mutant(game, len(found), file, node.lineno, old, new, changed))
    return found


def changes(module: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What can be put in the place of what, in the functions that are marked as rules."""
    functions = [each for each in module.body if isinstance(each, ast.FunctionDef) and each.name not in ASIDE]
    for function in functions:
        if MARKS & {ast.unparse(mark) for mark in function.decorator_list}:
            for statement in function.body:
                for node in ast.walk(statement):
                    yield from _changed(node, inside=node is not statement)


def _changed(node: ast.AST, inside: bool) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    match node:
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                if type(operator) in SWAPPED:
                    others = [*node.ops[:at], SWAPPED[type(operator)](), *node.ops[at + 1 :]]
                    yield node, ast.unparse(ast.Compare(node.left, others, node.comparators))
        case ast.BoolOp():
            yield node, ast.unparse(ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values))
        case ast.Constant(value=int(value)) if not isinstance(value, bool):
            yield from ((node, str(value + by)) for by in (1, -1))
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            if [type(operator) for operator in getattr(test, "ops", [])] not in ([ast.Eq], [ast.NotEq]):
                yield test, f"not ({ast.unparse(test)})"
        case ast.Assign(targets=[ast.Name()]) | ast.Return() if not inside:
            return  # there would be no value, or no result
        case ast.Assign() | ast.AugAssign() | ast.Return() | ast.Expr(value=ast.Call()):
            yield node, "pass"


def drawn(game: str, count: int, seed: int) -> list[Mutant]:
    """Some mutants of a game."""
    found = mutants(game)
    random.Random(f"{game} {seed}").shuffle(found)
    return sorted(found[:count], key=lambda mutant: mutant.number)


# --- Playing, in a process of its own ---------------------------------------------------------------------------------


class Changed(SourceFileLoader):
    """Finds one module, and loads it from another text than its file's; whoever imports from it gets that."""

    def __init__(self, file: str, source: str) -> None:
        super().__init__(".".join(Path(file).relative_to(ROOT / "src").with_suffix("").parts), file)
        self.source = source

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.name else None

    def get_code(self, name: str) -> CodeType:
        return compile(self.source, self.path, "exec")


def scenarios(game: str) -> None:
    from eminence.games import scenario

    for outcome in scenario.run_files(
        sorted((ROOT / "tests" / "scenarios" / game.replace("-", "_")).glob("*.scenario"))
    ):
        assert outcome.passed, str(outcome)


def goldens_and_kit(game: str) -> None:
    from eminence.games import registry
    from eminence.kernel import conformance

    golden = import_module(f"tests.games.{game.replace('-', '_')}.test_game").test_a_golden_game_is_played_as_ever
    for case in golden.pytestmark[0].args[1]:
        golden(case)
    for seats in registry.load(game).seats:
        conformance.check(registry.load(game), seats, games=1, backends=False)


TRIALS: tuple[Callable[[str], None], ...] = (scenarios, goldens_and_kit)
SURVIVED = len(TRIALS)


def child() -> None:
    """Play what stands on the input, and say what is wrong with it, if anything."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))  # some never end, and never stop telling
    trial, game, file, source = json.load(sys.stdin)
    sys.meta_path.insert(0, Changed(file, source))
    try:
        TRIALS[trial](game)
    except Exception as error:
        print(f"{type(error).__name__}: {error}"[:500])


def problem(mutant: Mutant, trial: int, limit: float) -> str:
    """What a trial finds wrong with a mutant; nothing if it survives."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT))), "PYTHONUTF8": "1"}
    task = json.dumps([trial, mutant.game, str(mutant.file), mutant.source]).encode()
    command = [sys.executable, "-c", "from bench import mutants; mutants.child()"]
    try:
        told = subprocess.run(command, cwd=ROOT, env=env, input=task, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return f"no end after {limit:.0f} seconds"
    return (told.stdout or (told.stderr if told.returncode else b"")).decode().strip()[-500:]


# --- Counting ---------------------------------------------------------------------------------------------------------


@cache
def limit(game: str, trial: int) -> float:
    """How long a mutant may take. Exits if the unchanged game does not even pass."""
    begun, rules = time.perf_counter(), GAMES / game.replace("-", "_") / "rules.py"
    if found := problem(Mutant(game, -1, rules, 1, "", "", rules.read_text(encoding="utf-8")), trial, 3600):
        sys.exit(f"{game} fails without any change: {found}")
    return 20 + 5 * (time.perf_counter() - begun)


def play(mutant: Mutant) -> tuple[int, str]:
    """Which trial ends a mutant, and what is wrong with it."""
    for trial in range(SURVIVED):
        if found := problem(mutant, trial, limit(mutant.game, trial)):
            return trial, found
    return SURVIVED, "SURVIVED"


def table(ends: Counter[tuple[str, int]]) -> Iterator[str]:
    """A line for every game, and one for all."""
    yield f"{'game':24s}{'mutants':>9s}{'by scenarios':>15s}{'by kit or goldens':>20s}{'survived':>11s}"
    for name in [*sorted({game for game, _ in ends}), "all"]:
        counts = [sum(n for (game, end), n in ends.items() if name in (game, "all") and end == at) for at in range(3)]
        yield f"{name:24s}{sum(counts):9d}{counts[0]:15d}{counts[1]:20d}{counts[2]:11d}"


def run(todo: Sequence[Mutant], every: bool = False) -> None:
    """Play some mutants and print those that survive, or every one; in the end, or when stopped, the table."""
    ends, begun = Counter[tuple[str, int]](), time.perf_counter()
    try:
        for done, mutant in enumerate(todo):
            spent = time.perf_counter() - begun
            print(f"\r{spent:6.0f} s  {done} of {len(todo)}  {mutant.game:30s}", end="", file=sys.stderr, flush=True)
            trial, found = play(mutant)
            ends[mutant.game, trial] += 1
            if every or trial == SURVIVED:
                print(f"\r{mutant}: {found}", flush=True)
    except KeyboardInterrupt:
        print(f"\nstopped after {ends.total()} of {len(todo)}")
    print("", *table(ends), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", metavar="GAME:NUMBER", help="one mutant, and what is wrong with it")
    wanted = parser.parse_args()
    count = sys.maxsize if wanted.all or wanted.only else wanted.count
    todo = [each for game in NAMES if wanted.game in (None, game) for each in drawn(game, count, wanted.seed)]
    if wanted.only:
        todo = [each for each in todo if f"{each.game}:{each.number}" == wanted.only]
    if not todo:
        parser.error("there is no such mutant")
    run(todo, every=bool(wanted.only))


if __name__ == "__main__":
    main()
