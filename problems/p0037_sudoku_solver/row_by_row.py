"""The number of placements of a row-by-row search, by which boards are sorted into tiers.

The search takes the blanks in reading order, tries the digits from 1 to 9, places a digit that no
peer holds, undoes it when the deeper call fails, and stops at the first solution. Unlike seconds,
the count is the same on every machine.
"""

from .board import CELLS, Board

BITS = [1 << number for number in range(9)]  # the digits from 1 to 9
FREE = [[bit for bit in BITS if not used & bit] for used in range(512)]
"""The bits of the unused digits, by the mask of the used digits."""


def placements(board: Board, limit: int) -> int:
    """Return the number of placements of the search, undone or not, but at most `limit`.

    A limit of N + 1 tells whether a board needs more than N placements. On a board without a
    solution, the whole search counts. Givens are not compared with one another.
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
        in_row, in_column, in_box = used[row], used[column], used[box]
        for digit in FREE[in_row | in_column | in_box]:
            if placed >= limit:
                break
            placed += 1
            used[row], used[column], used[box] = in_row | digit, in_column | digit, in_box | digit
            if search(depth + 1):
                return True
        used[row], used[column], used[box] = in_row, in_column, in_box
        return False

    search(0)
    return placed
