"""Tests of finding the first wrong write of a search."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.solution_files import find_approaches
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.faults import first_fault
from tests.harness.tapes import example, trace_here
from tests.support import EXAMPLE, submission, sudoku


@parametrize_cases(
    Case(
        "columns that are not compared",
        name="columns_not_checked",
        cause=Cause.UNIT_NOT_COMPARED,
        says="r1c8=8 repeats the 8 of r7c8 in column 8",
    ),
    Case(
        "a check that refuses too much",
        name="diagonals_too",
        cause=Cause.TURNED_BACK,
        says="r2c2 is given up, though 2 fits there and was not tried",
    ),
    Case(
        "a digit that is never tried",
        name="break_where_a_digit_does_not_fit",
        cause=Cause.DIGIT_LOOP_ENDS_EARLY,
        says="it undoes r1c3, though r1c4 could still take 2 or 6",
    ),
    Case(
        "a search that never goes back",
        name="always_returns_true",
        cause=Cause.NEVER_BACKTRACKS,
        says="r1c9 takes no digit, but this is the last write: nothing is undone",
    ),
    Case(
        "a digit that was tried on an earlier path",
        name="column_bits_erased",
        cause=Cause.NOTES_CLEARED,
        says="r2c7 is given up, though 3 fits there and was not tried",
    ),
    Case("nothing written", name="board_rebound", cause=Cause.BOARD_REBOUND, says=None),
)
def test_mistake_is_shown_at_the_first_wrong_write(name, cause, says):
    fault = first_fault(trace_here(submission(f"wrong_answer/{name}.py"), EXAMPLE), cause)
    assert (fault and fault.text) == says


@pytest.mark.slow
def test_right_search_has_no_wrong_write():
    for path in find_approaches(sudoku()):
        trace, _ = example(path.stem)
        for cause in ("", Cause.TURNED_BACK, Cause.UNDO_MISSING):
            assert first_fault(trace, cause) is None, path.name
