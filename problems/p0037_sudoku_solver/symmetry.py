"""The symmetries of Sudoku: variants of a board.

A variant is the same board turned, mirrored or renamed: digits get other names, rows change places
inside their band and columns inside their stack, bands and stacks change places, rows become
columns. It has as many solutions as the board. There are 3,359,232 ways to move the cells times
362,880 ways to name the digits (Ed Russell and Frazer Jarvis, "Mathematics of Sudoku II", 2006).
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from .board import DIGITS, Board
from .row_by_row import placements

MOST_PLACEMENTS = 60_000
"""The most placements that a variant may take row by row, so that no right solution times out.
A third of random variants take more."""
CHEAP = 5_000
"""A variant with at most this many placements is accepted at once."""
TRIES = 20

T = TypeVar("T")


def variant(board: Board, rng: Random) -> Board:
    """Return a variant that a row-by-row search solves quickly, or the board if none is found."""
    costly = []
    for _ in range(TRIES):
        candidate = fullest_first(any_variant(board, rng))
        if placements(candidate, CHEAP + 1) <= CHEAP:
            return candidate
        costly.append(candidate)
    allowed = (one for one in costly if placements(one, MOST_PLACEMENTS + 1) <= MOST_PLACEMENTS)
    return next(allowed, board)


def any_variant(board: Board, rng: Random) -> Board:
    """Return a random variant of a board; all variants are equally likely."""
    names = dict(zip(DIGITS, shuffled(DIGITS, rng), strict=True)) | {".": "."}
    if rng.random() < 0.5:
        board = [list(line) for line in zip(*board, strict=True)]
    rows, columns = _line_order(rng), _line_order(rng)
    return [[names[board[row][column]] for column in columns] for row in rows]


def fullest_first(board: Board) -> Board:
    """Return the variant with the fullest band first, and the fullest row first in each band.

    This order keeps a row-by-row search short, so that few variants are rejected.
    """
    bands = [sorted(board[top : top + 3], key=_blanks) for top in (0, 3, 6)]
    bands.sort(key=lambda band: sum(map(_blanks, band)))
    return [row for band in bands for row in band]


def _line_order(rng: Random) -> list[int]:
    """Return a random order of nine rows or columns that keeps each band or stack together."""
    bands = shuffled(range(0, 9, 3), rng)
    return [line for band in bands for line in shuffled(range(band, band + 3), rng)]


def _blanks(row: list[str]) -> int:
    return row.count(".")


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """Return the items in random order (Fisher-Yates shuffle).

    It uses only `Random.random()`, whose numbers Python promises to keep in later versions.
    """
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen = int(rng.random() * (last + 1))
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return shuffled
