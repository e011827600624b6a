"""The program that changes the rules in one place at a time: what it makes, what it finds, and what it says."""

from __future__ import annotations

import ast
import sys

import pytest

from bench import mutants
from bench.mutants import GAMES, Mutant
from tests.support.helpers import THRONE

SCENARIOS, REST = range(len(mutants.TRIALS))
LONG = 300.0


def changed(old: str, new: str, module: str = "rules") -> Mutant:
    """A mutant of Behind the Throne, made by hand."""
    file = GAMES / "behind_the_throne" / f"{module}.py"
    text = file.read_text(encoding="utf-8")
    assert old in text
    line = text[: text.index(old)].count("\n") + 1
    return Mutant(THRONE, 7, file, line, old, new, text.replace(old, new, 1))


NOTHING = changed("s.turns = 0", "s.turns = 0 + 0")


@pytest.mark.parametrize("game", mutants.NAMES)
def test_the_same_seed_names_the_same_mutants(game: str) -> None:
    found = mutants.drawn(game, 12, 1)
    assert found == mutants.drawn(game, 12, 1)
    assert found != mutants.drawn(game, 12, 2)
    assert set(found) < set(mutants.drawn(game, 24, 1))
    everything = mutants.mutants(game)
    assert [each.number for each in everything] == list(range(len(everything)))
    assert all(everything[each.number] == each for each in found)


def test_every_mutant_is_another_program_and_can_be_read() -> None:
    everything = mutants.mutants(THRONE)
    assert len({(each.file, each.source) for each in everything}) == len(everything)
    for each in mutants.drawn(THRONE, 30, 1):
        assert ast.dump(ast.parse(each.source)) != ast.dump(ast.parse(each.file.read_text(encoding="utf-8")))


def test_what_can_be_changed() -> None:
    text = """
@rule
def one(s: State, a: int) -> int:
    b = 0
    s.c = b if a <= 5 else a
    if a == 1 and b:
        return a
    return b

def none(a: int) -> int:
    return a + 1
"""
    found = [(ast.unparse(node), new) for node, new in mutants.changes(ast.parse(text))]
    assert sorted(found) == [
        ("0", "-1"),
        ("0", "1"),
        ("1", "0"),
        ("1", "2"),
        ("5", "4"),
        ("5", "6"),
        ("a <= 5", "a < 5"),
        ("a <= 5", "not (a <= 5)"),
        ("a == 1", "a != 1"),
        ("a == 1 and b", "a == 1 or b"),
        ("a == 1 and b", "not (a == 1 and b)"),
        ("return a", "pass"),
        ("s.c = b if a <= 5 else a", "pass"),
    ]


def test_an_unchanged_game_is_not_killed() -> None:
    assert mutants.problem(NOTHING, SCENARIOS, LONG) == ""
    assert mutants.problem(NOTHING, REST, LONG) == ""


@pytest.mark.parametrize(
    "mutant",
    [
        changed("if total > best:", "if total < best:"),
        changed("s.turns += 1", "s.turns += [][0]"),
        changed("return seat + steps if", "return seat if", "choices"),
    ],
    ids=["somebody else wins", "something is raised", "a function that another module imports"],
)
def test_what_is_wrong_is_found_by_the_scenarios(mutant: Mutant) -> None:
    before = mutant.file.read_bytes()
    assert mutants.problem(mutant, SCENARIOS, LONG)
    assert mutants.problem(mutant, REST, LONG)
    assert mutant.file.read_bytes() == before


def test_what_never_ends_is_found() -> None:
    endless = changed("    best = 0\n", "    best = 0\n    while seats_are := s.seats:\n        best = seats_are\n")
    assert mutants.problem(endless, SCENARIOS, 2) == "no end after 2 seconds"


def test_survivors_are_told_and_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """What the scenarios do not find is left to others, who find nothing here and are not asked."""
    asked, problem = [], mutants.problem

    def found(mutant: Mutant, trial: int, limit: float) -> str:
        asked.append(trial)
        return "" if trial == REST else problem(mutant, trial, limit)

    monkeypatch.setattr(mutants, "problem", found)
    monkeypatch.setattr(mutants, "limit", lambda game, trial: LONG)
    mutants.run([NOTHING, changed("if total > best:", "if total < best:")])
    assert asked == [SCENARIOS, REST, SCENARIOS]
    told = capsys.readouterr().out.split("\n")
    assert told[0].startswith(
        f"\r{THRONE}:7  src/eminence/games/behind_the_throne/rules.py:{NOTHING.line}  s.turns = 0 ->"
    )
    assert told[0].endswith("SURVIVED")
    assert [line.split() for line in told if line.startswith((THRONE, "all"))] == [
        [THRONE, "2", "1", "0", "1"],
        ["all", "2", "1", "0", "1"],
    ]


def test_stopped_it_tells_what_was_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ends = iter([(REST, "Broken")])

    def play(mutant: Mutant) -> tuple[int, str]:
        for end in ends:
            return end
        raise KeyboardInterrupt

    monkeypatch.setattr(mutants, "play", play)
    mutants.run([NOTHING] * 3)
    told = capsys.readouterr().out
    assert "stopped after 1 of 3" in told
    assert told.split("\n")[-2].split() == ["all", "1", "0", "1", "0"]


def test_a_game_that_fails_by_itself_is_no_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "problem", lambda *_: "no cards")
    mutants.limit.cache_clear()
    with pytest.raises(SystemExit, match="behind-the-throne fails without any change: no cards"):
        mutants.play(NOTHING)


@pytest.mark.parametrize("wanted", ["behind-the-throne:99999", "chess:1", "behind-the-throne"])
def test_a_number_that_nobody_has_is_refused(
    wanted: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mutants", "--only", wanted])
    with pytest.raises(SystemExit):
        mutants.main()
    assert "there is no such mutant" in capsys.readouterr().err
