"""A recorded run: the same board as without, every change written down with its line, none lost."""

import copy
import json
import operator
import pickle
import sys
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child import recorder, runs
from harness.child.plain import plain
from harness.child.recorder import Tape, can_record
from harness.trace import read_tape
from tests.harness.child.sessions import session_on
from tests.harness.tapes import GRID, SIZE
from tests.support import sample_cases, submission, sudoku

BLANK = [["."] * 9 for _ in range(9)]

index = st.integers(-SIZE, SIZE - 1)
value = st.sampled_from([".", "1", "2", "9", "0", 5, None, "55", 1.5])
row = st.lists(value, min_size=SIZE, max_size=SIZE)
change = st.one_of(
    st.tuples(st.just("cell"), index, index, value),
    st.tuples(st.just("row[:]"), index, row),
    st.tuples(st.just("board[i]"), index, row),
    st.tuples(st.just("board[:]"), st.lists(row, min_size=SIZE, max_size=SIZE)),
    st.tuples(st.just("reverse"), index),
    st.tuples(st.just("swap"), index, index),
    st.tuples(st.just("pop and append"), index, value),
    st.tuples(st.just("del and insert"), index, index, value),
    st.tuples(st.just("+="), index, value),
)


def act(board, name, *details):
    """Do one of the things that code does to a board."""
    match name, *details:
        case "cell", r, c, new:
            board[r][c] = new
        case "row[:]", r, cells:
            board[r][:] = cells
        case "board[i]", r, cells:
            board[r] = list(cells)
        case "board[:]", rows:
            board[:] = [list(cells) for cells in rows]
        case "reverse", r:
            board[r].reverse()
        case "swap", r, s:
            board[r], board[s] = board[s], board[r]
        case "pop and append", r, new:
            board[r].pop()
            board[r].append(new)
        case "del and insert", r, c, new:
            del board[r][c]
            board[r].insert(c, new)
        case "+=", r, new:
            cells = board[r]
            cells += [new]
            del cells[0]


def recorded(changes, grid=GRID, **kept):
    """Return the board and the trace after some changes."""
    tape = Tape(copy.deepcopy(grid), __file__, **kept)
    for one in changes:
        act(tape.board, *one)
    return tape.board, read_tape(json.loads(json.dumps(tape.to_json(plain))))


@pytest.mark.slow
@given(st.lists(change, max_size=12))
@settings(max_examples=150, deadline=None)
def test_a_recorded_board_ends_as_an_unrecorded_one_and_so_does_its_trace(changes):
    """Whatever code does to a list of lists."""
    unseen = copy.deepcopy(GRID)
    for one in changes:
        act(unseen, *one)
    board, trace = recorded(changes)
    assert board == unseen
    cells = dict(enumerate(cell for line in GRID for cell in line))
    for step in trace:
        cells[step.cell[0] * SIZE + step.cell[1]] = step.new
    assert list(map(shown, cells.values())) == [shown(cell) for line in unseen for cell in line]


def shown(cell):
    """A cell as a trace tells it: a blank as nothing, a number as the digit that it stands for."""
    if type(cell) is int and cell in range(10):
        cell = str(cell or "")
    return "" if cell == "." else cell


def test_a_run_that_is_stopped_at_any_moment_has_kept_each_write_once():
    """An alarm may come in the middle of the tape's own work: here at each call that it makes."""
    moments = 0
    while True:
        tape, left = Tape(copy.deepcopy(GRID), __file__, first=8, last=4), moments

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
                tape.board[0][2] = ".4"[written % 2]
        except runs.Enough:
            pass
        finally:
            sys.setprofile(None)
        trace = read_tape(tape.to_json(plain))
        told = (trace.placements, trace.undos, trace.overwrites)
        assert told == ((written + 1) // 2, written // 2, 0), f"stopped at call {moments}"
        assert trace.writes == len(trace.head) + len(trace.tail) + trace.dropped == written
        if left >= 0:
            break
        moments += 1
    assert moments > 50


@parametrize_cases(
    Case("append", act=lambda row: row.append("7")),
    Case("extend", act=lambda row: row.extend(["7"])),
    Case("insert", act=lambda row: row.insert(0, "7")),
    Case("pop", act=lambda row: row.pop(0)),
    Case("remove", act=lambda row: row.remove(".")),
    Case("sort", act=lambda row: row.sort(reverse=True)),
    Case("reverse", act=lambda row: row.reverse()),
    Case("del", act=lambda row: operator.delitem(row, 0)),
    Case("+=", act=lambda row: operator.iadd(row, ["7"])),
    Case("a slice", act=lambda row: operator.setitem(row, slice(0, 2), "78")),
)
def test_whatever_changes_a_row_is_seen_when_it_happens(act):
    """The line that did it is known then; at the end it is not."""
    grid = [[".", "2", ".", "4"], ["1"] * 4]
    tape = Tape(grid, __file__)
    act(tape.board[0])
    unseen = grid[0][:]
    act(unseen)
    steps = list(read_tape(tape.to_json(plain)))
    changed = [at for at, (a, b) in enumerate(zip(grid[0], unseen, strict=False)) if a != b]
    assert [step.cell[1] for step in steps] == changed or len(unseen) > len(grid[0])
    assert all(step.line for step in steps)


def test_each_write_knows_the_line_that_made_it():
    """This holds for a second line in the same function, and for a whole row at once."""
    tape = Tape(copy.deepcopy(GRID), __file__)
    first = test_each_write_knows_the_line_that_made_it.__code__.co_firstlineno
    tape.board[0][0] = "7"
    tape.board[0][2] = "8"
    for column in (0, 2):
        tape.board[0][column] = "."
    tape.board[1][:] = ["1", "5", "5", "5"]
    lines = [step.line - first for step in read_tape(tape.to_json(plain))]
    assert lines == [4, 5, 7, 7, 8, 8, 8]


def test_a_digit_written_over_itself_is_a_step_the_first_time_too():
    """It changes nothing and is counted as nothing, but the solution did it."""
    for times in (1, 3):
        _, trace = recorded([("cell", 0, -1, "4")] * times)
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
    Case("turning", seen=lambda board: next(zip(*board, strict=True)) == (".", "1", ".", "4")),
)
def test_a_recording_board_is_a_list_of_lists(seen):
    assert seen(Tape(copy.deepcopy(GRID), __file__).board)


def test_a_recording_board_cannot_be_pickled_and_says_so():
    """Else a copy in another process would be searched unseen."""
    with pytest.raises(TypeError, match="being recorded cannot be pickled"):
        pickle.dumps(Tape(copy.deepcopy(GRID), __file__).board)


def test_only_a_grid_is_recorded():
    """Other problems hand over other things."""
    assert can_record(GRID)
    for other in (5, [], [[]], [1, 2], [[1], [1, 2]], [["."] * 12] * 12):
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
def test_a_right_solution_is_right_while_it_is_recorded_and_its_trace_ends_with_its_board(name):
    inputs = [sudoku().arguments(case) for case in sample_cases()]
    with session_on(submission(f"accepted/{name}.py"), "solveSudoku") as session:
        runs = [session.record(arguments, 10.0) for arguments in inputs]
    for [before], run in zip(inputs, runs, strict=True):
        assert (run.ending, sudoku().check([before], run)) == ("returned", None)
        cells = {(r, c): cell for r, row in enumerate(before) for c, cell in enumerate(row)}
        for step in run.recorded.trace:
            cells[step.cell] = step.new
        assert list(cells.values()) == [cell for row in run.arguments[0] for cell in row]


def test_a_tape_that_was_forged_to_fill_the_memory_is_read_no_further_than_one_may_be_long():
    """Four kilobytes can unfold to four megabytes, and forty to forty."""
    tape = Tape(copy.deepcopy(GRID), __file__)
    forged = tape.to_json(plain) | {"lines": [1]}
    for name in ("head", "tail"):
        bomb = recorder.packed(array("H", bytes(2 * 2 * 10**6)))
        trace = read_tape(forged | {name: bomb})
        assert trace is None or len(getattr(trace, name)) <= recorder.FIRST


@pytest.mark.slow
def test_recording_changes_neither_what_a_class_keeps_nor_random_numbers():
    source = """
import random
class Solution:
    calls = 0
    def solveSudoku(self, board):
        Solution.calls += 1
        board[0] = list(board[0])
        board[1][0], board[1][1] = str(self.calls), random.choice("123456789")
"""
    with session_on(source, "solveSudoku") as session:
        unseen = [session.run([BLANK]) for _ in range(3)]
    with session_on(source, "solveSudoku") as session:
        seen = [session.record([BLANK], 1.0) for _ in range(3)]
    assert [run.arguments for run in seen] == [run.arguments for run in unseen]
    assert [run.arguments[0][1][0] for run in seen] == ["1", "2", "3"]
    assert all(run.recorded.trace.rows_replaced for run in seen)
