"""The evidence is only what was still so in the end."""

from harness.child import worker
from harness.child.recorder import Tape
from harness.trace import Step, read_tape
from p0037_sudoku_solver.diagnosis.evidence import Evidence
from tests.p0037_sudoku_solver.boards import PUZZLE, SOLVED


def changed_givens(*values):
    """Return the givens that changed when r1c1 was set to some values, one after another."""
    steps = [Step(number, (0, 0), "5", new, 1, 0) for number, new in enumerate(values, 1)]
    return Evidence(PUZZLE, SOLVED, steps).changed_givens


def test_a_given_that_was_put_back_is_no_evidence():
    assert changed_givens("")
    assert not changed_givens("", PUZZLE[0][0])


def test_two_rows_that_are_one_list_are_seen_and_equal_rows_are_not_taken_for_one():
    tape = Tape([row[:] for row in PUZZLE], __file__)
    tape.board[:] = [["1"] * 9 for _ in range(9)]
    assert not read_tape(tape.to_json(worker.plain)).aliased
    tape.board[:] = [["1"] * 9] * 9
    assert read_tape(tape.to_json(worker.plain)).aliased
