"""Card sets: data with provenance, read from a text file, checked line by line and packed for the rules.

A game declares a `Schema`: the columns its cards have and how they are packed into a record. A card file is TOML:

    title = "My deck"
    game = "behind-the-throne"

    [[card]]
    name = "General"
    value = 1
    provenance = { value = "known: printed on the card" }
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from eminence.kernel.errors import Refused, listed, suggest
from eminence.kernel.record import Record

PROVENANCES = ("known", "inferred", "reconstructed")
_LARGEST_FILE = 1_000_000


@dataclass(frozen=True)
class Problem:
    """Something wrong in a card file, and where."""

    line: int
    sentence: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}"


class BadCards(Refused):
    """A card file that cannot be played; `problems` has every one of them."""

    def __init__(self, origin: str, problems: Sequence[Problem]) -> None:
        more = f" ({len(problems) - 1} more: eminence cards check)" if len(problems) > 1 else ""
        super().__init__("bad-cards", f"{origin}, {problems[0]}{more}")
        self.origin = origin
        self.problems = list(problems)

    def __reduce__(self) -> Any:
        return type(self), (self.origin, self.problems)


@dataclass(frozen=True)
class Column:
    """A fact that every card states: what it means and which values fit."""

    name: str
    meaning: str
    kind: type = int
    low: int = 0
    high: int = 127
    choices: tuple[str, ...] = ()
    length: int = 0
    """Not 0: a list of just so many."""
    most: int = 0
    """Not 0: a list of at most so many."""
    default: object = None

    def problem(self, value: object) -> str | None:
        """What is wrong with a cell, or nothing."""
        if self.length or self.most:
            many = str(self.length) if self.length else f"at most {self.most}"
            if not isinstance(value, list) or not self.length <= len(value) <= (self.length or self.most):
                return f"{self.name} must be a list of {many} {'numbers' if self.kind is int else 'texts'}"
            return next(filter(None, map(self._cell, value)), None)
        return self._cell(value)

    def _cell(self, value: object) -> str | None:
        if self.kind is int:
            return self._number(value)
        if not isinstance(value, str) or not value or value != " ".join(value.split()):
            return f"{self.name} must be a text in quotes, with single spaces only between its words"
        if not self.choices and not re.fullmatch(r"[^\W\d_][\w .'-]*", value):
            return (
                f"{self.name} '{value}' must begin with a letter and hold only "
                "letters, digits, spaces, points, hyphens and apostrophes"
            )
        if self.choices and value not in self.choices:
            return f"there is no {self.name} '{value}'; {suggest(value, self.choices)}"
        return None

    def _number(self, value: object) -> str | None:
        if isinstance(value, bool) or not isinstance(value, int):
            return f"{self.name} must be a whole number, not {json.dumps(value, default=str)}"
        if not self.low <= value <= self.high:
            return f"{self.name} is {value}; {self.low} to {self.high} fit here"
        return None


@dataclass(frozen=True)
class Card:
    """One card: its cells, where each comes from, and the lines of the file that say so."""

    cells: Mapping[str, Any]
    provenance: Mapping[str, str]
    lines: Mapping[str, int]
    called: str = "name"
    """The column that its name comes from."""

    def __getitem__(self, column: str) -> Any:
        return self.cells[column]

    @cached_property
    def name(self) -> str:
        return str(self.cells[self.called] or self.cells["name"])

    def line(self, column: str) -> int:
        return self.lines.get(column, self.lines[""])


@dataclass(frozen=True, eq=False)
class Schema:
    """What a game's cards look like. `check` finds problems between cells; `pack` makes the rules' record."""

    record: type[Record]
    columns: tuple[Column, ...]
    least: int
    most: int
    pack: Callable[[Sequence[Card]], Record]
    check: Callable[[Sequence[Card]], Iterable[Problem]]
    entries: str = "cards"
    """What the entries of a card file are, if not single cards."""


@dataclass(frozen=True)
class CardSet:
    """A checked set of cards, ready to play."""

    title: str
    cards: tuple[Card, ...]
    record: Record

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def named(self, column: str) -> CardSet:
        """The same cards, called by the names of a column; an empty cell there means the usual name."""
        return replace(self, cards=tuple(replace(card, called=column) for card in self.cards))

    @cached_property
    def notes(self) -> dict[str, Any]:
        """What a game's words have found out about these cards once and need not find out again."""
        return {}

    @cached_property
    def digest(self) -> str:
        """A short hash of every cell: two sets with the same digest play the same."""
        content = json.dumps([dict(card.cells) for card in self.cards], sort_keys=True)
        return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()


def read(source: str | Path, schema: Schema, game: str) -> CardSet:
    """Read and check a card file; raises `BadCards` with every problem and its line."""
    found = _parsed(text_of(source), schema, game, str(source))
    return replace(found, record=found.record.copy())


@lru_cache(maxsize=32)
def _parsed(text: str, schema: Schema, game: str, origin: str) -> CardSet:
    """A text that was read before is not taken apart again."""
    return parse(text, schema, game, origin)


def text_of(source: str | Path) -> str:
    """The text of a card file."""
    path = Path(source)
    try:
        with path.open("rb") as stream:
            data = stream.read(_LARGEST_FILE + 1)
    except OSError as error:
        raise Refused("no-such-file", f"Cannot read the card file {path}: {error.strerror}.") from None
    except ValueError:
        raise Refused("no-such-file", f"{str(path)!r} cannot be a file's name.") from None
    if len(data) > _LARGEST_FILE:
        raise Refused("bad-cards", f"{path} is larger than a card file can be ({_LARGEST_FILE} bytes).")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("bad-cards", f"{path} is not a text file in UTF-8.") from None


def parse(text: str, schema: Schema, game: str, origin: str = "cards") -> CardSet:
    """A card set from the text of a card file."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCards(origin, [_misread(text, error)]) from None
    places = _lines(text)
    problems: list[Problem] = []
    for key in data:
        if key not in ("title", "game", "card"):
            problems.append(
                Problem(places.top.get(key, 1), f"'{key}' means nothing here; title, game and [[card]] do.")
            )
    if data.get("game", game) != game:
        problems.append(Problem(places.top.get("game", 1), f"these are cards for '{data['game']}', not for {game}."))
    title = data.get("title", origin)
    if "title" in data and not (isinstance(title, str) and title.isprintable()):
        problems.append(Problem(places.top.get("title", 1), "title must be a text in quotes, on one line."))
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadCards(origin, [Problem(places.top.get("card", 1), "cards are written as [[card]] tables.")])
    if not schema.least <= len(rows) <= schema.most:
        wanted = f"{schema.least} to {schema.most}" if schema.least < schema.most else str(schema.least)
        found = f"is 1 {schema.entries[:-1]}" if len(rows) == 1 else f"are {len(rows)} {schema.entries}"
        problems.append(Problem(1, f"there {found}; {wanted} make a set."))
    cards = []
    for index, row in enumerate(rows):
        lines = places.cards[index] if index < len(places.cards) else {"": 1}
        cards.append(_card(row, lines, schema, problems))
    if not problems:
        problems += _same_names(cards)
        problems += schema.check(cards)
    if problems:
        raise BadCards(origin, sorted(problems, key=lambda problem: problem.line))
    return CardSet(title, tuple(cards), schema.pack(cards))


def _misread(text: str, error: Exception) -> Problem:
    """What TOML's reader found wrong; it names no line for a number or a nesting beyond its limits."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        return Problem(_longest_line(text), "a number is too long, or brackets are nested too deeply.")
    found = re.search(r"\(at line (\d+), column \d+\)", str(error))
    return Problem(int(found[1]) if found else text.count("\n") + 1, f"{str(error).split(' (at ')[0]}.")


def _longest_line(text: str) -> int:
    lines = text.split("\n")
    return lines.index(max(lines, key=len)) + 1


def _card(row: dict[str, Any], lines: Mapping[str, int], schema: Schema, problems: list[Problem]) -> Card:
    sources = row.get("provenance", {})
    cells = {}
    known = [column.name for column in schema.columns]
    for key in row:
        if key not in (*known, "provenance"):
            problems.append(Problem(lines.get(key, lines[""]), f"a card has no '{key}'; {suggest(key, known)}"))
    for column in schema.columns:
        value = row.get(column.name, column.default)
        if value is None:
            problems.append(Problem(lines[""], f"the card has no {column.name}: {column.meaning}."))
        elif column.name in row and (wrong := column.problem(value)):
            problems.append(
                Problem(lines.get(column.name, lines[""]), wrong if wrong.endswith((".", "?")) else f"{wrong}.")
            )
        cells[column.name] = value
    if not isinstance(sources, dict):
        problems.append(Problem(lines.get("provenance", lines[""]), "provenance is a table of columns."))
        sources = {}
    for key, source in sources.items():
        if key not in known:
            problems.append(Problem(lines[""], f"provenance names '{key}'; {suggest(key, known)}"))
        elif not isinstance(source, str) or source.split(":")[0] not in PROVENANCES:
            problems.append(Problem(lines[""], f"the provenance of {key} must begin with {listed(PROVENANCES)}."))
    return Card(cells, {str(key): str(source) for key, source in sources.items()}, lines)


def _same_names(cards: Sequence[Card]) -> Iterator[Problem]:
    seen: dict[str, Card] = {}
    for card in cards:
        first = seen.setdefault(card.name.lower(), card)
        if first is not card:
            yield Problem(card.line("name"), f"the name {card.name} stands on line {first.line('name')} already.")


@dataclass(frozen=True)
class _Places:
    top: dict[str, int]
    cards: list[dict[str, int]]


def _lines(text: str) -> _Places:
    """On which line every key stands; "" is a card's own first line."""
    places = _Places({}, [])
    current = places.top
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip().replace(" ", "")
        if stripped.startswith("[[card]]"):
            current = {"": number}
            places.cards.append(current)
        elif found := re.match(r"\[+\"?([\w-]+)", stripped):
            places.top.setdefault(found[1], number)
            current = {}
        elif found := re.match(r"\s*\"?([\w-]+)\"?\s*=", line):
            current.setdefault(found[1], number)
    return places
