"""The orders in which a plain search may visit a board: by rows or columns, from any corner."""

from collections.abc import Iterator

from p0037_sudoku_solver.board import DIGITS, Board

FALLING = dict(zip(DIGITS, reversed(DIGITS), strict=True)) | {".": "."}


def orientations(board: Board) -> dict[str, Board]:
    """Return the board's eight orientations, named by where a row-by-row search of each begins.

    "columns from the top right" is the orientation on which rows in order, from left to right, are
    the columns of the board itself, from its top right corner.
    """
    corners = {
        "top left": board,
        "top right": [row[::-1] for row in board],
        "bottom left": board[::-1],
        "bottom right": [row[::-1] for row in board[::-1]],
    }
    by_rows = {f"rows from the {corner}": turned for corner, turned in corners.items()}
    by_columns = {
        f"columns from the {corner}": [list(column) for column in zip(*turned, strict=True)]
        for corner, turned in corners.items()
    }
    return by_rows | by_columns


def plain_orders(board: Board) -> Iterator[tuple[str, Board]]:
    """Yield the 16 orders of a plain search, each with the variant that puts the board in it.

    A row-by-row search with rising digits does on that variant what a search in the named order
    does on the board itself, so one search can measure all of them.
    """
    for order, turned in orientations(board).items():
        yield f"{order}, digits rising", turned
        yield f"{order}, digits falling", [[FALLING[cell] for cell in row] for row in turned]
