"""Shadows over the Empire: the grids, drawn, and what lies next to what.

A cell is its number in a grid of five columns, from 0 at the top left. SE-n are the numbers of RULES.md.
"""

from __future__ import annotations

COLUMNS = 5
CELLS = 25
CELL_NAMES = tuple(f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}" for cell in range(CELLS))
"""A letter for the column and a number for the row: a1 is at the top left."""

DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

# A number is the Leader of that seat, # a card, D the Distinct Personality; the seats go clockwise.
WIDE = """
    0 # # # #
    # # D # #
    # # # # 1
"""
TIGHT = """
    . # # # .
    0 # D # 1
    . # # # .
"""
THREE = """
    0 # # # 1
    # # # # #
    # # D # #
    # # # # .
    2 # # . .
"""
FOUR = """
    0 # # # 1
    # # # # #
    # # D # #
    # # # # #
    3 # # # 2
"""
LAYOUTS = tuple("".join(drawing.split()) for drawing in (WIDE, THREE, FOUR, TIGHT))
"""By number of seats less two; the last is the other one for two."""
TIGHT_LAYOUT = 3


def cells(layout: int, symbols: str) -> list[int]:
    """The cells of a layout that are drawn with one of some symbols."""
    return [cell for cell, symbol in enumerate(LAYOUTS[layout]) if symbol in symbols]


def bits(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


def within(bits: int) -> list[int]:
    """The cells of a set that is kept as bits."""
    return [cell for cell in range(CELLS) if bits >> cell & 1]


def step(layout: int, cell: int, direction: int) -> int | None:
    """The cell next to a cell, if there is a card (SE-1)."""
    row, column = (here + by for here, by in zip(divmod(cell, COLUMNS), STEPS[direction], strict=True))
    there = row * COLUMNS + column
    inside = 0 <= column < COLUMNS and row >= 0 and there < len(LAYOUTS[layout])
    return there if inside and LAYOUTS[layout][there] != "." else None


def adjacent(layout: int, cell: int) -> list[int]:
    """The up to eight cells around a cell (SE-1)."""
    found = (step(layout, cell, direction) for direction in range(len(DIRECTIONS)))
    return [there for there in found if there is not None]


def two_away(layout: int, cell: int) -> list[int]:
    """The cells at a distance of exactly two steps."""
    near = adjacent(layout, cell)
    return sorted({far for between in near for far in adjacent(layout, between)} - {cell, *near})


def line(layout: int, cell: int, direction: int) -> list[int]:
    """The cells in a direction, to the edge of the grid (SE-7)."""
    found: list[int] = []
    there = step(layout, cell, direction)
    while there is not None:
        found.append(there)
        there = step(layout, there, direction)
    return found


def alike(layout: int, cell: int, row: bool) -> list[int]:
    """The other cells of the same row or column."""
    return [
        there
        for there in range(len(LAYOUTS[layout]))
        if LAYOUTS[layout][there] != "."
        and there != cell
        and (there // COLUMNS == cell // COLUMNS if row else there % COLUMNS == cell % COLUMNS)
    ]
