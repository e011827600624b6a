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
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from eminence.kernel.errors import Refused
from eminence.kernel.problems import span, suggest
from eminence.kernel.record import Record
from eminence.kernel.refusals import refused, say, sentence_of
from eminence.kernel.translation import COMMON_FOLDER, Message, slug

PROVENANCES = ("known", "inferred", "reconstructed")
MAX_FILE_BYTES = 1_000_000
MAX_REPORTED_PROBLEMS = 20
"""So many problems of a card file are told as data."""


@dataclass(frozen=True)
class CardProblem:
    """Something wrong in a card file, and where."""

    line: int
    wrong: Message | str
    folder: Path = COMMON_FOLDER
    """Where the words for it are."""

    @property
    def sentence(self) -> str:
        return sentence_of(self.wrong, self.folder)

    def to_json(self) -> dict[str, Any]:
        return Message("problem", line=self.line, what=self.wrong).to_json()


class BadCards(Refused):
    """A card file that cannot be played; `problems` has every one of them."""

    def __init__(self, origin: str, problems: Sequence[CardProblem]) -> None:
        first, *others = (problem.to_json() for problem in problems[:MAX_REPORTED_PROBLEMS])
        data = {
            "say": "refusal-bad-cards",
            "reason": "file",
            "file": origin,
            "problem": first,
            "more": len(problems) - 1,
            "others": others,
        }
        super().__init__("bad-cards", say(data, problems[0].folder), data)
        self.origin = origin
        self.problems = list(problems)

    def __reduce__(self) -> Any:
        return type(self), (self.origin, self.problems)


@dataclass(frozen=True)
class Column:
    """A fact that every card states: what it means and which values fit."""

    name: str
    meaning: Message | str
    kind: type = int
    low: int = 0
    high: int = 127
    choices: tuple[str, ...] = ()
    length: int = 0
    """Not 0: a list of just so many."""
    most: int = 0
    """Not 0: a list of at most so many."""
    default: object = None

    def problem(self, value: object) -> Message | None:
        """What is wrong with a cell, or nothing."""
        if self.length or self.most:
            if not isinstance(value, list) or not self.length <= len(value) <= (self.length or self.most):
                bound = "exact" if self.length else "most"
                of = "numbers" if self.kind is int else "texts"
                return self._wrong("list", bound=bound, count=self.length or self.most, of=of)
            return next(filter(None, map(self._cell, value)), None)
        return self._cell(value)

    def _cell(self, value: object) -> Message | None:
        if self.kind is int:
            return self._number(value)
        if not isinstance(value, str) or not value or value != " ".join(value.split()):
            return self._wrong("text")
        if not self.choices and not re.fullmatch(r"[^\W\d_][\w .'-]*", value):
            return self._wrong("letters", given=value)
        if self.choices and value not in self.choices:
            return self._wrong("unknown", given=value, right=suggest(value, self.choices))
        return None

    def _number(self, value: object) -> Message | None:
        if isinstance(value, bool) or not isinstance(value, int):
            return self._wrong("number", given=json.dumps(value, default=str))
        if not self.low <= value <= self.high:
            return self._wrong("range", given=str(value), low=self.low, high=self.high)
        return None

    def _wrong(self, what: str, **fields: Any) -> Message:
        return Message(f"problem-cell-{what}", column=self.name, **fields)


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
    check: Callable[[Sequence[Card]], Iterable[CardProblem]]
    entries: str = "cards"
    """What the entries of a card file are, if not single cards; `entries-cards` counts them."""

    @property
    def folder(self) -> Path:
        """Where the game's words are."""
        home = getattr(sys.modules.get(self.record.__module__), "__file__", None)
        return Path(home).parent if home else COMMON_FOLDER


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

    def renamed(self, column: str) -> CardSet:
        """The same cards, called by the names of a column; an empty cell there means the usual name."""
        return replace(self, cards=tuple(replace(card, called=column) for card in self.cards))

    @cached_property
    def cache(self) -> dict[str, Any]:
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
            data = stream.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise refused("no-such-file", reason="cards", file=str(path), error=str(error.strerror)) from None
    except ValueError:
        raise refused("no-such-file", reason="name", file=repr(str(path))) from None
    if len(data) > MAX_FILE_BYTES:
        raise refused("bad-cards", reason="large", file=str(path), most=MAX_FILE_BYTES)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise refused("bad-cards", reason="utf-8", file=str(path)) from None


def parse(text: str, schema: Schema, game: str, origin: str = "cards") -> CardSet:
    """A card set from the text of a card file."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCards(origin, [_misread(text, error)]) from None
    places = _lines(text)
    problems: list[CardProblem] = []
    for key in data:
        if key not in ("title", "game", "card"):
            problems.append(CardProblem(places.top.get(key, 1), Message("problem-key", given=key)))
    if data.get("game", game) != game:
        wrong = Message("problem-game", given=str(data["game"]), right=game)
        problems.append(CardProblem(places.top.get("game", 1), wrong))
    title = data.get("title", origin)
    if "title" in data and not (isinstance(title, str) and title.isprintable()):
        problems.append(CardProblem(places.top.get("title", 1), Message("problem-title")))
    rows = data.get("card", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadCards(origin, [CardProblem(places.top.get("card", 1), Message("problem-no-tables"))])
    if not schema.least <= len(rows) <= schema.most:
        found = Message(f"entries-{slug(schema.entries)}", count=len(rows))
        wanted = span(range(schema.least, schema.most + 1))
        problems.append(CardProblem(1, Message("problem-how-many", count=len(rows), entries=found, wanted=wanted)))
    cards = []
    for index, row in enumerate(rows):
        lines = places.cards[index] if index < len(places.cards) else {"": 1}
        cards.append(_card(row, lines, schema, problems))
    if not problems:
        problems += _same_names(cards)
        problems += schema.check(cards)
    if problems:
        problems = [replace(problem, folder=schema.folder) for problem in problems]
        raise BadCards(origin, sorted(problems, key=lambda problem: problem.line))
    return CardSet(title, tuple(cards), schema.pack(cards))


def _misread(text: str, error: Exception) -> CardProblem:
    """What TOML's reader found wrong; it names no line for a number or a nesting beyond its limits."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        return CardProblem(_longest_line(text), Message("problem-too-deep"))
    found = re.search(r"\(at line (\d+), column \d+\)", str(error))
    wrong = Message("problem-toml", error=str(error).split(" (at ")[0])
    return CardProblem(int(found[1]) if found else text.count("\n") + 1, wrong)


def _longest_line(text: str) -> int:
    lines = text.split("\n")
    return lines.index(max(lines, key=len)) + 1


def _card(row: dict[str, Any], lines: Mapping[str, int], schema: Schema, problems: list[CardProblem]) -> Card:
    sources = row.get("provenance", {})
    cells = {}
    known = [column.name for column in schema.columns]
    for key in row:
        if key not in (*known, "provenance"):
            wrong = Message("problem-no-column", given=key, right=suggest(key, known))
            problems.append(CardProblem(lines.get(key, lines[""]), wrong))
    for column in schema.columns:
        value = row.get(column.name, column.default)
        if value is None:
            wrong = Message("problem-no-cell", column=column.name, meaning=column.meaning)
            problems.append(CardProblem(lines[""], wrong))
        elif column.name in row and (found := column.problem(value)):
            problems.append(CardProblem(lines.get(column.name, lines[""]), found))
        cells[column.name] = value
    if not isinstance(sources, dict):
        problems.append(CardProblem(lines.get("provenance", lines[""]), Message("problem-provenance")))
        sources = {}
    for key, source in sources.items():
        if key not in known:
            wrong = Message("problem-provenance-column", given=key, right=suggest(key, known))
            problems.append(CardProblem(lines[""], wrong))
        elif not isinstance(source, str) or source.split(":")[0] not in PROVENANCES:
            wrong = Message("problem-provenance-source", column=key, known=list(PROVENANCES))
            problems.append(CardProblem(lines[""], wrong))
    return Card(cells, {str(key): str(source) for key, source in sources.items()}, lines)


def _same_names(cards: Sequence[Card]) -> Iterator[CardProblem]:
    seen: dict[str, Card] = {}
    for card in cards:
        first = seen.setdefault(card.name.lower(), card)
        if first is not card:
            wrong = Message("problem-same-name", given=card.name, first=first.line("name"))
            yield CardProblem(card.line("name"), wrong)


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
