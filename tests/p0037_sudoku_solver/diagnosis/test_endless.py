"""The sentence on a run that does not get past one cell says what it writes there."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.records import Failure
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.harness.tapes import recorded_here
from tests.support import sample_cases, sudoku

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
def test_a_loop_that_stays_on_one_cell_is_told_by_what_it_writes_there(loop, words):
    source, before = BODY.format(loop=loop), sudoku().arguments(sample_cases()[1])
    run = recorded_here(source, sudoku().arguments(sample_cases()[1]), 2000, 0)
    mistake = diagnose([Failure(before, run, run.trace, source)])
    assert mistake.cause == Cause.ENDLESS_LOOP
    assert words in mistake.text
