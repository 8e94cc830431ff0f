"""Chessboards with queens: whether they attack one another, and all boards of a size."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

EMPTY, QUEEN = ".", "Q"


def complaint(board: Any, n: int) -> str | None:
    """Return what is wrong with a board of queens, or None."""
    if not isinstance(board, list) or len(board) != n:
        return f"expected {n} rows, got {board!r}"
    columns = []
    for row, cells in enumerate(board, 1):
        if len(cells) != n or set(cells) - {EMPTY, QUEEN}:
            return f"row {row} is {cells!r}, expected {n} squares of '.' and 'Q'"
        found = [at for at, cell in enumerate(cells) if cell == QUEEN]
        if len(found) != 1:
            return f"row {row} has {len(found)} queens, expected one"
        columns += found
    for lower, one in enumerate(columns):
        for upper, other in enumerate(columns[:lower]):
            if one == other or abs(one - other) == lower - upper:
                return f"the queens of rows {upper + 1} and {lower + 1} attack each other"
    return None


def boards(n: int) -> Iterator[list[str]]:
    """Yield all boards of a size, in the order of the queens' columns."""
    for columns in permutations(range(n)):
        rising = {column + row for row, column in enumerate(columns)}
        falling = {column - row for row, column in enumerate(columns)}
        if len(rising) == len(falling) == n:
            yield [EMPTY * column + QUEEN + EMPTY * (n - column - 1) for column in columns]
