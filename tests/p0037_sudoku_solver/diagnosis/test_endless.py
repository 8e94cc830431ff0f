"""A run that does not get past one cell, or stays in a loop, is named."""

from dataclasses import replace

import pytest

from harness.run import Ending, RaisedException
from harness.why.causes import GeneralCause
from p0037_sudoku_solver.diagnosis import diagnose
from tests.p0037_sudoku_solver.diagnosis.failures import failure_of
from tests.support import sample_cases, submission

BODY = """
class Solution:
    def solveSudoku(self, board):
        [(r, c), *_] = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        while True:
            {loop}
"""


@pytest.mark.parametrize(
    "loop",
    ["board[r][c] = '.'; board[r][c] = '8'", "board[r][c] = '8'", "board[r][c] = '.'"],
)
def test_loop_that_stays_on_one_cell_is_named(loop):
    failure = failure_of(BODY.format(loop=loop), sample_cases()[1], 2000, complete=False)
    mistake = diagnose([failure])
    assert mistake.cause == GeneralCause.ENDLESS_LOOP
    assert mistake.text.startswith("line 6 writes to the same cell, r")


@pytest.mark.parametrize("ending", [Ending.TIME, Ending.WALL])
def test_nested_endless_loops_are_both_named(ending):
    source = submission("wrong_answer/digits_go_on_where_they_stopped.py")
    idle = failure_of(BODY.format(loop="break"), sample_cases()[0], 9, complete=False)
    stopped = RaisedException(frames=((20, "solveSudoku"), (30, "fits")))
    run = replace(idle.run, ending=ending, raised=stopped)
    mistake = diagnose([replace(idle, run=run, source=source)])
    assert mistake.cause == GeneralCause.ENDLESS_LOOP
    assert mistake.text.startswith("a `while` on line 16 or 20 did not end: nothing was written.")
    assert mistake.line == 0, "which of them it is is not known"
