"""What the page knows of the games' declarations is what they declare."""

import subprocess
import sys

from tests.support.helpers import ROOT


def test_the_page_has_the_declarations_of_every_game() -> None:
    command = [sys.executable, "web/declared.py", "--check"]
    found = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stderr
