"""The sentence on a run that does not get past one cell says what it writes there."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.run import Ending, RaisedException
from harness.why.causes import GeneralCause
from harness.why.mistake import words_of
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


@parametrize_cases(
    Case("the same digit again", loop="board[r][c] = '.'; board[r][c] = '8'", words="the same 8"),
    Case("one digit", loop="board[r][c] = '8'", words="line 6 writes 8 to r"),
    Case(
        "several digits",
        loop="for d in '123': board[r][c] = d",
        words="When every digit was tried there, go back",
    ),
    Case("nothing but blanks", loop="board[r][c] = '.'", words="writes a blank to r"),
)
def test_endless_loop_is_described_by_what_it_writes(loop, words):
    failure = failure_of(BODY.format(loop=loop), sample_cases()[1], 2000, complete=False)
    mistake = diagnose([failure])
    assert mistake.cause == GeneralCause.ENDLESS_LOOP
    assert words in words_of(mistake)


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
