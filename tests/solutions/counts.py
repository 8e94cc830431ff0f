"""Counts what approaches write to the board: placements and undos."""

from harness.cases import TIERS
from harness.which_case import cases_named
from p0037_sudoku_solver.row_by_row import placements
from tests.harness.tapes import recorded_here
from tests.support import APPROACHES, sudoku

PROBLEM = sudoku()
BOARDS = {
    "LeetCode's example": "LeetCode's example",
    "Inkala 2010": "Inkala 2010",
    "three candidates everywhere": "Three candidates everywhere",
}
"""Headings of the table, and the cases of the bank that they stand for."""
ANSWER_ONLY = ("constraint_propagation", "algorithm_x", "bitboard")
"""These write the answer when they have it: what they tried cannot be seen on the board."""


def case_board(name):
    [case] = cases_named(PROBLEM, name, TIERS)
    return PROBLEM.arguments(case)[0]


def source(name):
    return (APPROACHES / f"{name}.py").read_text(encoding="utf-8")


def solution_of(text):
    names = {"List": list}
    exec(text, names)  # noqa: S102
    return names["Solution"]


def counted(name, case):
    return trace_on(source(name), case)


def trace_on(text, case):
    """The trace of a text of a solution on a case or a board."""
    board = case_board(case) if isinstance(case, str) else case
    return recorded_here(text, [board], 0, 0).recorded.trace


def by_rows(case, *, whole=False):
    """The placements of the plain search on a case or a board, or in the whole of its tree."""
    board = case_board(case) if isinstance(case, str) else case
    return placements(board, 10**9, whole=whole)


def row_of(name):
    cells = []
    for case in BOARDS.values():
        trace = counted(name, case)
        told = f"{trace.placements:,} / {trace.undos:,}"
        cells.append("answer only" if name in ANSWER_ONLY else told)
    return f"| {' | '.join([f'`{name}`', *cells])} |"
