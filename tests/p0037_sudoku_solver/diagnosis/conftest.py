"""The board of most tests here."""

import copy

import pytest

from tests.p0037_sudoku_solver.boards import PUZZLE


@pytest.fixture
def puzzle():
    """LeetCode's example, whose first blanks are r1c3, r1c4 and r1c6."""
    return copy.deepcopy(PUZZLE)
