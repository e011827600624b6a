"""Writes what each game declares, its fields, events and moves, for the page: `python web/declared.py`.

The page's types follow from these tables (web/src/net/declared.ts). With `--check` nothing is written; it fails if a
file is not as it would be written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from eminence.games import registry
from eminence.kernel.definition import Definition

PAGE = Path(__file__).parent / "src" / "games"


def main(check: bool) -> int:
    stale = [file for file, text in files() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if not check:
        for file, text in files():
            file.write_text(text, encoding="utf-8")
    elif stale:
        names = ", ".join(str(file.relative_to(PAGE.parent.parent)) for file in stale)
        print(f"Not what the games declare: {names}. Run 'python web/declared.py'.", file=sys.stderr)
    return int(check and bool(stale))


def files() -> Iterable[tuple[Path, str]]:
    for name in registry.BUILT_IN:
        definition = registry.find(name)
        yield PAGE / name.replace("-", "_") / "declared.ts", table(definition)


def table(definition: Definition) -> str:
    """The declarations of a game as a constant of TypeScript, as Prettier would have it."""
    lines = [f"/** {definition.title}: what its fields, events and moves are. Written by web/declared.py. */", ""]
    lines.append("export const declared = {")
    for part, entries in definition.declared().items():
        lines.append(f"  {part}: {{")
        lines += [f"    {_key(name)}: {_value(value)}," for name, value in entries.items()]
        lines.append("  },")
    return "\n".join([*lines, "} as const;", ""])


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() else json.dumps(name)


def _value(value: dict[str, str] | list[str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(json.dumps, value))}]"
    return f"{{ {', '.join(f'{key}: {json.dumps(item)}' for key, item in value.items())} }}"


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
