"""Tests of recording writes: each with its line, none lost, the board unchanged."""

import copy
import json
import pickle
import sys
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child import recorder, runs
from harness.child.plain import plain
from harness.child.recorder import MOST_VALUES, Tape, can_record
from harness.trace import read_tape
from tests.harness.child.sessions import session_on
from tests.harness.tapes import GRID, SIZE
from tests.support import sample_cases, submission, sudoku

THEIRS, OTHERS = "theirs.py", "others.py"

index = st.integers(-SIZE, SIZE - 1)
value = st.sampled_from([".", "1", "2", "9", "0", 5, None, "55", 1.5])
row = st.lists(value, min_size=SIZE, max_size=SIZE)
CHANGES = (
    "board[{r}][{c}] = {value}",
    "board[{r}][:] = {row}",
    "board[{r}] = list({row})",
    "board[:] = [list({row}) for _ in range(SIZE - 1)] + [board[{r}]]",
    "board[{r}].reverse()",
    "board[{r}], board[{c}] = board[{c}], board[{r}]",
    "board[{r}].pop(); board[{r}].append({value})",
    "del board[{r}][{c}]; board[{r}].insert({c}, {value})",
    "cells = board[{r}]; cells += [{value}]; del cells[0]",
)
"""Things that code does to a board."""
change = st.builds(
    str.format, st.sampled_from(CHANGES), r=index, c=index, value=value.map(repr), row=row
)


def blank(width=4):
    return [["."] * width for _ in range(width)]


def run(lines, board, **names):
    code = compile("\n".join(lines), THEIRS, "exec")
    exec(code, {"board": board, **names})  # noqa: S102 - as the child does


def trace_of(tape):
    return read_tape(json.loads(json.dumps(tape.to_json(plain))))


def recorded(*lines, grid=None, **names):
    tape = Tape(grid or blank(), THEIRS, fills=grid is None)
    run(lines, tape.board, **names)
    return trace_of(tape)


@pytest.mark.slow
@given(st.lists(change, max_size=12))
@settings(max_examples=150, deadline=None)
def test_recording_does_not_change_the_final_board(changes):
    unseen, tape = copy.deepcopy(GRID), Tape(copy.deepcopy(GRID), THEIRS)
    for board in (unseen, tape.board):
        run(changes, board, SIZE=SIZE)
    assert tape.board == unseen
    cells = dict(enumerate(cell for line in GRID for cell in line))
    for step in trace_of(tape):
        cells[step.cell[0] * SIZE + step.cell[1]] = step.new
    assert list(map(shown, cells.values())) == [shown(cell) for line in unseen for cell in line]


def shown(cell):
    """Return a cell as a trace shows it: '' for a blank, a digit for a number."""
    if type(cell) is int and cell in range(10):
        cell = str(cell or "")
    return "" if cell == "." else cell


def test_recorder_counts_each_write_once_when_stopped_at_any_moment(monkeypatch):
    """An alarm may arrive inside a method of the tape: here, at each call in it."""
    monkeypatch.setattr(recorder, "BATCH", 4)
    moments = 0
    while True:
        tape, left = Tape(copy.deepcopy(GRID), __file__, most=8), moments

        def stop(frame, event, _argument):
            nonlocal left
            if frame.f_code.co_name in ("count", "fold") and event.startswith("c_"):
                left -= 1
                if left < 0:
                    raise runs.Enough

        written = 0
        sys.setprofile(stop)
        try:
            for written in range(1, 31):
                tape.board[0][2] = ".43"[written % 3]
        except runs.Enough:
            pass
        finally:
            sys.setprofile(None)
        trace = read_tape(tape.to_json(plain))
        told = trace.placements, trace.overwrites, trace.undos, trace.max_depth
        counts = (written + 2) // 3, (written + 1) // 3, written // 3, min(written, 1)
        assert told == counts, f"stopped at call {moments}"
        assert (trace.writes, len(trace.words)) == (written, min(written, 8))
        if left >= 0:
            break
        moments += 1
    assert moments > 50


@pytest.mark.parametrize(
    ("act", "changed"),
    [
        ("row.append('7')", []),
        ("row.extend(['7'])", []),
        ("row.insert(0, '7')", [0, 1, 2, 3]),
        ("row.pop(0)", [0, 1, 2]),
        ("row.remove('.')", [0, 1, 2]),
        ("row.sort(reverse=True)", [0, 3]),
        ("row.reverse()", [0, 1, 2, 3]),
        ("del row[0]", [0, 1, 2]),
        ("row += ['7']", []),
        ("row[0:2] = '78'", [0, 1]),
    ],
)
def test_every_method_that_changes_a_row_is_recorded(act, changed):
    """The line of a change is known at the change, but not at the end of the run."""
    steps = recorded("row = board[0]", act, grid=[[".", "2", ".", "4"], ["1"] * 4])
    assert [(step.cell[1], step.line) for step in steps] == [(column, 2) for column in changed]


def test_write_is_recorded_with_its_line():
    found = recorded(
        "board[0][0] = '7'",
        "board[0][2] = '8'",
        "for column in (0, 2):",
        " board[0][column] = '.'",
        "board[1][:] = '1555'",
        "board[3] = list('8597')",
        grid=GRID,
    )
    assert [step.line for step in found] == [1, 2, 4, 4, 5, 5, 5, 6, 6, 6, 6]


def test_value_written_over_itself_is_a_write():
    """Such a write changes nothing and is not counted, but it is a step of the solution."""
    for times in (1, 3):
        trace = recorded(*["board[0][-1] = '4'"] * times, grid=GRID)
        assert [(step.cell, step.old, step.new) for step in trace] == [((0, 3), "4", "4")] * times
        assert (trace.placements, trace.overwrites, trace.undos) == (0, 0, 0)


@parametrize_cases(
    Case("isinstance", seen=lambda board: isinstance(board, list) and isinstance(board[0], list)),
    Case("equality", seen=lambda board: board == GRID and board[0] == GRID[0]),
    Case("repr", seen=lambda board: repr(board) == repr(GRID)),
    Case("the name of its type", seen=lambda board: type(board[0]).__name__ == "list"),
    Case("a copy", seen=lambda board: type(board.copy()) is type(copy.copy(board)) is list),
    Case("a deep copy", seen=lambda board: type(copy.deepcopy(board)[0]) is list),
    Case("a slice", seen=lambda board: type(board[0][:]) is list and board[0][:] == GRID[0]),
    Case("JSON", seen=lambda board: json.loads(json.dumps(board)) == GRID),
    Case("transposing", seen=lambda board: next(zip(*board, strict=True)) == (".", "1", ".", "4")),
)
def test_recording_board_looks_like_a_list_of_lists(seen):
    assert seen(Tape(copy.deepcopy(GRID), __file__).board)


def test_recording_board_cannot_be_pickled():
    """Otherwise a search in another process would not be recorded."""
    with pytest.raises(TypeError, match="being recorded cannot be pickled"):
        pickle.dumps(Tape(copy.deepcopy(GRID), __file__).board)


def test_only_a_grid_can_be_recorded():
    assert can_record(GRID)
    assert can_record([["."] * 16] * 8)
    for other in (5, [], [[]], [1, 2], [[1], [1, 2]], [["."] * 43] * 3):
        assert not can_record(other)


ODD = """
board_replaced_at_the_end closes_the_standard_streams digits_in_random_order
ends_the_search_with_an_exception fork_returns_twice generators_made_in_each_call
grid_of_one_row_with_new_rows own_alarm patches_the_builtins_and_solves pool_of_threads
recursion_limit_raised rows_replaced_one_by_one shallow_copy_solved
solves_in_a_thread_with_a_large_stack thread_left_running
"""
"""Right solutions that change the board, their streams, or the process in a way of their own."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ODD.split())
def test_right_solution_stays_right_when_recorded(name):
    inputs = [sudoku().arguments(case) for case in sample_cases()]
    with session_on(submission(f"accepted/{name}.py"), "solveSudoku") as session:
        runs = [session.record(arguments, 10.0) for arguments in inputs]
    for [before], run in zip(inputs, runs, strict=True):
        assert (run.ending, sudoku().check([before], run)) == ("returned", None)
        cells = {(r, c): cell for r, row in enumerate(before) for c, cell in enumerate(row)}
        for step in run.recorded.trace:
            cells[step.cell] = step.new
        assert list(cells.values()) == [cell for row in run.arguments[0] for cell in row]


def test_forged_tape_cannot_fill_the_memory():
    """Four kilobytes can be decompressed to four megabytes, so the size is limited."""
    tape = Tape(copy.deepcopy(GRID), __file__)
    forged = tape.to_json(plain) | {"lines": [1]}
    bomb = recorder.packed(array("H", bytes(2 * 2 * 10**6)))
    trace = read_tape(forged | {"words": bomb, "writes": 2 * 10**6})
    assert len(trace.words) == recorder.MOST_KEPT


def test_writes_are_counted_by_their_kind():
    written = (0, "1"), (0, "3"), (2, "9"), (0, "."), (2, "."), (0, "5")
    found = recorded(*(f"board[0][{column}] = {new!r}" for column, new in written))
    assert (found.placements, found.overwrites, found.undos, found.max_depth) == (3, 1, 2, 2)
    assert [(step.old, step.new, step.depth) for step in found] == [
        ("", "1", 1),
        ("1", "3", 1),
        ("", "9", 2),
        ("3", "", 1),
        ("9", "", 0),
        ("", "5", 1),
    ]


def test_line_numbers_are_unknown_after_the_limit_of_distinct_lines():
    """An unknown line is better than a wrong line."""
    writes = [f"board[{at // 9}][{at % 9}] = '1'" for at in range(45)]
    for number, known in ((32, 32), (33, 31), (45, 31)):
        lines = [step.line for step in recorded(*writes[:number], grid=blank(9))]
        assert lines == [*range(1, known + 1), *[0] * (number - known)]


def test_distinct_written_values_are_kept_up_to_the_limit():
    found = recorded(*(f"board[0][0] = 'odd {number}'" for number in range(9)))
    assert len(found.values) == MOST_VALUES
    room = MOST_VALUES - 10
    assert [step.new for step in found][: room - 1] == [f"odd {at}" for at in range(room - 1)]
    assert {step.new for step in list(found)[room - 1 :]} == {recorder.OTHERS}


LETTERS = [["A", "B"], ["C", "A"]]


def test_mark_on_a_letter_is_a_placement_and_only_the_same_letter_undoes_it():
    found = recorded("board[0][1] = '#'", "board[1][1] = None", "board[0][1] = 'B'", grid=LETTERS)
    assert [(step.old, step.new) for step in found] == [("B", "#"), ("A", None), ("#", "B")]
    assert (found.placements, found.undos, found.overwrites, found.max_depth) == (2, 1, 0, 2)
    found = recorded("board[0][0] = 'B'", "board[0][1] = 'A'", grid=LETTERS)
    assert [(step.old, step.new) for step in found] == [("A", "B"), ("B", "A")]
    assert (found.placements, found.undos) == (2, 0)
    found = recorded("board[0][0] = -1", "board[0][0] = 0", grid=[[0, 1], [2, -1]])
    assert [(step.old, step.new) for step in found] == [(0, -1), (-1, 0)], (
        "0 is a value like any other"
    )


def test_grid_of_36_different_letters_is_recorded_exactly():
    letters = [[chr(65 + 6 * row + column) for column in range(6)] for row in range(6)]
    found = recorded("board[5][5] = '*'", "board[5][5] = 'd'", grid=letters)
    assert list(found.letters) == [letter for row in letters for letter in row]
    assert [(step.old, step.new) for step in found] == [("d", "*"), ("*", "d")]


def test_write_by_library_code_has_the_line_of_its_caller():
    names = {}
    exec(compile("def put(row, value): row[0] = value", OTHERS, "exec"), names)  # noqa: S102
    found = recorded("put(board[0], '1')", "put(board[0], '2')", put=names["put"])
    assert [step.line for step in found] == [1, 2]


def test_extra_rows_and_rows_of_other_types_are_ignored():
    found = recorded(
        "board.append(['7'] * 4)", "board[4][0] = '8'", "board[1] = None", "board[0][0] = '1'"
    )
    assert [(step.cell, step.new) for step in found] == [((0, 0), "1")]
    assert (found.rows_replaced, found.aliased) == (True, False)
    assert recorded("board[1] = board[2]").aliased


def test_plain_board_keeps_replaced_rows():
    tape, row = Tape(blank(), THEIRS), ["1", "2", "3", "4"]
    run(["board[0] = board[2] = row"], tape.board, row=row)
    board = tape.plain_board()
    assert board[0] is row is board[2]
    assert {type(one) for one in board} == {list}
    assert board[1] is not tape.rows[1]


@pytest.mark.parametrize("write", ["board[1][at] = '1'", "board[1][at : at + 1] = ['1']"])
def test_full_tape_stops_the_run(write):
    tape = Tape(blank(), THEIRS, runs.enough, most=3)
    with pytest.raises(runs.Enough):
        run([f"for at in range(4): {write}"], tape.board)
    found = trace_of(tape)
    assert [step.cell for step in found] == [(1, 0), (1, 1), (1, 2)]
    assert (found.writes, found.placements) == (3, 3)


def test_change_that_bypasses_the_recorder_is_recorded_at_the_end():
    found = recorded("board[0][0] = '1'", "list.__setitem__(board[3], 3, '2')")
    assert [(step.cell, step.new) for step in found] == [((0, 0), "1"), ((3, 3), "2")]
    assert (found.placements, found.max_depth) == (2, 2)
