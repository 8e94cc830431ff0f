"""A search that never backtracks is not confused with one that clears the wrong cell."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import load_cases
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.p0037_sudoku_solver.diagnosis.failures import failure_of
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
                        if {counts} and (best is None or len(found) < len(best[2])):
                            best = r, c, found
            if {solved}:
                return True
            r, c, found = best
            for d in found:
                board[r][c] = d
                if {deeper}:
                    return True
                board[r][c] = "."
            return {last}

        solve()
"""
RIGHT = {"counts": "True", "solved": "best is None", "deeper": "solve()", "last": "False"}


def mistake_in(source):
    """Return the mistake in a program, as one case shows it."""
    [case] = load_cases(sudoku(), part="Many wrong guesses")
    return diagnose([failure_of(source, case, calls=30_000)])


@pytest.mark.slow
@parametrize_cases(
    Case("skips the blank", ways={"counts": "found"}),
    Case("takes it for the end", ways={"solved": "not best or not best[2]"}),
    Case("never gives up", ways={"last": "True"}),
    Case("may answer by itself", ways={"counts": "found", "deeper": "best is None or solve()"}),
)
def test_the_call_is_named_that_takes_a_dead_end_for_the_end_and(ways):
    mistake = mistake_in(SEARCH.format(**RIGHT | ways))
    assert mistake.cause == Cause.NEVER_BACKTRACKS
    assert mistake.text.startswith("`solve` (line 9) returned True when no digit fitted at r")
    assert "so that line 24 never undoes a digit" in mistake.text


KEPT_ON_SELF = """
class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.solve()

    def put(self, r, c, d):
        self.board[r][c] = d

    def find(self):
        cells = [(r, c) for r in range(9) for c in range(9) if self.board[r][c] == "."]
        self.spot = cells[0] if cells else None
        return self.spot

    def fits(self, r, c, d):
        rows = [self.board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
        return d not in self.board[r] + [row[c] for row in self.board] + rows

    def solve(self):
        if not self.find():
            return True
        r, c = self.spot
        for d in "123456789":
            if self.fits(r, c, d):
                self.put(r, c, d)
                if self.solve():
                    return True
                x, y = self.spot
                {undo}
        return False
"""


@pytest.mark.slow
@parametrize_cases(
    Case("by a helper", undo="self.put(x, y, '.')", by="line 29, by `put`,"),
    Case("by a helper and a name", undo="b = '.'; self.put(x, y, b)", by="line 29, by `put`,"),
    Case("by a method", undo="self.board[x].__setitem__(y, '.')", by="line 29"),
)
def test_an_undo_of_the_wrong_cell_is_seen_however_it_is_written(undo, by):
    mistake = mistake_in(KEPT_ON_SELF.format(undo=undo))
    assert mistake.cause == Cause.WRONG_CELL_UNDONE
    assert f"clears the wrong cell: {by} blanks r" in mistake.text
    assert mistake.line == 29


@pytest.mark.slow
def test_an_undo_that_is_not_seen_is_not_said_to_be_out_of_reach():
    """A slice that is given what it holds leaves no trace."""
    mistake = mistake_in(KEPT_ON_SELF.format(undo="self.board[x][y : y + 1] = '.'"))
    assert mistake.cause == Cause.NEVER_BACKTRACKS
    assert "reached" not in mistake.text


@pytest.mark.slow
def test_where_no_undo_is_found_the_sentence_speaks_of_the_writes_not_of_the_source():
    never = KEPT_ON_SELF.format(undo="if self.spot is None: self.put(r, c, '.')")
    assert "no cell becomes blank again" in mistake_in(never).text
