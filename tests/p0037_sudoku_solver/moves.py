"""Moves that turn a board into a variant of it, written apart from the code that they test.

Each takes a board and `order`, a permutation of 0, 1 and 2.
"""


def renamed(board, order):
    """Give each digit another name: within its three, and the threes among themselves."""
    names = [str(3 * order[i // 3] + order[i % 3] + 1) for i in range(9)]
    return [[cell if cell == "." else names[int(cell) - 1] for cell in row] for row in board]


def transposed(board, _order):
    """Make rows columns."""
    return [list(column) for column in zip(*board, strict=True)]


def turned(board, _order):
    """Turn the board by a quarter."""
    return [list(row) for row in zip(*reversed(board), strict=True)]


def rows_swapped_within_bands(board, order):
    """Reorder the rows of each band."""
    return [board[row // 3 * 3 + order[row % 3]] for row in range(9)]


def bands_swapped(board, order):
    """Reorder the bands, three rows each."""
    return [board[3 * order[row // 3] + row % 3] for row in range(9)]


def stacks_swapped(board, order):
    """Reorder the stacks, three columns each."""
    return transposed(bands_swapped(transposed(board, order), order), order)


MOVES = {
    "renaming the digits": renamed,
    "transposing": transposed,
    "turning": turned,
    "swapping rows within their bands": rows_swapped_within_bands,
    "swapping bands": bands_swapped,
    "swapping stacks": stacks_swapped,
}
"""Every symmetry of Sudoku is made of these."""
