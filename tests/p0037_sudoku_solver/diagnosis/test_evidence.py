"""The evidence is right also where some writes in the middle of a run were not kept."""

import pytest

from harness.child import worker
from harness.child.recorder import Tape
from harness.trace import read_tape
from p0037_sudoku_solver.diagnosis.evidence import gather
from tests.support import EXAMPLE, sample_cases, sudoku


@pytest.fixture
def puzzle():
    """LeetCode's example."""
    [case] = [case for case in sample_cases() if case.name == EXAMPLE]
    return sudoku().arguments(case)[0]


def evidence_of(puzzle, writes, **kept):
    """Return the trace of some writes to row 1, pairs of a column and a value, and its evidence."""
    [solved] = sudoku().answers([puzzle])
    tape = Tape([row[:] for row in puzzle], __file__, **kept)
    for column, value in writes:
        tape.board[0][column] = value
    trace = read_tape(tape.to_json(worker.plain))
    return trace, gather(puzzle, solved, trace)


def test_a_digit_whose_undo_was_not_kept_does_not_clash_with_later_ones(puzzle):
    """After a gap, the replay goes on from the board that the dropped writes led to."""
    never_both = [write for column in (2, *[5] * 9) for write in ((column, "4"), (column, "."))]
    trace, evidence = evidence_of(puzzle, never_both, first=1, last=2)
    assert trace.dropped, "the first 4 is kept, and its undo is not"
    assert evidence.clashes.total() == 0


def test_equal_digits_in_a_row_clash(puzzle):
    assert evidence_of(puzzle, [(2, "1"), (8, "1")])[1].clashes["row"] == 1


def test_equal_sets_of_candidates_do_not_clash(puzzle):
    sets = [(2, frozenset("12")), (8, frozenset("12"))]
    assert evidence_of(puzzle, sets)[1].clashes.total() == 0
