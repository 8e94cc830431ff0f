"""A tape of a small board, written to in this process: what is kept of its writes, and counted."""

import json

import pytest

from harness.child.plain import plain
from harness.child.recorder import MOST_VALUES, Tape
from harness.trace import read_tape

THEIRS, OTHERS = "theirs.py", "others.py"


def blank(width=4):
    return [["."] * width for _ in range(width)]


def run(lines, tape, **names):
    """Run some lines as a file of theirs would, on the board of a tape."""
    code = compile("\n".join(lines), THEIRS, "exec")
    exec(code, {"board": tape.board, **names})  # noqa: S102 - as the child does


def trace_of(tape):
    return read_tape(json.loads(json.dumps(tape.to_json(plain))))


def recorded(*lines, grid=None, **names):
    tape = Tape(grid or blank(), THEIRS)
    run(lines, tape, **names)
    return trace_of(tape)


def test_each_change_of_a_cell_is_counted_as_what_it_is():
    """A digit into a blank, another over it, a blank back."""
    written = (0, "1"), (0, "3"), (2, "9"), (0, ".")
    found = recorded(*(f"board[0][{column}] = {new!r}" for column, new in written))
    assert (found.placements, found.overwrites, found.undos, found.max_depth) == (2, 1, 1, 2)
    assert [(step.old, step.new, step.depth) for step in found] == [
        ("", "1", 1),
        ("1", "3", 1),
        ("", "9", 2),
        ("3", "", 1),
    ]


def test_rows_that_are_replaced_are_recorded_with_the_line_that_did_it():
    found = recorded("", "board[3] = list('8597')")
    assert {(step.line, step.cell[0]) for step in found} == {(2, 3)}


def test_lines_that_find_no_room_are_unknown():
    """No line is better than a wrong one."""
    writes = (f"board[{at // 9}][{at % 9}] = '1'" for at in range(45))
    lines = [step.line for step in recorded(*writes, grid=blank(9))]
    assert lines == [*range(1, 32), *[0] * 14]


def test_the_depth_falls_with_each_undo_and_the_deepest_moment_counts():
    place_two = "board[0][0] = '1'", "board[0][1] = '2'"
    undo_two = "board[0][1] = '.'", "board[0][0] = '.'"
    assert recorded(*place_two, *undo_two, *place_two).max_depth == 2
    assert recorded(place_two[0], undo_two[1], place_two[1]).max_depth == 1


def test_odd_values_have_names_of_their_own_while_there_is_room():
    found = recorded(*(f"board[0][0] = 'odd {number}'" for number in range(9)))
    assert len(found.values) == MOST_VALUES
    room = MOST_VALUES - 10
    assert [step.new for step in found][: room - 1] == [f"odd {at}" for at in range(room - 1)]
    assert {step.new for step in list(found)[room - 1 :]} == {"odd 5"}  # the last stands for all


def test_a_write_of_foreign_code_has_the_line_that_called_it():
    """The same place in foreign code, called from two lines."""
    names = {}
    exec(compile("def put(row, value): row[0] = value", OTHERS, "exec"), names)  # noqa: S102
    found = recorded("put(board[0], '1')", "put(board[0], '2')", put=names["put"])
    assert [step.line for step in found] == [1, 2]


def test_a_row_too_many_and_a_row_that_is_no_list_are_left_alone():
    found = recorded(
        "board.append(['7'] * 4)", "board[4][0] = '8'", "board[1] = None", "board[0][0] = '1'"
    )
    assert [(step.cell, step.new) for step in found] == [((0, 0), "1")]
    assert found.rows_replaced


def test_a_row_that_was_put_in_place_is_itself_in_the_plain_board_and_an_own_one_a_plain_list():
    tape, row = Tape(blank(), THEIRS), ["1", "2", "3", "4"]
    run(["board[0] = board[2] = row"], tape, row=row)
    board = tape.plain_board()
    assert board[0] is row is board[2]
    assert {type(one) for one in board} == {list}
    assert board[1] is not tape.rows[1]


@pytest.mark.parametrize("write", ["board[1][at] = '1'", "board[1][at : at + 1] = ['1']"])
def test_a_tape_stops_a_run_as_soon_as_it_is_full(write):
    """However a cell is written to."""

    class FullError(Exception):
        pass

    def stop():
        raise FullError

    tape = Tape(blank(), THEIRS, stop, first=3)
    with pytest.raises(FullError):
        run([f"for at in range(4): {write}"], tape)
    found = trace_of(tape)
    assert [step.cell for step in found] == [(1, 0), (1, 1), (1, 2)]
    assert (found.writes, found.placements) == (3, 3)


def test_writes_that_are_not_kept_are_counted_and_all_others_are_read(monkeypatch):
    monkeypatch.setattr("harness.trace.LAST", 3)
    tape = Tape(blank(), THEIRS, first=2, last=3)
    run(["for _ in range(20):", *(f" board[0][0] = {value!r}" for value in "12.")], tape)
    found = trace_of(tape)
    assert (found.placements, found.overwrites, found.undos, found.max_depth) == (20, 20, 20, 1)
    assert (found.writes, found.dropped) == (60, 54)
    assert [step.number for step in found] == [1, 2, 57, 58, 59, 60]


def test_a_change_that_went_unseen_comes_at_the_end_and_is_counted():
    found = recorded("board[0][0] = '1'", "list.__setitem__(board[3], 3, '2')")
    assert [(step.cell, step.new) for step in found] == [((0, 0), "1"), ((3, 3), "2")]
    assert (found.placements, found.max_depth) == (2, 2)
