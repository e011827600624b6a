"""What all pages in one file have in common: nothing from elsewhere, light or dark as the reader likes it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1f1b16; --soft: #6b6256; --paper: #fbf8f2; --card: #fff; --line: #e4dccd;
  --mark: #9a6b15; --bar: #c9a04a; --fair: #8d3b2f; --good: 46, 125, 80; --bad: 178, 58, 46; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d6; --soft: #a2978a; --paper: #17140f; --card: #211d17;
  --line: #3a3329; --mark: #e0b45c; --bar: #b58a35; --fair: #e08a76; --good: 88, 178, 124; --bad: 222, 104, 90; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2.5rem 1.2rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "Iowan Old Style", "Times New Roman", serif; }
main { max-width: 62rem; margin: 0 auto; }
h1 { margin: 0; font-size: 1.9rem; font-weight: 600; }
h2 { margin: 2.4rem 0 .7rem; font-size: 1.15rem; font-weight: 600; color: var(--mark); }
p { margin: .4rem 0; max-width: 48rem; } .soft, small { color: var(--soft); }
.card { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px;
  padding: .4rem .9rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem; }
th { font-weight: 400; color: var(--soft); font-size: .85rem; padding: .5rem .6rem; }
td { padding: .45rem .6rem; border-top: 1px solid var(--line); }
""".strip()


def sheet(title: str, parts: Iterable[str], style: str) -> str:
    """A whole page out of parts that are HTML already, with what it adds to the common style."""
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{STYLE}\n{style}\n</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )
