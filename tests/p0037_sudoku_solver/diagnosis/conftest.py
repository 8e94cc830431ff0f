"""The board of most tests here."""

import pytest

from tests.support import EXAMPLE, sample_cases, sudoku


@pytest.fixture
def puzzle():
    """LeetCode's example, whose first blanks are r1c3, r1c4 and r1c6."""
    [case] = [case for case in sample_cases() if case.name == EXAMPLE]
    return sudoku().arguments(case)[0]
