"""The symmetries of Sudoku: variants of a board, and a fingerprint that all of them share.

A variant is the same board turned, mirrored or renamed: digits get other names, rows change places
inside their band and columns inside their stack, bands and stacks change places, rows become
columns. It has as many solutions as the board. There are 3,359,232 ways to move the cells times
362,880 ways to name the digits (Ed Russell and Frazer Jarvis, "Mathematics of Sudoku II", 2006).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias

from .board import DIGITS, Board
from .random_grid import shuffled
from .row_by_row import placements

MOST_PLACEMENTS = 60_000
"""The most that a variant may cost a row-by-row search, so that it punishes no correct solution.
A third of random variants cost more."""
CHEAP = 5_000
"""The count at which measuring stops while variants are left: most that reach it cost far more."""
TRIES = 20

Fingerprint: TypeAlias = list[list[list[int]]]


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
    """Return a random variant of a board, each as likely as any other."""
    names = dict(zip(DIGITS, shuffled(DIGITS, rng), strict=True)) | {".": "."}
    if rng.random() < 0.5:
        board = [list(line) for line in zip(*board, strict=True)]
    rows, columns = _line_order(rng), _line_order(rng)
    return [[names[board[row][column]] for column in columns] for row in rows]


def fullest_first(board: Board) -> Board:
    """Return the variant with the fullest band first, and the fullest row first in each band.

    Such an order keeps a row-by-row search short, so few variants have to be thrown away.
    """
    bands = [sorted(board[top : top + 3], key=_blanks) for top in (0, 3, 6)]
    bands.sort(key=lambda band: sum(map(_blanks, band)))
    return [row for band in bands for row in band]


def fingerprint(grid: Board) -> Fingerprint:
    """Return a value that is the same for a full grid and for all of its variants.

    Two rows, one above the other, map each digit to another: a permutation. Moving columns or
    renaming digits does not change its cycle lengths. Moving rows only reorders the permutations,
    and sorting takes that back. Turning makes rows columns, so both are listed, in sorted order.

    Grids with different fingerprints are not variants of each other. The opposite need not hold,
    but it is rare for random grids: one or two of 100,000 have the fingerprint of a stranger.
    """
    return sorted(_cycles_of_pairs(lines) for lines in (grid, list(zip(*grid, strict=True))))


def _line_order(rng: Random) -> list[int]:
    """Return a random order of nine rows or columns that keeps each band or stack together."""
    bands = shuffled(range(0, 9, 3), rng)
    return [line for band in bands for line in shuffled(range(band, band + 3), rng)]


def _blanks(row: list[str]) -> int:
    return row.count(".")


def _cycles_of_pairs(lines: Sequence[Sequence[str]]) -> list[list[int]]:
    """Return for each line, in sorted order, the cycles that it forms with each other line."""
    found = [list[int]() for _ in lines]
    for (own, line), (others, other) in combinations(zip(found, lines, strict=True), 2):
        cycles = _cycles(line, other)
        own.append(cycles)
        others.append(cycles)
    return sorted(map(sorted, found))


def _cycles(line: Sequence[str], other: Sequence[str]) -> int:
    """Count the cycles of each length in a permutation, as the octal digits of a number."""
    below = dict(zip(line, other, strict=True))
    cycles = 0
    while below:
        first, digit = below.popitem()
        length = 1
        while digit != first:
            digit = below.pop(digit)
            length += 1
        cycles += 8**length
    return cycles
