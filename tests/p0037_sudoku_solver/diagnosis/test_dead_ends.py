"""A dead end that is taken for the end of the search is named with the call that did so."""

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
        def choices(r, c):
            box = {{board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}}
            seen = set(board[r]) | {{row[c] for row in board}} | box
            return [d for d in "123456789" if d not in seen]

        def solve():
            best = None
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
                        found = choices(r, c)
                        if {skipped} and (best is None or len(found) < len(best[2])):
                            best = r, c, found
            if {solved}:
                return True
            r, c, found = best
            for d in found:
                board[r][c] = d
                if solve():
                    return True
                board[r][c] = "."
            {last}

        solve()
"""


def told(skipped="True", solved="best is None", last="return False"):
    """Return the words on a search that skips blanks, sees its end and gives up in these ways."""
    source = SEARCH.format(skipped=skipped, solved=solved, last=last)
    [case] = load_cases(sudoku(), part="Many wrong guesses")
    run = recorded_here(source, sudoku().arguments(case), 5000, 30_000)
    one = Failure(sudoku().arguments(case), run, run.trace, source, complete=True, calls=run.calls)
    mistake = diagnose([one])
    assert mistake.cause == Cause.NEVER_BACKTRACKS
    return mistake.text


@parametrize_cases(
    Case("a blank that is skipped", ways={"skipped": "found"}, line=18),
    Case("a test that takes it for the end", ways={"solved": "not best or not best[2]"}, line=18),
    Case("no way to give up", ways={"last": "return True"}, line=0),
)
def test_the_call_that_took_a_dead_end_for_the_end_is_named(ways, line):
    text = told(**ways)
    where = f" on line {line}" if line else ""
    assert text.startswith(f"`solve` (line 9) returned True{where} when no digit fitted at r")
    assert "so that line 24 never undoes a digit" in text
    remedy = "such a blank is not passed over" if line else "When no digit fits, return False."
    assert remedy in text
