"""A copy of the board that is made once is not confused with notes, rows or coordinates."""

import ast

import pytest

from p0037_sudoku_solver.diagnosis.source_copies import copies_made_once

NOTE = "        def note(n): n[0][0] = '1'"
"""A helper that writes into what it is given."""


def names(made, used="d in x[c]", name="x"):
    """Return the copies that are found in a method that makes something of its board."""
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
    return [(one.name, one.line) for one in copies_made_once(ast.parse(source), "solveSudoku")]


@pytest.mark.parametrize(
    "made",
    [
        "list(zip(*board))",
        "[list(column) for column in zip(*board)]",
        "[[board[r][c] for r in range(9)] for c in range(9)]",
        "[[row[c] for row in board] for c in range(9)]",
        "[row[:] for row in board]",
        "[row.copy() for row in board]",
        "copy.deepcopy(board)",
        "[d for row in board for d in row]",
        "[''.join(row) for row in board]",
        "list(map(list, zip(*board)))",
        "[''.join(board[r][c] for r in range(9)) for c in range(9)]",
        "tuple(tuple(row[c] for row in board) for c in range(9))",
    ],
)
def test_digits_that_are_copied_once_are_found_in_any_style(made):
    assert names(made) == [("x", 4)]
    assert names(made, "d in self.x[c]", "self.x") == [("self.x", 4)]


@pytest.mark.parametrize(
    ("made", "used"),
    [
        ("[row for row in board]", "d in x[c]"),
        ("[set(row) for row in board]", "d in x[c]"),
        ("[(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']", "d in x[c]"),
        ("len(board)", "d in x[c]"),
        ("list(zip(*board))", "d in board[r]"),
        ("[list(column) for column in zip(*board)]", "x[c].append(d) or d in x[c]"),
        (
            "[list(column) for column in zip(*board)]",
            "d in x[c]\n        y = x[0]\n        y[0] = 1",
        ),
        ("[list(column) for column in zip(*board)]", "d in x[c]\n        note(x)\n" + NOTE),
        ("[list(column) for column in zip(*board)]", "d in x[c]\n        note(n=x[0])\n" + NOTE),
        (
            "[list(column) for column in zip(*board)]",
            "d in x[c]\n        for k, y in enumerate(x): y[0] = d",
        ),
        (
            "[list(column) for column in zip(*board)]",
            "d in x[c]\n        y, k = x[0], 1\n        y[0] = d",
        ),
        ("[list(column) for column in zip(*board)]", "x[c].__setitem__(r, d) or d in x[c]"),
    ],
)
def test_what_follows_the_board_or_holds_no_digits_is_not_called_old(made, used):
    assert names(made, used) == []
