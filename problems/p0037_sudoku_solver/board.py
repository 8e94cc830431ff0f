"""Boards: cells, units and peers, and the text formats of a board."""

import json
from collections.abc import Iterable, Sequence
from functools import cache
from math import isqrt
from typing import Any, TypeAlias

from harness.trace import Trace

Board: TypeAlias = list[list[str]]
"""Nine lists of nine one-character strings, `'1'`–`'9'` or `'.'`, as LeetCode hands it over."""

Cell: TypeAlias = tuple[int, int]
"""Row and column, each from 0."""

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
"""The values of cells: a board of n² x n² cells uses the first n² symbols."""
DIGITS = SYMBOLS[:9]
BLANKS = ".0_*"
RULES = set("+-=|─━│┃┼╋┌┐└┘├┤┬┴ ")
UPRIGHTS = str.maketrans("", "", "|│┃ \t,")
FORMATS = "LeetCode's JSON, 81 characters in a line, or nine lines"


@cache
def units_of(size: int) -> dict[str, tuple[Cell, ...]]:
    """Return the cells of each unit of a size x size board by name, boxes in reading order."""
    side, each = isqrt(size), range(size)
    rows = {f"row {row + 1}": tuple((row, column) for column in each) for row in each}
    columns = {f"column {column + 1}": tuple((row, column) for row in each) for column in each}
    boxes = {
        f"box {box + 1}": tuple(
            (box // side * side + inside // side, box % side * side + inside % side)
            for inside in each
        )
        for box in each
    }
    return rows | columns | boxes


def cells_of(size: int) -> tuple[Cell, ...]:
    """Return the cells of a size x size board, in reading order."""
    return tuple((row, column) for row in range(size) for column in range(size))


CELLS = cells_of(9)
UNITS = units_of(9)

PEERS: dict[Cell, frozenset[Cell]] = {
    cell: frozenset(peer for unit in UNITS.values() if cell in unit for peer in unit) - {cell}
    for cell in CELLS
}
"""The 20 cells that share a unit with each cell."""


def cell_name(cell: Cell) -> str:
    """Return the name of a cell: `r2c5` for `(1, 4)`."""
    return f"r{cell[0] + 1}c{cell[1] + 1}"


def both_names(cell: Cell) -> str:
    """Return the name of a cell with its indexes: `r2c5 (board[1][4])`."""
    return f"{cell_name(cell)} (board[{cell[0]}][{cell[1]}])"


def at(board: Board, cell: Cell) -> str:
    """Return the value of a cell."""
    return board[cell[0]][cell[1]]


def blanks_of(board: Board) -> list[Cell]:
    """Return the blanks of a board, in reading order."""
    return [cell for cell in cells_of(len(board)) if at(board, cell) == "."]


def emptied(board: Board, cells: Iterable[Cell]) -> Board:
    """Return a copy of a board with some cells blanked."""
    rows = [list(row) for row in board]
    for row, column in cells:
        rows[row][column] = "."
    return rows


def candidates(board: Board, cell: Cell) -> str:
    """Return the candidates of a cell as a string: the digits that no peer holds."""
    held = {str(board[row][column]) for row, column in PEERS[cell]}
    return "".join(digit for digit in DIGITS if digit not in held)


def start_of(trace: Trace) -> Board:
    """Return the board before the first write of a run, with each value as text."""
    values = [str(trace.values[index]) if index else "." for index in trace.start]
    return [values[at : at + 9] for at in range(0, 81, 9)]


def parse_board(text: str) -> Board:
    """Return the board that a pasted text holds, in any of the usual formats.

    LeetCode's JSON (also with `board =` before it), 81 characters in a line, or nine lines, with or
    without `|` and `-` rules. A blank is `.`, `0`, `_` or `*`.

    Raises:
        ValueError: the text is malformed; the message says where: `row 4 must have 9 cells, not 8`.
    """
    text = text.strip().removeprefix("\ufeff")
    rows = _rows_of_json(text[text.index("[") :]) if "[" in text else _rows_of_text(text)
    if len(rows) != 9:
        raise ValueError(f"the board must have 9 rows, not {len(rows)}")
    for number, row in enumerate(rows, 1):
        if len(row) != 9:
            raise ValueError(f"row {number} must have 9 cells, not {len(row)}")
    return [[_cell(rows[row][column], (row, column)) for column in range(9)] for row in range(9)]


def format_line(board: Board) -> str:
    """Return the board as 81 characters."""
    return "".join(map("".join, board))


def format_json(board: Board) -> str:
    """Return the board as one line of JSON, for LeetCode's test case box."""
    return json.dumps(board, separators=(",", ":"))


def clashes(board: Board) -> list[tuple[str, str, list[Cell]]]:
    """Return each digit that is repeated in a unit: (name of the unit, digit, its cells)."""
    found = []
    for name, unit in units_of(len(board)).items():
        values = [board[row][column] for row, column in unit]
        repeated = [digit for digit in SYMBOLS[: len(board)] if values.count(digit) > 1]
        found += [
            (name, digit, [cell for cell in unit if at(board, cell) == digit]) for digit in repeated
        ]
    return found


def _rows_of_json(text: str) -> Sequence[Sequence[Any]]:
    try:
        rows: Any = json.loads(text.replace("'", '"').rstrip(" \n;"))
    except (ValueError, RecursionError) as error:
        raise ValueError(f"the board is not valid JSON: {error}") from None
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        raise ValueError("the board must be a list of nine rows, and each row a list of nine cells")
    return rows


def _rows_of_text(text: str) -> Sequence[Sequence[Any]]:
    lines = [line for line in text.splitlines() if not RULES.issuperset(line.strip())]
    rows = [line.translate(UPRIGHTS) for line in lines]
    if not rows:
        raise ValueError(f"the board is empty; expected {FORMATS}")
    if len(rows) == 1:
        if len(rows[0]) != 81:
            raise ValueError(f"a board in one line must have 81 characters, not {len(rows[0]):,}")
        return [rows[0][start : start + 9] for start in range(0, 81, 9)]
    return rows


def _cell(value: object, cell: Cell) -> str:
    shown = str(value) if isinstance(value, int) else value
    if isinstance(shown, str) and len(shown) == 1:
        if shown in DIGITS:
            return shown
        if shown in BLANKS:
            return "."
    raise ValueError(f"{cell_name(cell)} must be a digit from 1 to 9 or '.', not {value!r}")
