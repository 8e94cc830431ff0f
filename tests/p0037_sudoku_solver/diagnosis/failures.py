"""A case that failed with a text, recorded in this process."""

from harness.mistake import Failure
from tests.harness.tapes import recorded_here
from tests.support import sudoku


def failure_of(source, case, writes=5000, calls=0, record=recorded_here, **known):
    """Return what is known of a failed case: up to so many writes and calls, and other fields."""
    before = sudoku().arguments(case)
    run = record(source, sudoku().arguments(case), writes, calls)
    fields = {"complete": True, "calls": run.recorded.calls, "name": case.name} | known
    return Failure(before, run, run.recorded.trace, source, **fields)
