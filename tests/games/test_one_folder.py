"""All that a game is lies in its folder: what it looks like is found there, and nothing elsewhere knows its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import eminence
from eminence.games import registry
from eminence.kernel.engine import source_files
from tests.support.helpers import ROOT
from tests.support.packages import program, run, with_toy

SOURCES = Path(eminence.__file__).parent
PAGE = ROOT / "web" / "src"
PLAY = ("play", "sealed-crowns", "--seats", "3", "--bots", "random", "--seed", "3")
PLAY_EVERY_GAME = """
import sys
import eminence
for name in eminence.names():
    game = eminence.load(name)
    position = game.start(game.seats[0], 1)
    position.play(position.actors[0], position.legal(position.actors[0])[0])
    str(position.view(0))
print([name for name in sys.modules if name.startswith(("rich", "eminence.terminal")) or name.endswith(".terminal")])
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages, with the toy in it."""
    return with_toy(tmp_path / "site")


# --- In the terminal --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "headline", "columns", "note", "help"),
    [
        ("en", "8 crowns to win", ["crowns", "veto", "on the table"], "(strength 4, crowns 1)", "is asked"),
        ("de", "8 Kronen gewinnen", ["Kronen", "Veto", "auf dem Tisch"], "(Stärke 4, Kronen 1)", "ist gefragt"),
        ("fr", "8 couronnes pour gagner", ["couronnes", "veto", "sur la table"], "(force 4, couronnes 1)", "répondre"),
    ],
)
def test_an_installed_game_is_drawn_as_it_says(
    site: Path, language: str, headline: str, columns: list[str], note: str, help: str
) -> None:
    done = program(site, *PLAY, "--language", language, stdin="?\n1\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert f"Sealed Crowns   {headline}" in lines
    head = next(at for at, line in enumerate(lines) if line.split() == " ".join(columns).split())
    assert [line.split()[1] for line in lines[head + 1 : head + 4]] == ["0", "1", "2"], "a line a seat"
    assert f"seal Duke {note}" in " ".join(done.stdout.split())
    assert help in done.stdout
    assert "phase: sealing" not in done.stdout


def test_points_are_called_as_the_game_calls_them(site: Path) -> None:
    done = program(site, *PLAY, "--you", "none", "--language", "de")
    assert done.stdout.partition("Das Ende")[2].split()[0] == "Kronen"


def test_a_game_without_a_view_is_shown_as_its_fields(site: Path) -> None:
    (site / "sealed_crowns" / "terminal" / "__init__.py").unlink()
    (site / "sealed_crowns" / "terminal").rename(site / "sealed_crowns" / "drawings")
    done = program(site, *PLAY, stdin="?\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "phase: sealing" in done.stdout
    assert "8 crowns to win" not in done.stdout


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import nothing_there", "cannot be drawn by sealed_crowns.terminal: No module named 'nothing_there'."),
        ("from . import nothing", "cannot be drawn by sealed_crowns.terminal: cannot import name 'nothing' from"),
        ("import sealed_crowns.terminal.x", "cannot be drawn by sealed_crowns.terminal: No module named"),
        ("", "cannot be drawn by sealed_crowns.terminal: module 'sealed_crowns.terminal' has no attribute 'VIEW'."),
        ("VIEW = 7", "is broken: sealed_crowns.terminal.VIEW is no eminence.terminal.TerminalView."),
    ],
)
def test_a_view_that_is_broken_is_not_passed_over(site: Path, source: str, reason: str) -> None:
    (site / "sealed_crowns" / "terminal" / "__init__.py").write_text(source, encoding="utf-8")
    done = program(site, *PLAY, stdin="1\nquit\n")
    assert done.returncode == 2
    assert done.stderr.startswith(f"eminence: The game sealed-crowns {reason}")
    assert "phase: sealing" not in done.stdout


def test_rules_are_played_without_what_draws_them(site: Path) -> None:
    done = run(site, "-c", PLAY_EVERY_GAME)
    assert (done.stdout, done.stderr) == ("[]\n", "")


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_what_draws_a_game_is_not_compiled_anew_with_its_rules(name: str) -> None:
    files = source_files(registry.find(name))
    assert len(files) > 20
    assert [file for file in files if "terminal" in file.parts or "page" in file.parts] == []


# --- Nothing elsewhere ------------------------------------------------------------------------------------------------


def named_in(source: Path) -> Iterator[str]:
    """The games that a file of Python imports, or means by a text that is just their name."""
    packages = {name: f"eminence.games.{name.replace('-', '_')}" for name in registry.BUILT_IN}
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            said = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            said = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            said = [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []
        yield from (
            name
            for name, package in packages.items()
            if any(one == name or f"{one}.".startswith(f"{package}.") for one in said)
        )


def test_no_code_of_the_house_knows_a_game_by_name() -> None:
    folders = [registry.find(name).folder for name in registry.BUILT_IN]
    others = [file for file in SOURCES.rglob("*.py") if not any(folder in file.parents for folder in folders)]
    found = {file.relative_to(SOURCES).as_posix(): {*named_in(file)} for file in others}
    known = {file: names for file, names in found.items() if names}
    assert known == {"cli/common.py": {"behind-the-throne"}}, (
        "a default of the command line; all else asks the registry"
    )


def test_no_part_of_the_page_knows_a_game_by_name() -> None:
    names = [*registry.BUILT_IN, *(name.replace("-", "_") for name in registry.BUILT_IN)]
    own = {PAGE / "games" / name for name in names}
    sources = [file for kind in ("ts", "svelte") for file in PAGE.rglob(f"*.{kind}") if own.isdisjoint(file.parents)]
    others = [file for file in sources if ".test." not in file.name and file != PAGE / "words" / "keys.ts"]
    assert len(others) > 80
    texts = {file: file.read_text(encoding="utf-8") for file in others}
    assert [file for file, text in texts.items() if any(name in text for name in names)] == []
