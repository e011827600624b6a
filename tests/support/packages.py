"""Packages of somebody else's, installed into a folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import eminence
from tests.support import seeds
from tests.support.deadlines import within
from tests.support.helpers import TOYS


def install(site: Path, name: str, place: str) -> None:
    """What an installer leaves behind of a package with one game, apart from the package itself."""
    info = site / f"{name.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[eminence.games]\n{name} = {place}\n", encoding="utf-8")


def with_toy(site: Path) -> Path:
    """A folder of installed packages, with Sealed Crowns in it."""
    shutil.copytree(TOYS / "sealed_crowns", site / "sealed_crowns", ignore=shutil.ignore_patterns("__pycache__"))
    install(site, "sealed-crowns", "sealed_crowns:GAME")
    return site


def run(site: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Python with the folder of packages on its path, and a compile cache and saved games of its own."""
    path = os.pathsep.join([str(Path(eminence.__file__).parents[1]), str(site)])
    own = {"EMINENCE_CACHE": str(site.parent / "cache"), "EMINENCE_DATA": str(site.parent / "data")}
    settings = {"PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "80", **own}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=site.parent,
        env=os.environ | settings | seeds.process(),
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=within(120),
        check=False,
    )


def program(site: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return run(site, "-m", "eminence", *arguments, stdin=stdin)
