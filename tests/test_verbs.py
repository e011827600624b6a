"""The verbs of abilities: each has one home, and a new one is one file and its words."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import eminence
from eminence.games import shelf
from eminence.games.an_empty_throne import verbs as an_empty_throne
from eminence.kernel.messages import LANGUAGES, messages
from eminence.kernel.verbs import dispatched, table, verbs_in
from helpers import EMPTY

SOURCES = Path(eminence.__file__).parent
NEW = Path(__file__).parent / "verbs"
KINDS = {EMPTY: ("ability", "brief", "verb")}
"""For each game the kinds of keys that a verb has."""
HOMES: dict[str, ModuleType] = {EMPTY: an_empty_throne}
each_game = pytest.mark.parametrize("game", list(HOMES))


def folder(game: str) -> Path:
    return shelf.find(game).folder


@each_game
@pytest.mark.parametrize("language", list(LANGUAGES))
def test_every_verb_has_its_words(game: str, language: str) -> None:
    said = messages(folder(game), language)
    keys = [f"{kind}-{verb.NAME}" for kind in KINDS[game] for verb in HOMES[game].VERBS]
    assert [key for key in keys if not said.has(key)] == []


@each_game
def test_verbs_have_different_numbers_and_names(game: str) -> None:
    verbs = HOMES[game].VERBS
    assert [verb.NUMBER for verb in verbs] == list(range(1, len(verbs) + 1))
    assert len({verb.NAME for verb in verbs}) == len(verbs)


@each_game
def test_no_file_outside_names_a_verb(game: str) -> None:
    """Rules, texts and refusals ask the verb at hand: whoever adds one need not look for branches."""
    package, homes = HOMES[game].__name__, {verb.__name__ for verb in HOMES[game].VERBS}
    for file in sorted(folder(game).glob("*.py")):
        imports = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
        named = {f"{node.module}.{name.name}" for node in imports for name in node.names}
        assert not homes & (named | {node.module for node in imports}), f"{file.name} names a verb of {package}"


PLAYED = """
import sys
from pathlib import Path
import eminence
from eminence.games import scenario
from eminence.kernel import conformance

new = Path(sys.argv[1])
outcomes = list(scenario.run_files([*new.glob("*.scenario")]))
assert outcomes and all(outcome.passed for outcome in outcomes), "".join(map(str, outcomes))
game = eminence.load(sys.argv[2], cards=new / "cards.toml")
conformance.check(game, game.seats[0], games=2, backends=False)
for language in ("en", "de", "fr"):
    print(game.card_text(game.cards.cards[0], language))
"""


@each_game
def test_a_new_verb_is_one_file_and_its_words(game: str, tmp_path: Path) -> None:
    """A copy of the program with one more verb: card files can use it, it plays, and is told in every language."""
    name = game.replace("-", "_")
    shutil.copytree(SOURCES, tmp_path / "eminence", ignore=shutil.ignore_patterns("page", "__pycache__"))
    for file in (NEW / name).iterdir():
        home = {".py": "verbs", ".ftl": "words"}.get(file.suffix)
        if home:
            shutil.copy(file, tmp_path / "eminence" / "games" / name / home)
    command = [sys.executable, "-c", PLAYED, str(NEW / name), game]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    texts = done.stdout.splitlines()
    assert len(set(texts)) == len(LANGUAGES), texts


# --- The kernel's part ------------------------------------------------------------------------------------------------

VERB = """
from eminence.kernel.marks import inline

NUMBER, WEIGHT = {number}, {weight}


@inline
def worth(amount: int) -> int:
    return amount * WEIGHT
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package for verbs, importable by its folder's name."""
    home = tmp_path / "some_verbs"
    home.mkdir()
    (home / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    for known in [known for known in sys.modules if known.partition(".")[0] == home.name]:
        monkeypatch.delitem(sys.modules, known)
    return home


def write(package: Path, **numbers: int) -> None:
    for name, number in numbers.items():
        (package / f"{name}.py").write_text(VERB.format(number=number, weight=10 * number), encoding="utf-8")


def test_verbs_are_found_by_number(package: Path) -> None:
    write(package, swap=2, add=1)
    verbs = verbs_in(package.name)
    assert [verb.NUMBER for verb in verbs] == [1, 2]
    assert table("WEIGHT", verbs) == (0, 10, 20)
    worth = dispatched("worth", verbs, otherwise="-1")
    assert [worth(number, 3) for number in (0, 1, 2, 9)] == [-1, 30, 60, -1]


def test_an_incomplete_verb_is_named(package: Path) -> None:
    write(package, swap=2)
    with pytest.raises(TypeError, match=r"some_verbs\.swap is a verb and has no FORM, read"):
        verbs_in(package.name, needs=("FORM", "WEIGHT", "read"))


def test_two_verbs_of_one_number_are_named(package: Path) -> None:
    write(package, swap=2, move=2)
    with pytest.raises(TypeError, match=r"some_verbs\.move and some_verbs\.swap both have the number 2"):
        verbs_in(package.name)


def test_functions_of_a_name_take_the_same(package: Path) -> None:
    write(package, swap=2)
    (package / "odd.py").write_text("NUMBER = 3\n\n\ndef worth(count): ...\n", encoding="utf-8")
    with pytest.raises(TypeError, match=r"some_verbs\.odd\.worth must take amount"):
        dispatched("worth", verbs_in(package.name))
