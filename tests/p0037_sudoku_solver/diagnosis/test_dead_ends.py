"""Tests of telling a search that never backtracks from one that clears the wrong cell."""

from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import JUDGED
from harness.which_case import cases_named
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.rules.dead_ends import (
    goes_back_one_cell,
    only_exchanges_digits,
)
from tests.p0037_sudoku_solver.diagnosis.failures import failure_of, failures_of
from tests.support import submission, sudoku


def mistake_in(source):
    """Return the mistake in a program, as one case shows it."""
    [case] = cases_named(sudoku(), "Many wrong guesses", JUDGED)
    return diagnose([failure_of(source, case, calls=30_000)])


@parametrize_cases(
    Case(
        "skips the blank", name="fewest_candidates_without_none", call="`solve` (line 15)", undo=25
    ),
    Case("leaves the loop", name="break_for_return_false", call="`fill` (line 16)", undo=25),
    Case("never gives up", name="always_returns_true", call="`solve` (line 17)", undo=28),
)
def test_call_that_succeeds_at_a_dead_end_is_named_when_it(name, call, undo):
    mistake = mistake_in(submission(f"wrong_answer/{name}.py"))
    assert mistake.cause == Cause.NEVER_BACKTRACKS
    assert mistake.text.startswith(f"{call} returned True when no digit fitted at r")
    assert f"so that line {undo} never undoes a digit" in mistake.text


PUT = "\n    def put(self, board, r, c, d):\n        board[r][c] = d\n"


def with_undo(code):
    """Return a search that keeps its place on `self`, with another undo, on line 22."""
    source = submission("wrong_answer/position_kept_on_self.py") + PUT
    source = source.replace("board[self.r][self.c] = d", "self.put(board, self.r, self.c, d)")
    return source.replace('board[self.r][self.c] = "."', code)


def test_undo_of_wrong_cell_is_named_when_a_method_blanks_it():
    mistake = mistake_in(with_undo("board[self.r].__setitem__(self.c, '.')"))
    assert mistake.cause == Cause.WRONG_CELL_UNDONE
    assert mistake.text.startswith("the undo clears the wrong cell: line 22 blanks r")
    assert mistake.line == 22


def test_missing_undo_is_described_by_the_writes():
    never = with_undo("if not board: self.put(board, 0, 0, '.')")
    assert "no cell becomes blank again" in mistake_in(never).text


BACK = "not self.next_digit(*blanks[at - 1])"
REPEAT = "\n        while self.exchange(board, blanks):\n            pass"


@parametrize_cases(
    Case("one cell", there=BACK, instead=BACK, named=True),
    Case(
        "two cells",
        there=BACK,
        instead=f"{BACK} and (at == 1 or {BACK.replace('1', '2')})",
        named=False,
    ),
    Case("without a 9", there='"123456789"', instead='"12345678"', named=False),
)
def test_one_cell_retreat_is_named_only_when_no_more_was_tried(there, instead, named):
    source = submission("wrong_answer/goes_back_one_cell.py").replace(there, instead)
    assert bool(goes_back_one_cell(examine(failures_of(source)))) is named


@parametrize_cases(
    Case("all blanks at once", there=REPEAT, instead=REPEAT, named=True),
    Case("five rows only", there="zip(board,", instead="zip(board[:5],", named=False),
    Case("row by row", there=REPEAT, instead=REPEAT.replace("\n", "\n    "), named=False),
    Case(
        "digits that others held", there="= row[b], row[a]", instead="= row[b], row[b]", named=False
    ),
)
def test_exchange_of_digits_is_named_only_on_a_full_board(there, instead, named):
    source = submission("wrong_answer/only_exchanges_digits.py").replace(there, instead)
    assert any(map(only_exchanges_digits, examine(failures_of(source)))) is named
