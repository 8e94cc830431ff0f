"""Counts what approaches write to the board: placements and undos."""

from harness.cases import TIERS
from harness.which_case import cases_named
from tests.harness.tapes import recorded_here
from tests.support import APPROACHES, sudoku

PROBLEM = sudoku()
BOARDS = "LeetCode's example", "Inkala 2010", "Three candidates everywhere"
"""The cases of the table."""
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
    """The trace of an approach on a case or a board."""
    board = case_board(case) if isinstance(case, str) else case
    return recorded_here(source(name), [board], 0, 0).recorded.trace


def row_of(name):
    cells = []
    for case in BOARDS:
        trace = counted(name, case)
        told = f"{trace.placements:,} / {trace.undos:,}"
        cells.append("answer only" if name in ANSWER_ONLY else told)
    return f"| {' | '.join([f'`{name}`', *cells])} |"
