"""Grids of n² x n² cells: reading, units and drawing. Pure."""

from __future__ import annotations

from math import isqrt

from harness.drawing import Drawing

from ...board import Board, Cell

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""A grid of n² x n² cells uses the first n² of them."""
SIZES = (4, 9, 16, 25)


def parse_grid(text: str) -> Board:
    """Read a grid of n² lines of n² characters. Raises ValueError that says what is wrong."""
    rows = [list(line) for line in text.split()]
    size = len(rows)
    if size not in SIZES:
        raise ValueError(f"the board has {size} rows, expected 4, 9, 16 or 25")
    for number, row in enumerate(rows, 1):
        if len(row) != size:
            raise ValueError(f"row {number} has {len(row)} cells, expected {size}")
        odd = set(row) - {".", *SYMBOLS[:size]}
        if odd:
            last = SYMBOLS[size - 1]
            raise ValueError(f"row {number} has {min(odd)!r}; expected '1' to {last!r}, or '.'")
    return rows


def units_of(size: int) -> dict[str, list[Cell]]:
    """Return the rows, columns and boxes of a grid by name, boxes from left to right, then down."""
    side, each = isqrt(size), range(size)
    units = {f"row {row + 1}": [(row, col) for col in each] for row in each}
    units |= {f"column {col + 1}": [(row, col) for row in each] for col in each}
    for box in each:
        top, left = box // side * side, box % side * side
        cells = [(top + inside // side, left + inside % side) for inside in each]
        units[f"box {box + 1}"] = cells
    return units


def draw_grid(grid: Board, puzzle: Board) -> Drawing:
    """Draw a grid with its box lines; what was filled in has another colour than what was given."""
    side = isqrt(len(grid))
    rule = [("+" + ("-" * (2 * side + 1) + "+") * side, "")]
    lines: Drawing = [rule]
    for number, row in enumerate(grid):
        line = []
        for column, value in enumerate(row):
            line.append(("| " if column % side == 0 else "", ""))
            given = puzzle[number][column] != "."
            line.append((_one_column(value) + " ", "given" if given else "placed"))
        lines.append([*line, ("|", "")])
        if number % side == side - 1:
            lines.append(rule)
    return lines


def draw_line(grid: Board, name: str, cells: list[Cell]) -> Drawing:
    """Draw a unit in one line, with its name."""
    side = isqrt(len(grid))
    shown = [_one_column(grid[row][column]) for row, column in cells]
    parts = [" ".join(shown[start : start + side]) for start in range(0, len(cells), side)]
    return [[(f"{name:<10}", "title"), (" | ".join(parts), "")]]


def _one_column(value: object) -> str:
    return value if isinstance(value, str) and len(value) == 1 and value.isprintable() else "#"
