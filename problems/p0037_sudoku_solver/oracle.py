"""The oracle, which the judge trusts: all solutions of a board, by exhaustive search.

The search fills a blank that has the fewest candidates. If all blanks have several, it looks for a
digit with only one place left in a unit. So it seldom guesses, also on the hardest boards.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

from .board import CELLS, DIGITS, UNITS, Board, Cell, at, blanks_of

BITS = {digit: 1 << number for number, digit in enumerate(DIGITS)}
ALL = sum(BITS.values())
NUMBERS = {cell: [n for n, unit in enumerate(UNITS.values()) if cell in unit] for cell in CELLS}
"""The numbers of the row, the column and the box of each cell, in the order of `UNITS`."""


def solutions(board: Board) -> Iterator[Board]:
    """Yield every solution of a board once, each as soon as it is found, as a new board.

    The board (nine lists of nine, '1'-'9' or '.') is not changed. With givens that clash there is
    no solution. The solution of a valid full board is a copy of it.
    """
    blanks, used = blanks_of(board), [0] * len(UNITS)
    for cell in CELLS:
        if cell not in blanks:
            bit = BITS[at(board, cell)]
            for number in NUMBERS[cell]:
                if used[number] & bit:
                    return
                used[number] |= bit
    yield from _search([list(row) for row in board], used, blanks)


def count_solutions(board: Board, limit: int) -> int:
    """Return the number of solutions of a board, at most `limit`; 2 suffices for uniqueness."""
    return sum(1 for _ in islice(solutions(board), limit))


def _search(board: Board, used: list[int], blanks: Sequence[Cell]) -> Iterator[Board]:
    """Yield the solutions of a board, which is changed in between.

    `used` has the digits of each unit as bits.
    """
    if not blanks:
        yield [list(row) for row in board]
        return
    cell, choices = _choose(used, blanks)
    (row, column), rest = cell, [blank for blank in blanks if blank != cell]
    for digit, bit in BITS.items():
        if choices & bit:
            board[row][column] = digit
            for number in NUMBERS[cell]:
                used[number] ^= bit
            yield from _search(board, used, rest)
            for number in NUMBERS[cell]:
                used[number] ^= bit


def _choose(used: Sequence[int], blanks: Sequence[Cell]) -> tuple[Cell, int]:
    """Return a blank and its candidates as bits: the fewest, or the only place of one digit."""
    free = dict.fromkeys(CELLS, 0)
    for blank in blanks:
        row, column, box = NUMBERS[blank]
        free[blank] = ALL & ~(used[row] | used[column] | used[box])
    cell = min(blanks, key=lambda blank: free[blank].bit_count())
    for unit in UNITS.values() if free[cell].bit_count() > 1 else ():
        once = twice = 0
        for place in unit:
            twice |= once & free[place]
            once |= free[place]
        if single := once & ~twice:
            bit = single & -single
            return next((place, bit) for place in unit if free[place] & bit)
    return cell, free[cell]
