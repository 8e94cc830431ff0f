"""Tests of drawing boards and the signs of wrong cells."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.drawing import ODD, SIGNS
from p0037_sudoku_solver.draw import draw_answer, draw_units
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED, drawn


def answered(first_row):
    return plain_text(draw_answer(PUZZLE, [list(first_row), *SOLVED[1:]], SOLVED)).splitlines()


def test_board_is_drawn_in_13_lines_of_25_columns():
    assert [len(line) for line in drawn(PUZZLE).splitlines()] == [25] * 13


def test_input_output_and_expected_board_fit_into_80_columns():
    assert max(map(len, answered("534678912"))) <= 80


@parametrize_cases(
    Case("missing", row="53.678912", drawn="| 5 3 .?| 6 7 8 | 9 1 2 |", says="? still blank"),
    Case("wrong", row="532678914", drawn="| 5 3 2!| 6 7 8 | 9 1 4!|", says="! wrong"),
    Case("changed", row="934678912", drawn="| 9#3 4 | 6 7 8 |", says="# a given, overwritten"),
    Case("clash", row="533678912", drawn="| 5 3=3!| 6 7 8 |", says="= a given, repeated in"),
)
def test_wrong_cell_has_a_sign_that_the_last_line_explains(row, drawn, says):
    lines = answered(row)
    assert lines[2].split("  ")[1].startswith(drawn)
    assert says in lines[-1]


def test_units_of_the_wrong_cell_are_drawn_after_a_clash():
    lines = plain_text(draw_units(PUZZLE, [list("534674912"), *SOLVED[1:]], SOLVED)).splitlines()
    assert [line[:8] for line in lines[:3]] == ["row 1   ", "column 6", "box 2   "]
    assert lines[-1] == "The solution has 8 in r1c6; now 8 fits there."


def test_verb_agrees_with_the_number_of_digits():
    answer = [list("53.6.8912"), *PUZZLE[1:]]
    *_, last = plain_text(draw_units(PUZZLE, answer, SOLVED)).splitlines()
    assert last == "The solution has 7 in r1c5; now 4, 7 fit there."


def test_signs_of_cells_are_unique():
    assert len({*SIGNS.values(), ODD}) == len(SIGNS) + 1


def test_longer_value_has_a_sign_that_is_explained():
    lines = answered(["5", "3", "12", *"678912"])
    assert lines[2].split("  ")[1].startswith("| 5 3 *!|")
    assert lines[-1].endswith("* not one character")
    assert ODD not in answered("532678914")[-1]


def test_answer_of_any_shape_can_be_drawn():
    """An answer that is not nine lists of nine is left out, and the expected board is shown."""
    odd = [[{"type": "x", "text": "y"}, *SOLVED[0][1:]], *SOLVED[1:]]
    for answer in (None, 5, [], [[]], SOLVED[:8], odd):
        assert "5 3 4" in plain_text(draw_answer(PUZZLE, answer, SOLVED))
