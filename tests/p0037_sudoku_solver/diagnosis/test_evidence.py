"""What the writes of a run show: also where some in the middle were not kept."""

from harness.child import recorder, worker
from harness.child.recorder import Tape
from harness.trace import read_tape
from p0037_sudoku_solver.diagnosis.evidence import gather
from tests.support import EXAMPLE, sample_cases, sudoku


def test_digits_that_were_taken_back_unseen_do_not_clash_with_later_ones(monkeypatch):
    """The board is the one that the unseen writes led to, not the one before them."""
    monkeypatch.setattr(recorder, "FIRST", 1)
    monkeypatch.setattr(recorder, "LAST", 2)
    case = next(case for case in sample_cases() if case.name == EXAMPLE)
    [puzzle] = sudoku().arguments(case)
    [solved] = sudoku().answers([puzzle])
    tape = Tape(puzzle, __file__)
    for column in (2, *[5] * 9):  # never both at once
        tape.board[0][column] = "4"
        tape.board[0][column] = "."
    trace = read_tape(tape.told(worker.plain))
    assert trace.dropped, "the first 4 is kept, its undo is not"
    assert gather(puzzle, solved, trace).clashes.total() == 0


def test_what_is_no_digit_clashes_with_nothing():
    """Two cells may hold the same set of candidates."""
    case = next(case for case in sample_cases() if case.name == EXAMPLE)
    [puzzle] = sudoku().arguments(case)
    [solved] = sudoku().answers([puzzle])
    for value, clashes in ((frozenset("12"), 0), ("1", 1)):
        tape = Tape([row[:] for row in puzzle], __file__)
        for column in (2, 8):
            tape.board[0][column] = value
        trace = read_tape(tape.told(worker.plain))
        assert gather(puzzle, solved, trace).clashes["row"] == clashes
