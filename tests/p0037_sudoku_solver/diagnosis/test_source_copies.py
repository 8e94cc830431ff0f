"""A copy of the board that is made once is not confused with notes, rows or coordinates."""

import pytest

from harness.why.program import Program
from p0037_sudoku_solver.diagnosis.source_copies import copy_made_once


def copied(made, used="d in x[c]", name="x"):
    """Return the copy that is found in a method that makes something of its board."""
    source = f"""
class Solution:
    def solveSudoku(self, board):
        {name} = {made}
        def fits(r, c, d):
            return {used}
        def fill():
            board[0][0] = "1"
        fill()
"""
    return copy_made_once(Program(source), "solveSudoku")


@pytest.mark.parametrize(
    "made",
    [
        "list(zip(*board))",
        "tuple(zip(*board))",
        "[list(column) for column in zip(*board)]",
        "[[board[r][c] for r in range(9)] for c in range(9)]",
        "[''.join(row) for row in board]",
    ],
)
def test_a_copy_that_is_made_once_is_found(made):
    assert copied(made) == ("x", 4)
    assert copied(made, "d in self.x[c]", "self.x") == ("self.x", 4)


@pytest.mark.parametrize(
    ("made", "used"),
    [
        ("[row for row in board]", "d in x[c]"),
        ("[(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']", "d in x[c]"),
        ("[list(column) for column in zip(*board)]", "x[c].append(d) or d in x[c]"),
        (
            "[list(column) for column in zip(*board)]",
            "d in x[c]\n        y = x[0]\n        y[0] = 1",
        ),
        ("[list(column) for column in zip(*board)]", "d in x[c]\n        x[c][r] = d"),
        ("list(zip(*boxes))", "d in x[c]"),
        ("list(zip(*board))", "d in board[r]"),
        ("list(zip(*board))", "d in x[c]\n        x = list(zip(*board))"),
        ("list(zip(*board))", "d in x[c]\n        x[0] = board[0]"),
        ("list(zip(*board))", "d in x[c]\n        for k in range(9): x = list(zip(*board))"),
    ],
)
def test_what_may_follow_the_board_or_is_not_looked_at_is_not_called_old(made, used):
    assert copied(made, used) is None
