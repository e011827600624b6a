"""The grid of Shadows over the Empire in the terminal: the cards as they lie, with all that lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from textwrap import wrap
from typing import cast

from rich.box import Box
from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, COLUMNS, LAYOUTS
from eminence.games.shadows_over_the_empire.moves import TO_CELL, TO_LINE, TO_REACT, TO_USE
from eminence.games.shadows_over_the_empire.passives import bonus
from eminence.games.shadows_over_the_empire.state import State
from eminence.games.shadows_over_the_empire.targets import contested, controller, diverges, limit, place, room
from eminence.games.shadows_over_the_empire.terminal.words import say
from eminence.games.shadows_over_the_empire.vocabulary import brief, card_at, named, packed
from eminence.kernel.kinds import NONE
from eminence.kernel.view import View
from eminence.terminal import say_message

LETTERS = ("C", "I", "Q", "O")
COLOURS = ("dodger_blue1", "indian_red1", "medium_purple1", "green3")
"""By faction: a seat's tokens have the letter and the colour of its Leader's."""
TRAIT_LETTERS = "LRNG"
"""In every language."""
ROOMY, SNUG = 14, 8
"""Columns of a cell: for everything in three lines; below the other one the cards are listed."""
SPACIOUS, MIDDLING, NARROW = 100, 70, 46
"""Columns of a terminal with room for the whole names of factions; for Leaders beside the seats; for more numbers."""
WIDEST = 26
TELLING = 20
"""So wide, and with lines to spare, a cell tells what the card does."""
LEAST_TOLD, MOST_TOLD = 2, 3
"""Lines of it."""
TALL = 30
"""Lines of a terminal with room for a legend."""
LINES_BELOW = 16
"""Left for the question and the moves."""
LINED = Box("    \n  │ \n──┼ \n  │ \n──┼ \n──┼ \n  │ \n    \n")
"""Lines between the cards, and none around them."""


# --- Tokens -----------------------------------------------------------------------------------------------------------


def faction_of(s: State, seat: int) -> int:
    return (s.leaders[seat] - st.LEADER) % st.FACTIONS


def letter(s: State, seat: int) -> str:
    """What a seat's tokens are marked with."""
    return LETTERS[faction_of(s, seat)]


def colour(s: State, seat: int) -> str:
    return COLOURS[faction_of(s, seat)]


def tokens_on(s: State, cell: int) -> Text:
    """Whose tokens lie on a card: `C3 I1`, as the seats sit."""
    there = [seat for seat in range(s.seats) if s.tokens[seat][cell]]
    parts = [Text(f"{letter(s, seat)}{s.tokens[seat][cell]}", style=f"bold {colour(s, seat)}") for seat in there]
    return Text(" ").join(parts)


# --- Cards ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Board:
    """The cards as they lie; where there are too few columns, a line each."""

    view: View
    names: tuple[str, ...]

    @cached_property
    def _numbers(self) -> dict[int, int]:
        return numbers(self.view)

    @cached_property
    def _influenced(self) -> dict[int, int]:
        return influenced(self.view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        s = cast(State, self.view.state)
        columns = max(cell % COLUMNS for cell in _places(s)) + 1
        wide = min((options.max_width - 1 - columns) // columns, WIDEST)
        if wide < SNUG:
            yield from (self._line(s, cell) for cell in _places(s) if s.grid[cell] != NONE or cell in self._numbers)
            return
        rows = max(_places(s)) // COLUMNS + 1
        spare = (console.size.height - LINES_BELOW - s.seats) // rows - 4 if wide >= TELLING else 0
        table = Table(
            box=LINED,
            show_edge=False,
            show_lines=True,
            padding=0,
            pad_edge=False,
            header_style="dim",
            border_style="dim",
        )
        table.add_column(width=1, style="dim")
        for column in range(columns):
            table.add_column(Text("abcde"[column], justify="center"), width=wide)
        for row in range(rows):
            cells = range(row * COLUMNS, row * COLUMNS + columns)
            table.add_row(str(row + 1), *(Group(*self._cell(s, cell, wide, spare)) for cell in cells))
        yield table
        if wide >= ROOMY and console.size.height >= TALL and s.phase != st.OVER:
            yield Text(say("legend"), style="dim")

    def _line(self, s: State, cell: int) -> Text:
        """A card in a line, for a terminal too narrow for a grid."""
        text = Text(f"{CELL_NAMES[cell]} ", style="dim")
        name, *rest = self._cell(s, cell, ROOMY, 0)
        for at, part in enumerate([name, *rest]):
            part.rstrip()
            text.append(" " if at else "").append_text(part)
        text.no_wrap, text.overflow = True, "crop"
        return text

    def _cell(self, s: State, cell: int, wide: int, spare: int) -> Iterator[Text]:
        """Name; traits and marks; tokens; and what the card does."""
        number = self._numbers.get(cell)
        label = f"[{number}]" if number else _role(s, cell)
        if s.grid[cell] == NONE:
            yield Text()
            told = say("face-down") if s.down >> cell & 1 else ""
            yield Text(label or told, style="bold yellow" if label else "dim", justify="center")
            yield Text()
            return
        yield self._name(s, cell, wide, label)
        leads = s.grid[cell] in s.leaders
        parts = [self._traits(s, cell), self._needs(s, cell) if leads else self._gain(s, cell)]
        yield from spread([*parts, Text() if leads else _marks(s, cell)], wide, 1)
        yield self._leader(s, cell, wide) if leads else self._tokens(s, cell)
        if spare >= LEAST_TOLD:
            ability = say_message(self.view.game, brief(card_at(self.view.game.cards, s.grid[cell])))
            lines = wrap(ability, wide, max_lines=min(spare, MOST_TOLD), placeholder=" ..")
            yield Text("\n".join(lines), style="dim")

    def _name(self, s: State, cell: int, wide: int, label: str) -> Text:
        """Leaders and the Distinct Personality as a band in capitals, others in their controller's colour."""
        card, owner = s.grid[cell], controller(s, cell)
        court = card >= st.LEADER
        name = named(self.view.game.cards, card)
        name = fitted(name.upper() if court else name, wide - len(label) - bool(label))
        style = "bold" if owner != NONE or contested(s) >> cell & 1 else ""
        if card in s.leaders:
            style = f"bold reverse {colour(s, s.leaders.index(card))}"
        elif card >= st.DISTINCT:
            style = f"bold reverse {colour(s, owner) if owner != NONE else 'yellow'}"
        elif owner != NONE:
            style = f"bold {colour(s, owner)}"
        text = Text(style=style).append(set_cell_size(name, wide - len(label)) if court or label else name)
        return text.append(label, style="bold yellow" if not court else "")

    def _traits(self, s: State, cell: int) -> Text:
        """The letters of the traits that a card has, a hyphen for each that it has not."""
        cards, text = packed(self.view.game.cards), Text()
        ring = 0
        if self.view.viewer >= 0 and s.leaders[self.view.viewer] != NONE:
            ring = cards.compulsory[s.leaders[self.view.viewer] - st.LEADER]
        for trait in range(st.TRAITS):
            has = cards.traits[s.grid[cell]] >> trait & 1
            needed = " underline" if ring >> trait & 1 else ""
            text.append(TRAIT_LETTERS[trait] if has else "-", style=f"bold{needed}" if has else "dim")
        return text

    def _gain(self, s: State, cell: int) -> Text:
        """The traits in common with the viewer's Leader, and what Influence would bring now."""
        cards, you, card = packed(self.view.game.cards), self.view.viewer, s.grid[cell]
        text = Text()
        if you < 0 or s.leaders[you] == NONE or card in s.leaders:
            return text
        away = diverges(cards, s, you, card)
        text.append(f"{'x' if away else '='}{limit(cards, s, you, card)}", style="red" if away else "dim")
        if cell in self._influenced:
            text.append(f" +{self._influenced[cell]}", style="bold yellow")
        return text

    def _needs(self, s: State, cell: int) -> Text:
        """The Compulsory Trait of a Leader."""
        trait = packed(self.view.game.cards).compulsory[s.grid[cell] - st.LEADER].bit_length() - 1
        return Text(say("needs", trait=TRAIT_LETTERS[trait]))

    def _leader(self, s: State, cell: int, wide: int) -> Text:
        """Whose Leader it is."""
        seat, marks = s.leaders.index(s.grid[cell]), _marks(s, cell)
        name = fitted(self.names[seat], wide - 2 - len(marks) - bool(marks))
        whose = Text(f"{letter(s, seat)} {name}", style=colour(s, seat))
        return Text(" ").join(part for part in (whose, marks) if part)

    def _tokens(self, s: State, cell: int) -> Text:
        text = tokens_on(s, cell)
        return text.append(" !", style="bold red") if contested(s) >> cell & 1 else text


def _places(s: State) -> list[int]:
    """The cells of the grid in use."""
    return [cell for cell, symbol in enumerate(LAYOUTS[s.layout]) if symbol != "."]


def _role(s: State, cell: int) -> str:
    """The card that acts, and those that have been chosen."""
    if cell == s.source:
        return "<"
    return "?" if cell in (s.first, s.second, s.it, s.other, *s.picks) else ""


def _marks(s: State, cell: int) -> Text:
    found = "/" * (s.rotated >> cell & 1) + "*" * (s.marked >> cell & 1) + "#" * (s.locked == cell)
    return Text(found, style="bold")


def spread(parts: Iterable[Text], wide: int, gap: int) -> Iterator[Text]:
    """Parts side by side, as many as fit into a line, then the next below."""
    line = Text()
    for part in parts:
        if line and part and line.cell_len + gap + part.cell_len > wide:
            yield line
            line = Text()
        line.append(" " * gap if line and part else "").append_text(part)
    yield line


def fitted(name: str, wide: int) -> str:
    """A name, the words before its last cut to initials if there is too little room.

    >>> fitted("Duchess Isabella", 16), fitted("Duchess Isabella", 14), fitted("Duchess Isabella", 8)
    ('Duchess Isabella', 'D. Isabella', 'D. Isab.')
    """
    if cell_len(name) > wide:
        *first, last = name.split()
        name = " ".join([*(f"{word[0]}." for word in first), last])
    return name if cell_len(name) <= wide else f"{set_cell_size(name, wide - 1).rstrip()}."


# --- What may be done -------------------------------------------------------------------------------------------------


def numbers(view: View) -> dict[int, int]:
    """The cells that a question is about, with the numbers of the moves."""
    s = cast(State, view.state)
    if s.phase == st.TURN:
        return {}
    found = {}
    for number, move in enumerate(view.legal, 1):
        if TO_REACT <= move.action < TO_CELL:
            found[move.action - TO_REACT] = number
        elif TO_CELL <= move.action < TO_LINE:
            found[move.action - TO_CELL] = number
    return found


def influence_of(view: View, action: int) -> tuple[int, int, int]:
    """Of an Influence action: the card that acts, the card that is influenced, and the tokens that come of it."""
    s, cards = cast(State, view.state), packed(view.game.cards)
    source, direction = divmod(action, st.DIRECTIONS)
    target = cards.step[place(s, source) * st.DIRECTIONS + direction]
    more = bonus(cards, s, view.viewer, source, target)
    return source, target, max(0, min(room(cards, s, view.viewer, target, more), s.unused[view.viewer]))


def influenced(view: View) -> dict[int, int]:
    """The cards that the viewer may influence now, and the most tokens that brings."""
    found: dict[int, int] = {}
    if cast(State, view.state).phase == st.TURN:
        for move in view.legal:
            if move.action < TO_USE:
                _, target, gain = influence_of(view, move.action)
                found[target] = max(gain, found.get(target, 0))
    return found
