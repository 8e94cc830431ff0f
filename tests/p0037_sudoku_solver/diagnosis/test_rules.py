"""Tests of the order of the rules, and of single rules."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Change, Failure
from harness.run import Ending, Run
from p0037_sudoku_solver.board import CELLS, at
from p0037_sudoku_solver.diagnosis import diagnose, in_any_case
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.diagnosis.decisions import Act
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.repairs import describe_change
from p0037_sudoku_solver.diagnosis.rules.backtracking import (
    cell_passed_by,
    digit_left_standing,
)
from p0037_sudoku_solver.diagnosis.rules.forms import answer_in_another_form
from p0037_sudoku_solver.oracle import solutions
from tests.p0037_sudoku_solver.boards import failure_of
from tests.support import sample_cases, submission, sudoku

IDLE = "class Solution:\n    def solveSudoku(self, board): pass\n"


@pytest.fixture(scope="module")
def cases():
    """Return failed cases of the sample boards, without a write. The first has a single blank."""
    return examine([failure_of(IDLE, case) for case in sample_cases()])


@parametrize_cases(
    Case("a success is missed", new="if go(): return True", cause=Cause.SUCCESS_NOT_PASSED_ON),
    Case("a failure is missed", new="if not go(): return False", cause=Cause.NEVER_BACKTRACKS),
)
def test_adding_a_return_to_a_call_names_the_lost_result(new, cause):
    assert describe_change(Change("passed_on", 1, "go()", new, (), 1)).cause is cause


def test_unrecorded_failure_has_no_diagnosis():
    board = sudoku().arguments(sample_cases()[0])
    assert diagnose([Failure(board, Run(Ending.DIED), None)]) is None


def test_rule_is_applied_to_the_deciding_case_first(cases):
    assert in_any_case(lambda case: case.name)(cases) == cases[0].name
    assert in_any_case(lambda case: "" if case.is_deciding else case.name)(cases) == cases[1].name


def answered(case, fill):
    """Return a case on which each blank was filled by a function of its digit."""
    answer = [list(row) for row in case.solved]
    for row, column in case.blanks:
        answer[row][column] = str(fill(int(answer[row][column])))
    return replace(case, run=Run(Ending.RETURNED, [answer]))


@pytest.mark.parametrize("by", [-1, 1])
def test_digits_off_by_one_are_named_in_both_directions(by, cases):
    mistake = answer_in_another_form(answered(cases[-1], lambda digit: digit + by))
    assert mistake.cause == Cause.DIGITS_OFF_BY_ONE
    one_low = answered(cases[-1], lambda digit: min(digit, 8))
    assert answer_in_another_form(one_low) is None


def test_numbers_are_named_unless_a_given_was_changed_in_a_wrong_answer(cases):
    answer = [[int(digit) for digit in row] for row in cases[-1].solved]
    numbers = replace(cases[-1], run=Run(Ending.RETURNED, [answer]))
    assert answer_in_another_form(numbers).cause == Cause.INT_DIGITS
    row, column = next(cell for cell in CELLS if cell not in numbers.blanks)
    answer[row][column] = answer[row][column] % 9 + 1
    assert answer_in_another_form(numbers) is None


def named(body, numbers):
    source = f"class Solution:\n    def solveSudoku(self, board):\n        {body}\n"
    return diagnose([failure_of(source, sample_cases()[number], 1000) for number in numbers])


@parametrize_cases(
    Case("one order of cells", orders=["cell", "cell"], end="k -= 1", cause=Cause.BLANK_PASSED_BY),
    Case("two orders of cells", orders=["cell", "cell[::-1]"], end="k -= 1", cause=None),
    Case("no way back", orders=["cell", "cell"], end="", cause=None),
)
def test_skipped_blank_is_named_when_boards_share_a_cell_order(orders, end, cause):
    """A single filled cell on the last board shows no order."""
    source = "class Solution:\n    def solveSudoku(self, board):\n"
    source += (
        "        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == '.']\n"
    )
    source += "        for r, c in sorted(blanks, key=lambda cell: {})[{}]: board[r][c] = '1'\n"
    source += f"        k = 1; {end}\n"
    filled = (7, orders[0], ":6"), (6, orders[1], ":6"), (5, "cell", "-1:")
    made = ((sample_cases()[at], source.format(*parts)) for at, *parts in filled)
    mistake = cell_passed_by(examine([failure_of(text, case) for case, text in made]))
    assert (mistake and mistake.cause) == cause


@pytest.mark.parametrize("ten", ["10", ":", "A", "a", 10])
def test_digit_after_nine_is_named_in_any_form(ten):
    """A loop over `chr(49 + k)` goes on to a colon."""
    board = sudoku().arguments(sample_cases()[1])[0]
    row, column = next(cell for cell in CELLS if at(board, cell) == ".")
    mistake = named(f"for d in ('1', {ten!r}): board[{row}][{column}] = d", [1])
    assert mistake.cause == Cause.DIGITS_BEYOND_NINE


@parametrize_cases(Case("one blank", sample=0), Case("several", sample=2))
def test_undo_of_the_last_placement_is_a_success_not_passed_on(sample):
    """On a board with one blank, that cell is the first blank, too."""
    board = sudoku().arguments(sample_cases()[sample])[0]
    solved = next(solutions(board))
    blanks = [cell for cell in CELLS if at(board, cell) == "."]
    placed = "; ".join(f"board[{r}][{c}] = '{solved[r][c]}'" for r, c in blanks)
    row, column = blanks[-1]
    mistake = named(f"{placed}; board[{row}][{column}] = '.'", [sample])
    assert mistake.cause == Cause.SUCCESS_NOT_PASSED_ON


def test_undo_on_a_board_with_one_blank_is_ignored_when_other_boards_have_more():
    [board] = sudoku().arguments(sample_cases()[0])
    row, column = next(cell for cell in CELLS if at(board, cell) == ".")
    cell, digit = f"board[{row}][{column}]", next(solutions(board))[row][column]
    undone = f"{cell} = '{digit}'; {cell} = '.'"
    assert named(undone, [0]).cause == Cause.SUCCESS_NOT_PASSED_ON
    assert named(undone, [0, 2]).cause == Cause.GIVEN_ERASED


@parametrize_cases(
    Case("few writes are an answer", times=1, words="Does the search itself keep the givens?"),
    Case("many writes are a search", times=90, words="go on to the next cell"),
)
def test_overwritten_given_names_the_search_or_the_answer(times, words):
    board = sudoku().arguments(sample_cases()[1])[0]
    row, column = next(cell for cell in CELLS if at(board, cell) == ".")
    given = next(cell for cell in CELLS if at(board, cell) not in ".9")
    twice = f"for d in '12' * {times}: board[{row}][{column}] = d"
    mistake = named(f"{twice}\n        board[{given[0]}][{given[1]}] = '9'", [1])
    assert mistake.cause == Cause.GIVEN_OVERWRITTEN
    assert words in mistake.words()


def test_restored_given_is_not_evidence():
    board = sudoku().arguments(sample_cases()[2])[0]
    row, column = next(cell for cell in CELLS if at(board, cell) not in ".9")
    lost = f"board[{row}][{column}] = '9'"
    assert named(lost, [2]).cause == Cause.GIVEN_OVERWRITTEN
    assert named(f"{lost}; board[{row}][{column}] = '{board[row][column]}'", [2]) is None


def test_easiest_blank_is_suggested_when_nothing_was_written():
    mistake = named("self.seen = len(board)", [2, 0])
    assert mistake.cause == Cause.NEVER_WRITTEN
    assert "Follow the 9 at r4c7 " in mistake.words()


def test_digit_left_standing_is_not_named_when_it_was_only_undone():
    """An answer that differs from the recorded writes may hold a digit that was only undone."""
    source = submission("wrong_answer/board_restored_after_the_search.py")
    [case] = examine([failure_of(source, sample_cases()[5], 2000)])
    undone = next(
        one
        for one in case.search.decisions
        if one.act is Act.UNDONE and at(case.solved, one.cell) != one.digit
    )
    case.answer[undone.cell[0]][undone.cell[1]] = undone.digit
    assert digit_left_standing(case) is None


def test_undone_answer_is_described_on_the_judged_board():
    source = submission("wrong_answer/return_true_forgotten_after_the_call.py")
    first, second = (failure_of(source, sample_cases()[place]) for place in (0, 2))
    words = "the right answer was on the board at write 1, but line 22 undid r4c7."
    assert diagnose([first, second]).text == words
    assert diagnose([second]).text.startswith("the right answer was on the board at write ")
