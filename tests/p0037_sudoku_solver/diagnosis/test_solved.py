"""A call that is made after a success is named, with the line that makes it."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import load_cases
from harness.records import Failure
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.harness.tapes import recorded_here
from tests.support import sudoku

SEARCH = """
class Solution:
    def solveSudoku(self, board):
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]

        def fitting(r, c):
            box = {{board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}}
            return [d for d in "123456789" if d not in {{*board[r], *box, *(x[c] for x in board)}}]

        def attempt(k, d):
            r, c = blanks[k]
            board[r][c] = d
            if solve(k + 1):
                return True
            board[r][c] = "."
            return False

        def solve(k):
            if k == len(blanks):
                return True
            r, c = blanks[k]
            {loop}

        {call}
"""


def told(loop, call="solve(0)"):
    """Return the words on a search that goes on from a cell in this way."""
    source = SEARCH.format(loop=loop, call=call)
    [case] = load_cases(sudoku(), part="Single candidates")
    run = recorded_here(source, sudoku().arguments(case), 5000, 30_000)
    one = Failure(sudoku().arguments(case), run, run.trace, source, complete=True, calls=run.calls)
    mistake = diagnose([one])
    assert mistake.cause == Cause.SUCCESS_NOT_PASSED_ON
    return mistake.text


@parametrize_cases(
    Case(
        "a list of all answers",
        loop="return any([attempt(k, d) for d in fitting(r, c)])",
        words="A list makes all its calls",
    ),
    Case(
        "an operator that looks at both",
        loop="ok = False\n            for d in fitting(r, c): ok |= attempt(k, d)\n"
        "            return ok",
        words="Stop there at the first call that succeeds.",
    ),
)
def test_the_line_that_calls_on_after_a_success_is_named(loop, words):
    text = told(loop)
    assert "called `attempt` again, though a call there had returned True" in text
    assert words in text


def test_a_generator_that_goes_on_is_not_called_again():
    loop = """
            for d in fitting(r, c):
                board[r][c] = d
                if k + 1 == len(blanks):
                    yield True
                for answer in solve(k + 1):
                    yield answer
                board[r][c] = "."
"""
    assert "again" not in told(loop, call="for _ in solve(0): pass")


def test_a_success_that_is_not_passed_on_is_not_a_call_that_is_made_again():
    loop = "for d in fitting(r, c): attempt(k, d)\n            return False"
    assert "again" not in told(loop)
