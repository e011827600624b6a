"""Whoever sets up the development environment has what was tested: constraints.txt pins every package of it."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PYTHONS = ("3.11", "3.12", "3.13")
PINNED = {
    canonicalize_name(name): version
    for name, _, version in (
        line.partition("==") for line in (ROOT / "constraints.txt").read_text().split("\n") if "==" in line
    )
}


def wanted_by(requirement: Requirement) -> list[Requirement]:
    """What a package needs in turn, on any of our Pythons, with the extras that it is wanted with."""
    try:
        needs = distribution(requirement.name).requires or []
    except PackageNotFoundError:  # pre-commit is for those who want hooks
        return []
    extras = ("", *requirement.extras)
    return [
        need
        for need in map(Requirement, needs)
        if need.marker is None
        or any(
            need.marker.evaluate({"extra": extra, "python_version": python, "python_full_version": f"{python}.0"})
            for extra in extras
            for python in PYTHONS
        )
    ]


def test_every_package_of_the_development_environment_is_pinned_to_a_version_that_fits() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    todo = [Requirement(text) for text in (*project["dependencies"], *extras["test"], *extras["dev"])]
    seen, wrong = set(), []
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        if name == "eminence" or (name, *requirement.extras) in seen:
            continue
        seen.add((name, *requirement.extras))
        if not requirement.specifier.contains(PINNED.get(name, "0"), prereleases=True) or name not in PINNED:
            wrong.append(f"{requirement}: {PINNED.get(name, 'not pinned')}")
        todo += wanted_by(requirement)
    assert not wrong, "make lock writes constraints.txt anew"


@pytest.mark.parametrize("name", ["numpy", "numba", "pytest", "ruff", "mypy"])
def test_the_tests_run_with_the_pinned_versions(name: str) -> None:
    assert distribution(name).version == PINNED[name]
