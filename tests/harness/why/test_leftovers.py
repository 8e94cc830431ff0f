"""Tests of telling whether a container that a call leaves changed matters."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.problem_folder import load_problem
from tests.support import PROBLEMS, judged

QUEENS = """
class Solution:
    def solveNQueens(self, n):
        boards, {made}

        def search(row):
            if row == n:
                boards.append(["." * col + "Q" + "." * (n - col - 1) for col in queens])
                return
            for col in range(n):
                if all({safe} for r in range(row)):
                    {choose}
                    search(row + 1)

        search(0)
        return boards
"""
OVERWRITTEN = {"made": "queens = [], [0] * n", "choose": "queens[row] = col"}
KEPT = {"made": "queens = [], []", "choose": "queens.append(col)"}


@parametrize_cases(
    Case("no, if it is overwritten before it is read", parts=OVERWRITTEN, named=False),
    Case("yes, if it grows", parts=KEPT, named=True),
)
def test_undo_is_missing_only_if_the_answer_depends_on_it(parts, named):
    problem = load_problem(PROBLEMS / "p0051_n_queens")
    source = QUEENS.format(safe="col - queens[r] not in (0, row - r, row + r)", **parts)
    cases = tuple(load_cases(problem, ("sample",)))
    likely = judged(source, cases, explained=True, problem=problem).verdict.likely
    assert (likely is not None and "is not restored after the call" in likely.text) == named
