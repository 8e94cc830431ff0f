"""A function of two cells that is wrong about one kind of unit is named with two cells."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.p0037_sudoku_solver.diagnosis.failures import failure_of
from tests.support import sample_cases

pytestmark = pytest.mark.slow

BY_INDEX = """
class Solution:
    def solveSudoku(self, board):
        def related(i, j):
            return {says}
        self.peers = [[j for j in range(81) if related(i, j)] for i in range(36)]
"""
BY_CELL = """
class Solution:
    def solveSudoku(self, board):
        def related(p, q):
            return {says}
        cells = [(r, c) for r in range(9) for c in range(9)]
        self.peers = [[q for q in cells if p != q and related(p, q)] for p in cells[:36]]
"""
BY_NUMBERS = """
class Solution:
    def solveSudoku(self, board):
        def related(a, b, c, d):
            return {says}
        cells = [(r, c) for r in range(9) for c in range(9)]
        self.peers = [[q for q in cells if related(*p, *q)] for p in cells[:36]]
"""
LINES = "i // 9 == j // 9 or i % 9 == j % 9"


def found_in(source, says):
    """Return the mistake that is named where a function of two cells says this."""
    return diagnose([failure_of(source.format(says=says), sample_cases()[2], 100, 3000)])


@parametrize_cases(
    Case(
        "indexes",
        source=BY_INDEX,
        says=f"{LINES} or i // 27 == j // 27 and i % 3 == j % 3",
        kind="box",
        seen="r1c1 and r2c2",
    ),
    Case(
        "cells",
        source=BY_CELL,
        says="p[0] == q[0] or p[1] == q[1] or p[0] // 3 == q[0] // 3 and p[1] % 3 == q[1] % 3",
        kind="box",
        seen="r1c1 and r2c2",
    ),
    Case(
        "four numbers",
        source=BY_NUMBERS,
        says="a == c or a == d or (a // 3, b // 3) == (c // 3, d // 3)",
        kind="column",
        seen="r1c2 and r4c2",
    ),
)
def test_a_function_of_two_cells_is_named_with_two_that_it_is_wrong_about(source, says, kind, seen):
    mistake = found_in(source, says)
    said = f"`related` (line 4) is wrong about the {kind}: it said False for {seen}, which share a"
    assert mistake.text.startswith(said)
    assert mistake.line == 4


@parametrize_cases(
    Case("all three", says=f"{LINES} or i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3"),
    Case("lines alone, as the box may be looked at elsewhere", says=LINES),
    Case("the box alone", says="i // 27 == j // 27 and i % 9 // 3 == j % 9 // 3"),
    Case("an order", says="i < j"),
)
def test_a_function_that_is_right_about_what_it_looks_at_is_not_named(says):
    assert found_in(BY_INDEX, says).cause == Cause.NEVER_WRITTEN
