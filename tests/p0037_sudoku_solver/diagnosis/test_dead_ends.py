"""Tests of telling a search that never backtracks from one that clears the wrong cell."""

from dataclasses import replace

from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import JUDGED
from harness.which_case import cases_named
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.rules.backtracking import ended_early
from tests.p0037_sudoku_solver.diagnosis.failures import failure_of, failures_of
from tests.support import submission, sudoku


def mistake_in(source):
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


WRONG = "the search ended with "
NEVER = " is right, but was never written."


@parametrize_cases(
    Case("goes back one cell", name="goes_back_one_cell", end=NEVER),
    Case("solves the boxes one by one", name="boxes_solved_one_by_one", end=NEVER),
    Case("only exchanges digits", name="only_exchanges_digits", end=" is right."),
)
def test_search_that_ends_early_is_named_when_it(name, end):
    mistake = ended_early(examine(failures_of(submission(f"wrong_answer/{name}.py"))))
    assert mistake.cause == Cause.TURNED_BACK
    assert mistake.text.startswith(WRONG)
    assert mistake.text.endswith(end)


def test_unknown_writes_are_not_called_an_early_end():
    failures = failures_of(submission("wrong_answer/goes_back_one_cell.py"))
    stopped = [replace(one, complete=False) for one in failures]
    assert ended_early(examine(stopped)) is None
