"""LeetCode's example with its solution, boards as a terminal shows them, and failed cases."""

from harness.cases import JUDGED
from harness.console import plain_text
from harness.mistake import Failure
from harness.which_case import cases_named
from p0037_sudoku_solver.board import parse_board
from p0037_sudoku_solver.draw import draw_board
from tests.harness.tapes import recorded_here
from tests.support import sudoku

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PUZZLE = parse_board(LINE)
SOLVED = parse_board(
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)


def drawn(board):
    return plain_text(draw_board(board, board, {}))


BOARDS = "Single candidates", "LeetCode's example", "Many wrong guesses"


def failure_of(source, case, writes=5000, calls=0, record=recorded_here, **known):
    """Return what is known of a failed case: up to so many writes and calls, and other fields."""
    before = sudoku().arguments(case)
    run = record(source, sudoku().arguments(case), writes, calls)
    fields = {"complete": True, "tree": run.recorded.tree, "name": case.name} | known
    return Failure(before, run, run.recorded.trace, source, **fields)


def failures_of(source, *known):
    """Return failures of a text on boards on which a search places and takes back enough digits."""
    cases = [case for part in BOARDS for case in cases_named(sudoku(), part, JUDGED)]
    return [failure_of(source, case, *known) for case in cases]
