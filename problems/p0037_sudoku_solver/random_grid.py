"""Full grids: at random, and told apart whatever guise they come in."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias, TypeVar

from .board import CELLS, DIGITS, UNITS, Board, Cell

Fingerprint: TypeAlias = list[list[list[int]]]
T = TypeVar("T")


def random_grid(rng: Random) -> Board:
    """A full grid: three boxes that share no line at random, the rest by search in random order."""
    grid = [["."] * 9 for _ in range(9)]
    rows, columns, boxes = ([set(DIGITS) for _ in range(9)] for _ in range(3))  # still to place
    units: dict[Cell, tuple[set[str], ...]] = {
        (r, c): (rows[r], columns[c], boxes[r // 3 * 3 + c // 3]) for r, c in CELLS
    }
    for box in ("box 1", "box 5", "box 9"):
        for (row, column), digit in zip(UNITS[box], shuffled(DIGITS, rng), strict=True):
            grid[row][column] = digit
            for unit in units.pop((row, column)):
                unit.remove(digit)

    def fill(blanks: dict[Cell, tuple[set[str], ...]]) -> bool:
        if not blanks:
            return True
        row, column = cell = min(blanks, key=lambda blank: len(set.intersection(*blanks[blank])))
        rest = blanks.copy()
        needing = rest.pop(cell)
        for digit in shuffled(sorted(set.intersection(*needing)), rng):
            grid[row][column] = digit
            for unit in needing:
                unit.remove(digit)
            if fill(rest):
                return True
            for unit in needing:
                unit.add(digit)
        return False

    fill(units)
    return grid


def fingerprint(grid: Board) -> Fingerprint:
    """What no symmetry of Sudoku changes about a full grid.

    Two rows, one above the other, send each digit to another: a permutation. Its cycle lengths stay
    when columns move (the same pairs in another order) or digits get other names. Rows that move
    only change places, which sorting takes back; turning makes them columns, so both are told, in
    sorted order. Grids apart in this are apart in every guise; the opposite need not hold, and a
    grid that looks like an earlier one is dropped unexamined (one or two of 100,000).
    """
    return sorted(_of_lines(lines) for lines in (grid, list(zip(*grid, strict=True))))


def shuffled(items: Sequence[T], rng: Random) -> list[T]:
    """In random order, by Fisher and Yates."""
    shuffled = list(items)
    for last in range(len(shuffled) - 1, 0, -1):
        chosen = int(rng.random() * (last + 1))
        shuffled[last], shuffled[chosen] = shuffled[chosen], shuffled[last]
    return shuffled


def _of_lines(lines: Sequence[Sequence[str]]) -> list[list[int]]:
    kinds = [list[int]() for _ in lines]
    for (own, line), (others, other) in combinations(zip(kinds, lines, strict=True), 2):
        kind = _cycles(line, other)
        own.append(kind)
        others.append(kind)
    return sorted(map(sorted, kinds))


def _cycles(line: Sequence[str], other: Sequence[str]) -> int:
    """How many cycles of each length the permutation has, as the octal digits of a number."""
    below = dict(zip(line, other, strict=True))
    kind = 0
    while below:
        first, digit = below.popitem()
        length = 1
        while digit != first:
            digit = below.pop(digit)
            length += 1
        kind += 8**length
    return kind
