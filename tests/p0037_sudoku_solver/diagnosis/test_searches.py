"""Tests of naming mistakes by what a search writes and decides, and by what its source shows."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.run import Ending, RaisedException
from harness.solution_files import find_approaches
from harness.trace import Step
from harness.why.causes import GeneralCause
from harness.why.program import Program
from p0037_sudoku_solver.diagnosis import diagnose
from p0037_sudoku_solver.diagnosis.causes import Cause
from p0037_sudoku_solver.diagnosis.decisions import Act, Writes, accepted, find_searches
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.rules.backtracking import ended_early
from p0037_sudoku_solver.diagnosis.rules.unwritten import find_obstacle
from p0037_sudoku_solver.faults import first_fault
from p0037_sudoku_solver.source import keeps_notes, name_of_notes
from tests.harness.tapes import example, trace_here
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED, failure_of, failures_of
from tests.support import EXAMPLE, each_row, sample_cases, submission, sudoku


@each_row(Path(__file__).with_name("mistakes.tsv"))
def test_mistake_of_a_program_is_named_by_its_runs_on_two_boards(name, first, cause, line, words):
    """Each program of the gallery only computes, and `first` is the first of its boards."""
    source = submission(f"wrong_answer/{name}.py")
    boards = sample_cases()[int(first) :][:2]
    mistake = diagnose([failure_of(source, case, 5000, 3000) for case in boards])
    named = (mistake.cause, mistake.line, mistake.words()) if mistake else ("none", 0, "")
    assert named == (cause, int(line), words)


def test_early_end_is_not_named_when_writes_are_missing():
    failures = failures_of(submission("wrong_answer/goes_back_one_cell.py"))
    stopped = [replace(one, complete=False) for one in failures]
    assert ended_early(examine(stopped)) is None


@parametrize_cases(
    Case("brute force", name="all_fillings", board=5, says="the search fills all 4 blanks before"),
    Case("every order", name="blanks_tried_in_every_order", board=6, says="every digit fails at"),
    Case(
        "one cell", name="back_to_a_given", board=5, says="line 23 writes to the same cell, r5c5,"
    ),
    Case(
        "two cells", name="begins_with_one_again_on_the_way_back", board=5, says="the search goes"
    ),
)
def test_search_without_an_end_is_named_by_its_first_writes(name, board, says):
    source = submission(f"time_limit_exceeded/{name}.py")
    assert diagnose([failure_of(source, sample_cases()[board], 1000)]).text.startswith(says)


@pytest.mark.parametrize("name", ["slow_candidates_by_probing", "slow_rows_sorted_first"])
def test_search_that_probes_or_reorders_rows_is_not_named(name):
    source = submission(f"time_limit_exceeded/{name}.py")
    boards = [failure_of(source, case, 3000) for case in sample_cases()[6:]]
    stopped = [replace(one, run=replace(one.run, ending=Ending.TIME)) for one in boards]
    assert not any(diagnose([one]) for one in stopped)


BODY = """
class Solution:
    def solveSudoku(self, board):
        [(r, c), *_] = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        while True:
            {loop}
"""


@pytest.mark.parametrize(
    "loop", ["board[r][c] = '.'; board[r][c] = '8'", "board[r][c] = '8'", "board[r][c] = '.'"]
)
def test_loop_that_stays_on_one_cell_is_named(loop):
    failure = failure_of(BODY.format(loop=loop), sample_cases()[1], 2000)
    mistake = diagnose([failure])
    assert mistake.cause == GeneralCause.ENDLESS_LOOP
    assert mistake.text.startswith("line 6 writes to the same cell, r")


@pytest.mark.parametrize("ending", [Ending.TIME, Ending.WALL])
def test_nested_endless_loops_are_both_named(ending):
    source = submission("wrong_answer/digits_go_on_where_they_stopped.py")
    idle = failure_of(BODY.format(loop="break"), sample_cases()[0], 9)
    stopped = RaisedException(frames=((20, "solveSudoku"), (30, "fits")))
    run = replace(idle.run, ending=ending, raised=stopped)
    mistake = diagnose([replace(idle, run=run, source=source)])
    assert mistake.cause == GeneralCause.ENDLESS_LOOP
    assert mistake.text.startswith("a `while` on line 16 or 20 did not end: nothing was written.")
    assert mistake.line == 0, "which of them it is is not known"


def search_of(*writes, puzzle=PUZZLE, finished=False):
    """Return the search that some writes show, each of a column of row 1 and a digit or ''."""
    board, steps = {}, []
    for number, (column, new) in enumerate(writes, 1):
        old, board[column] = board.get(column, ""), new
        steps.append(Step(number, (0, column), old, new, 1, 0))
    [search] = find_searches([Writes(puzzle, steps, finished=finished)])
    return search


def test_refused_digits_of_the_last_blank_are_inferred_before_a_retreat():
    """The order in which cells are filled does not matter."""
    puzzle = [[*SOLVED[0][:6], *"..."], *SOLVED[1:]]
    search = search_of((8, "2"), (6, "9"), (6, ""), (8, ""), puzzle=puzzle, finished=True)
    refused = [one for one in search.decisions if one.act is Act.REFUSED]
    assert ((0, 7), "1") in [(one.cell, one.digit) for one in refused]


@pytest.mark.parametrize(("after", "counts"), [([(5, "6")], 1), ([], 1), ([(3, "")], 0)])
def test_digit_counts_as_placed_only_if_the_search_goes_on_from_it(after, counts):
    """A check may follow the write: then the digit is undone, and the search continues."""
    search = search_of((2, "2"), (3, "2"), *after)
    placed = [one.cell for one in accepted(search.run) if one.act is Act.PLACED]
    assert placed.count((0, 3)) == counts


def test_digit_that_is_written_again_is_placed_once():
    search = search_of((2, "2"), (2, "2"), (3, "4"), (3, "4"))
    acts = [(one.act, one.digit) for one in search.decisions if one.act is not Act.REFUSED]
    assert acts == [(Act.PLACED, "2"), (Act.PLACED, "4")]


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


def test_last_kept_write_is_no_fault_when_more_writes_follow():
    trace = trace_here(submission("wrong_answer/always_returns_true.py"), EXAMPLE)
    longer = replace(trace, writes=trace.writes + 1)
    assert first_fault(longer, Cause.NEVER_BACKTRACKS) is None


@pytest.mark.slow
def test_right_search_has_no_wrong_write():
    for path in find_approaches(sudoku()):
        trace, _ = example(path.stem)
        for cause in ("", Cause.TURNED_BACK, Cause.UNDO_MISSING):
            assert first_fault(trace, cause) is None, path.name


SEARCH = """
def go(board, cells):
    for r, c in cells:
        for d in "123456789":
            if fits(board, r, c, d):
                board[r][c] = d
"""
UNREACHED = "line 6 was not reached, and of the lines above it, line {} is the last that ran"


@parametrize_cases(
    Case("a check", source=SEARCH, ran=(2, 3, 4, 5), text=UNREACHED.format(5)),
    Case("an empty loop", source=SEARCH, ran=(2, 3), text=UNREACHED.format(3)),
    Case("an uncalled function", source=SEARCH, ran=(2,), text="`go` (line 2) was not called"),
    Case("all ran", source=SEARCH, ran=(2, 3, 4, 5, 6), text=""),
    Case("unknown", source=SEARCH, ran=(), text=""),
    Case("only an undo", source=SEARCH.replace("= d", "= '.'"), ran=(2, 3), text=""),
    Case("two functions", source=SEARCH + SEARCH.replace("go", "run"), ran=(2, 3), text=""),
)
def test_unreached_line_or_uncalled_function_with_the_first_write_is_named(source, ran, text):
    assert find_obstacle(Program(source), ran).startswith(text)
    assert bool(find_obstacle(Program(source), ran)) is bool(text)


def test_approach_that_compares_cells_keeps_no_notes():
    keeping = {
        path.stem
        for path in find_approaches(sudoku())
        if keeps_notes(path.read_text(encoding="utf-8"))
    }
    plain = {"first_empty_cell", "double_loop", "recursive_index", "cursor_loop", "flat_index"}
    assert not keeping & plain
    assert {"used_digits", "bitmask", "fewest_candidates", "crook"} <= keeping


@parametrize_cases(
    Case("a shift", line="bit = 1 << int(d)", name="mask"),
    Case("a power", line="bit = 2 ** int(d)", name="mask"),
    Case("sets", line="used = set(board[r]) | cols[c]", name="set"),
    Case("both", line="used, bit = set(), 1 << int(d)", name="set or mask"),
    Case("neither", line="rows[r].append(d)", name="list"),
)
def test_notes_are_named_by_their_type(line, name):
    assert name_of_notes(line) == name


@parametrize_cases(
    Case("sets", line="rows[r].add(d)"),
    Case("a table", line="row[r][n] = col[c][n] = True"),
    Case("masks", line="rows[r] |= bit"),
    Case("lists", line="rows[r].append(d)"),
    Case("a difference of sets", line="left = set('123456789') - set(board[r])"),
)
def test_notes_of_any_kind_are_recognized(line):
    assert keeps_notes(line)
