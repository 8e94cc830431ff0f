"""The evidence is right also where some writes in the middle of a run were not kept."""

import pytest

from harness.child import worker
from harness.child.recorder import Tape
from harness.trace import read_tape
from p0037_sudoku_solver.diagnosis.evidence import gather
from tests.support import sudoku


@pytest.fixture
def solved(puzzle):
    """The solution of LeetCode's example."""
    [solved] = sudoku().answers([puzzle])
    return solved


def evidence_of(puzzle, solved, writes, **kept):
    """Return the trace of some writes, each of a cell and a value, and its evidence."""
    tape = Tape([row[:] for row in puzzle], __file__, **kept)
    for (row, column), value in writes:
        tape.board[row][column] = value
    trace = read_tape(tape.to_json(worker.plain))
    return trace, gather(puzzle, solved, trace)


def test_the_right_answer_is_seen_though_writes_before_it_were_not_kept(puzzle, solved):
    """After a gap, the replay goes on from the board that the dropped writes led to."""
    blanks = [(r, c) for r in range(9) for c in range(9) if puzzle[r][c] == "."]
    writes = [((r, c), solved[r][c]) for r, c in blanks]
    trace, evidence = evidence_of(puzzle, solved, writes, first=1, last=2)
    assert trace.dropped
    assert evidence.solved.number == len(writes)
    assert evidence_of(puzzle, solved, writes[1:], first=1, last=2)[1].solved is None


def test_a_given_that_was_put_back_is_no_evidence(puzzle, solved):
    taken_away = [((0, 0), "."), ((0, 0), puzzle[0][0])]
    assert evidence_of(puzzle, solved, taken_away[:1])[1].changed_givens
    assert not evidence_of(puzzle, solved, taken_away)[1].changed_givens


def test_two_rows_that_are_one_list_are_seen_and_equal_rows_are_not_taken_for_one(puzzle, solved):
    tape = Tape([row[:] for row in puzzle], __file__)
    tape.board[:] = [["1"] * 9 for _ in range(9)]
    assert not gather(puzzle, solved, read_tape(tape.to_json(worker.plain))).aliased
    tape.board[:] = [["1"] * 9] * 9
    assert gather(puzzle, solved, read_tape(tape.to_json(worker.plain))).aliased
