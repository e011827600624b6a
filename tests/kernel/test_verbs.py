"""Verbs are found in a package, and an incomplete one is named."""

import sys
from pathlib import Path

import pytest

from eminence.kernel.verbs import dispatched, table, verbs_in

VERB = """
from eminence.kernel.primitives import inline

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
