"""`kata solve` shows the only solution, or says why there is not exactly one."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from p0037_sudoku_solver.board import parse_board
from p0037_sudoku_solver.solve import FORMATS, solve_board
from tests.p0037_sudoku_solver.drawings import text_of

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
ONE = SOLVED.replace("5", ".")
TWO = "53.6..9.2...1.53.8..8...5.78....1.2..2...3.9..1.92.8..96.5..2.42874.....3.52....."


@parametrize_cases(*(Case(form, form=form) for form in FORMATS))
def test_an_only_solution_is_shown_without_a_word(form):
    reason, shown = solve_board(parse_board(ONE), form)
    assert reason == ""
    assert parse_board(text_of(shown)) == parse_board(SOLVED)


def test_of_two_drawn_solutions_each_cell_in_which_they_differ_has_a_sign():
    reason, shown = solve_board(parse_board(TWO), "drawn")
    number = int(reason.split("differ in ")[1].split()[0])
    assert reason.endswith("cells (~):")
    assert text_of(shown).count("~") == 2 * number > 0


def test_two_solutions_in_another_format_have_no_signs_and_the_reason_names_none():
    reason, shown = solve_board(parse_board(TWO), "line")
    assert reason.endswith("cells:")
    assert [len(line) for line in text_of(shown).splitlines()] == [81, 81]


@parametrize_cases(
    Case("givens that clash", board="55" + ONE[2:], reason="row 1 has more than one 5, in r1c1"),
    Case("no clash", board="12345678.........9" + "." * 63, reason="though no two givens clash"),
)
def test_a_board_without_a_solution_is_shown_with_the_reason(board, reason):
    said, shown = solve_board(parse_board(board), "drawn")
    assert reason in said
    assert parse_board(text_of(shown)) == parse_board(board)


def test_an_unknown_format_is_refused_with_those_that_exist():
    with pytest.raises(ValueError, match="unknown format 'xml'; expected one of drawn, json"):
        solve_board(parse_board(ONE), "xml")
