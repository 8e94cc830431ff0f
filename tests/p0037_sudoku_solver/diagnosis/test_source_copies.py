"""Columns that are made once are told from those that are made anew."""

import ast

import pytest

from p0037_sudoku_solver.diagnosis.source_copies import columns_made_once


def columns(made, used="d in x[c]", name="x"):
    """Return the columns that are found in a method that makes something of its board."""
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
    return columns_made_once(ast.parse(source), "solveSudoku")


@pytest.mark.parametrize("made", ["list(zip(*board))", "tuple(zip(*board))"])
def test_columns_that_are_made_once_are_found(made):
    assert columns(made) == ("x", 4)
    assert columns(made, "d in self.x[c]", "self.x") == ("self.x", 4)


@pytest.mark.parametrize(
    ("made", "used"),
    [
        ("[list(column) for column in zip(*board)]", "d in x[c]"),  # which may be changed
        ("list(zip(*boxes))", "d in x[c]"),
        ("list(zip(*board))", "d in board[r]"),
        ("list(zip(*board))", "d in x[c]\n        x = list(zip(*board))"),
        ("list(zip(*board))", "d in x[c]\n        x[0] = board[0]"),
        ("list(zip(*board))", "d in x[c]\n        for k in range(9): x = list(zip(*board))"),
    ],
)
def test_what_may_follow_the_board_or_is_not_looked_at_is_not_called_old(made, used):
    assert columns(made, used) is None
