"""Tests of naming a mistake in the notes of a search by what it decides."""

from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from tests.p0037_sudoku_solver.diagnosis.failures import failures_of
from tests.support import submission

RIGHT = "(('row', r, d), ('col', c, d), ('box', r // 3, c // 3, d))"
TURNED = RIGHT.replace("r // 3, c // 3", "c // 3, r // 3")


def named(noted, asked):
    """Return the mistake that is named for a search that notes givens and asks in these ways."""
    source = submission("wrong_answer/keys_of_rows_and_columns_alike.py")
    given = f"(lambda r, c, d: {{*{noted}}})(r, c, board[r][c])"
    source = source.replace("self.keys(r, c, board[r][c])", given)
    return diagnose(failures_of(source.replace("self.keys(r, c, d)", f"{{*{asked}}}")))


def test_different_box_number_for_givens_is_named():
    mistake = named(TURNED, RIGHT)
    assert mistake.cause == Cause.BOX_FORMULA
    assert mistake.text.startswith("the box formula is wrong: ")


@parametrize_cases(
    Case("rows and columns", keys="((r, d), (c, d), (r // 3, c // 3, d))", words="row and column"),
    Case(
        "columns and boxes",
        keys="((r, 0, d), (c, d), (r // 3 * 3 + c // 3, d))",
        words="column and box",
    ),
    Case("all", keys="((r, d), (c, d), (r // 3 * 3 + c // 3, d))", words="row, column and box"),
)
def test_notes_that_two_kinds_of_unit_share_are_named(keys, words):
    mistake = named(keys, keys)
    assert mistake.cause == Cause.NOTES_OF_ANOTHER_UNIT
    assert mistake.text.startswith(f"{words} of the same number share one set")
