"""The diagnosis names expressions that never do what they are written for, and no others."""

import ast

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.diagnosis.source_in_vain import first_in_vain


@parametrize_cases(
    Case("a string", source="cand[q].replace(d, '')", words="`replace` does not change `cand[q]`"),
    Case(
        "a set", source="if x:\n    used.union(y)", words="Line 2: `union` does not change `used`"
    ),
    Case("a comparison", source="board[r][c] == d", words="`board[r][c] == d` compares"),
    Case(
        "a tuple", source="if (a // 3, b) is (c // 3, d): pass", words="`(c // 3, d)` makes a new"
    ),
    Case("a list", source="ok = row is []", words="`[]` makes a new one"),
    Case("a chain", source="if d in row == False: pass", words="Put `d in row` in parentheses"),
    Case(
        "the first of several",
        source="if d in rows == False and d in columns == False: pass",
        words="`d in rows == False` also compares `rows` with False",
    ),
)
def test_what_cannot_do_what_it_is_written_for_is_told(source, words):
    assert words in first_in_vain(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "cand[q] = cand[q].replace(d, '')",
        "used.update(y)",
        "board.replace(1, 2)\ndef replace(self, a, b): pass",  # a method of the learner's own
        "if x is None or x is (): pass",
        "if (d in row) == False: pass",
        "if 0 <= r < 9 == True or a == b == c: pass",
    ],
)
def test_what_may_do_so_is_not(source):
    assert first_in_vain(ast.parse(source)) == ""
