"""Chessboards with n queens: all solutions, their names, and the check of a board."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

EMPTY, QUEEN = ".", "Q"
COUNTS = (1, 0, 0, 2, 10, 4, 40, 92, 352)
"""The number of solutions for 1 to 9 queens (OEIS A000170)."""
Columns: TypeAlias = tuple[int, ...]
"""The column of the queen of each row, from 0."""


@cache
def all_boards(n: int) -> tuple[Columns, ...]:
    """Return all solutions for n queens, in the order of their columns."""
    boards: list[Columns] = [()]
    for row in range(n):
        boards = [
            (*board, column)
            for board in boards
            for column in range(n)
            if all(abs(column - c) not in (0, row - r) for r, c in enumerate(board))
        ]
    return tuple(boards)


def rows_of(columns: Columns) -> list[str]:
    """Return a board as LeetCode has it: a string for each row."""
    n = len(columns)
    return [EMPTY * column + QUEEN + EMPTY * (n - column - 1) for column in columns]


def board_name(columns: Columns) -> str:
    """Return a name for a board: `the board with queens in columns 2, 4, 1, 3`."""
    numbers = ", ".join(str(column + 1) for column in columns)
    word = "a queen in column" if len(columns) == 1 else "queens in columns"
    return f"the board with {word} {numbers}"


def complaint(board: Sequence[str], n: int) -> str | None:
    """Return the first error in a board of n queens, or None."""
    if len(board) != n:
        return f"it has {len(board)} row{'s'[: len(board) != 1]}, expected {n}"
    for number, row in enumerate(board, 1):
        if len(row) != n or set(row) - {EMPTY, QUEEN}:
            return f"row {number} is {row!r}, expected {n} of '.' and 'Q'"
    queens = [(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell == QUEEN]
    for attack in _attacks(queens):
        return attack
    empty = next((number for number, row in enumerate(board, 1) if QUEEN not in row), None)
    return f"row {empty} has no queen" if empty else None


def _attacks(queens: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Yield a clause for each pair of queens that attack each other."""
    for (row, column), (lower, other) in combinations(queens, 2):
        lines = {
            "in a row": row == lower,
            "in a column": column == other,
            "on a diagonal": lower - row == abs(other - column),
        }
        names = f"r{row + 1}c{column + 1} and r{lower + 1}c{other + 1}"
        yield from (f"queens at {names} attack each other {line}" for line in lines if lines[line])
