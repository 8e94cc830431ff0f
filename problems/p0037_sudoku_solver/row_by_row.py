"""Counts what a plain row-by-row search costs on a board: the measure that sorts boards into tiers.

It is the search every beginner writes: the blanks in reading order, the digits from 1 to 9, a digit
placed when no peer holds it and undone when the search comes back without a solution, an end at the
first solution. The count is the same on every machine, which seconds are not.
"""

from __future__ import annotations

from .board import CELLS, Board

DIGITS = 0b111111111


def placements(board: Board, limit: int) -> int:
    """Count the digits that the search places, the wrong ones included, and stop at the limit.

    To tell whether a board needs more than N, ask with the limit N + 1. On a board without a
    solution it counts the whole search. Givens are not compared with one another.
    """
    used = [0] * 27  # the digits of each unit as bits: nine rows, nine columns, nine boxes
    blanks = []
    for row, column in CELLS:
        units = (row, 9 + column, 18 + row // 3 * 3 + column // 3)
        if board[row][column] == ".":
            blanks.append(units)
        else:
            for unit in units:
                used[unit] |= 1 << int(board[row][column]) - 1
    placed = 0

    def search(depth: int) -> bool:
        nonlocal placed
        if depth == len(blanks):
            return True
        row, column, box = blanks[depth]
        free = DIGITS & ~(used[row] | used[column] | used[box])
        while free and placed < limit:
            digit = free & -free  # the lowest bit: digits from 1 to 9
            free ^= digit
            placed += 1
            used[row] ^= digit
            used[column] ^= digit
            used[box] ^= digit
            if search(depth + 1):
                return True
            used[row] ^= digit
            used[column] ^= digit
            used[box] ^= digit
        return False

    search(0)
    return placed
