"""Shadows over the Empire: how its grid, and the positions it remembers, read as text."""

from __future__ import annotations

from typing import Any

from eminence.games.shadows_over_the_empire.layouts import CELLS, COLUMNS
from eminence.kernel.kinds import Kind, ParseError, Slots, Vocabulary
from eminence.kernel.message import Message


class Grid(Kind):
    """The cards in their rows: `Bonifatius, Garrick, -, -, - / ...`; `-` where none lies face up."""

    default = -1
    places = 1

    def __init__(self) -> None:
        self.cards = Slots("card")

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        rows = [value[start : start + COLUMNS] for start in range(0, CELLS, COLUMNS)]
        return [[None if card < 0 else words["card"][card] for card in row] for row in rows]

    def to_text(self, value: Any, words: Vocabulary) -> str:
        rows = [[name or "-" for name in row] for row in self.to_json(value, words)]
        while len(rows) > 1 and set(rows[-1]) == {"-"}:
            rows.pop()
        return " / ".join(", ".join(row) for row in rows)

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        rows = text.split("/")
        if len(rows) > CELLS // COLUMNS:
            raise ParseError(Message("misread-rows", count=len(rows), most=CELLS // COLUMNS))
        cells = [card for row in rows for card in self.cards.from_text(row.strip(), words, COLUMNS)]
        return cells + [-1] * (CELLS - len(cells))


class Past(Kind):
    """Positions at the ends of Rounds, as hashes: `1f2e3d..., ...`."""

    places = 1

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return [f"{number:016x}" for number in value if number]

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(self.to_json(value, words)) or "-"

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        items = [] if text in ("", "-") else [item.strip() for item in text.split(",")]
        try:
            numbers = [int(item, 16) for item in items if len(item) <= 16 and not item.startswith(("-", "+"))]
        except ValueError:
            numbers = []
        if len(numbers) != len(items) or len(items) > length or 0 in numbers:
            raise ParseError(Message("misread-past", given=text[:60], most=length))
        return numbers + [0] * (length - len(items))
