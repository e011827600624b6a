"""What is written is true: examples run, links lead somewhere, and the product speaks of itself alone."""

from __future__ import annotations

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from eminence.games.scenario import LINES

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])


@pytest.mark.compiler
@pytest.mark.parametrize("page", [page for page in PAGES if ">>>" in page.read_text(encoding="utf-8")], ids=str)
def test_examples_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    assert tried > 0


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        assert (page.parent / target).exists(), target
    for anchor in re.findall(r"\]\(#([^)]+)\)", text):
        heading = re.search(rf"^#+ {anchor.replace('-', '[ -]')}$", text, re.IGNORECASE | re.MULTILINE)
        assert f'id="{anchor}"' in text or heading, anchor


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "CHANGELOG.md"], ids=str)
def test_files_that_are_named_exist(page: Path) -> None:
    """`table/store.py` is found in the repository, the package, the page or any game; `…` stands for any folder."""
    places = [ROOT, ROOT / "src", ROOT / "src/eminence", ROOT / "web/src", *ROOT.glob("src/eminence/games/*")]
    for name in re.findall(r"`([\w./…-]+/[\w.…-]+\.(?:py|ts|svelte|toml|ftl|html))`", page.read_text(encoding="utf-8")):
        pattern = re.sub("…|NAME|GAME", "*", name)
        assert any(any(place.glob(pattern)) for place in places), name


@pytest.mark.parametrize("page", [ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/**/*.md")], ids=str)
def test_prose_is_wrapped(page: Path) -> None:
    in_code = False
    for number, line in enumerate(page.read_text(encoding="utf-8").split("\n"), 1):
        in_code ^= line.startswith("```")
        is_prose = not in_code and not line.startswith(("|", "    ", "#", "`")) and "](" not in line
        assert len(line) <= 120 or not is_prose, f"{page.name}:{number}"


def test_the_scenario_lines_are_those_of_the_program() -> None:
    assert LINES in (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_every_decision_is_listed() -> None:
    listed = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    for note in (ROOT / "docs" / "decisions").glob("0*.md"):
        assert note.name in listed


def test_no_file_speaks_of_a_machine() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split()
    files = [ROOT / name for name in tracked] or [*PAGES, *ROOT.glob("src/**/*.py")]
    forbidden = re.compile(r"/(?:root|home|tmp)/\w|/work/|pypi\.org|registry\.npmjs")
    for file in files:
        if file.suffix in (".py", ".md", ".toml", ".cpp", ".scenario") and file.exists() and file != Path(__file__):
            found = forbidden.search(file.read_text(encoding="utf-8"))
            assert found is None, f"{file}: {found}"
