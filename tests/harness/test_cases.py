"""Tests of finding cases by name."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.errors import KataError
from harness.which_case import cases_named
from tests.support import sudoku

BOARD = "39-minute board"


@parametrize_cases(
    Case("without its hyphen", part="half turn symmetry", names=["Half-turn symmetry"]),
    Case("with capitals", part="EXAMP", names=["LeetCode's example"]),
    Case("of several cases", part="39-minute", names=[BOARD, f"{BOARD}, rearranged"]),
    Case("the whole, which is a part of others", part=BOARD.upper(), names=[BOARD]),
)
def test_case_is_found_by_part_of_its_name(part, names):
    tiers = "sample", "interview", "stress"
    assert [case.name for case in cases_named(sudoku(), part, tiers)] == names


def test_error_for_an_unknown_case_lists_the_nearest_names():
    unknown = (
        r"no sample case is called 'Leetcodes'; the nearest of \d+ names are LeetCode's example"
    )
    with pytest.raises(KataError, match=unknown):
        cases_named(sudoku(), "Leetcodes", ("sample",))
