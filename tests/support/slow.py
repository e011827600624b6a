"""Which tests `make check` leaves to `make test`, by what they took in a whole run:

pytest -n 2 --dist loadgroup --junitxml=whole.xml
python -m tests.support.slow whole.xml          # writes tests/support/slow.txt
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

SECONDS = 0.3
"""A test function is slow if one of its cases takes longer."""
LISTED = Path(__file__).with_suffix(".txt")


def name_of(nodeid: str) -> str:
    """A test without the case that it was run with."""
    return nodeid.partition("[")[0]


def listed() -> frozenset[str]:
    return frozenset(LISTED.read_text(encoding="utf-8").split())


def main() -> None:
    cases = ElementTree.parse(sys.argv[1]).getroot().iter("testcase")
    slow = {
        name_of(f"{case.attrib['classname'].replace('.', '/')}.py::{case.attrib['name']}")
        for case in cases
        if float(case.attrib["time"]) > SECONDS and re.match(r"tests\.(\w+\.)*test_", case.attrib["classname"])
    }
    LISTED.write_text("\n".join(sorted(slow)) + "\n", encoding="utf-8")
    print(f"{len(slow)} tests take longer than {SECONDS} s")


if __name__ == "__main__":
    main()
