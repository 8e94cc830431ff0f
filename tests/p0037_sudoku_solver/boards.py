"""Boards, their plain orders and a plain way to count their solutions; failed cases."""

from collections.abc import Iterator
from math import isqrt

from harness.cases import JUDGED
from harness.console import plain_text
from harness.mistake import Failure
from harness.run import STOPPED
from harness.which_case import cases_named
from p0037_sudoku_solver.board import DIGITS, Board, parse_board
from p0037_sudoku_solver.draw import draw_board
from tests.harness.tapes import recorded_here
from tests.support import sudoku

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = parse_board(LINE)
SOLVED = parse_board(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)


def board_of(case):
    return parse_board(case.input["board"])


def drawn(board):
    return plain_text(draw_board(board, board, {}))


BOARDS = "Single candidates", "LeetCode's example", "Many wrong guesses"


def failure_of(source, case, writes=5000, calls=0, record=recorded_here, **known):
    """Return what is known of a failed case: up to so many writes and calls, and other fields."""
    before = sudoku().arguments(case)
    run = record(source, sudoku().arguments(case), writes, calls)
    fields = {
        "complete": run.ending not in STOPPED,
        "tree": run.recorded.tree,
        "name": case.name,
    } | known
    return Failure(before, run, run.recorded.trace, source, **fields)


def failures_of(source, *known):
    """Return failures of a text on boards on which a search places and takes back enough digits."""
    cases = [case for part in BOARDS for case in cases_named(sudoku(), part, JUDGED)]
    return [failure_of(source, case, *known) for case in cases]


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


def count(board: list[list[str]], limit: int, symbols: str = "123456789") -> int:
    """Count the solutions of a board up to a limit: nine rows, or another square number of them.

    It shares nothing with the oracle: no tables, no bits, no propagation.
    """
    side = isqrt(len(board))
    rows, cols, boxes = ([set(symbols[: len(board)]) for _ in board] for _ in range(3))
    blanks = []
    for r, row in enumerate(board):
        for c, digit in enumerate(row):
            units = rows[r], cols[c], boxes[r // side * side + c // side]
            if digit == ".":
                blanks.append(units)
            elif all(digit in unit for unit in units):
                place(digit, units)
            else:
                return 0  # two givens clash
    return count_rest(blanks, limit)


def place(digit, units):
    for unit in units:
        unit.remove(digit)


def count_rest(blanks, limit):
    """Count the ways to fill the blanks. Each blank is given by the sets of its three units."""
    if limit <= 0:
        return 0
    if not blanks:
        return 1
    units = min(blanks, key=lambda blank: len(set.intersection(*blank)))
    others = [blank for blank in blanks if blank is not units]
    found = 0
    for digit in sorted(set.intersection(*units)):
        place(digit, units)
        found += count_rest(others, limit - found)
        for unit in units:
            unit.add(digit)
    return found
