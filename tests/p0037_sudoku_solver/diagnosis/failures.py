"""Failed cases, recorded in this process."""

from harness.cases import JUDGED
from harness.mistake import Failure
from harness.which_case import cases_named
from tests.harness.tapes import recorded_here
from tests.support import sudoku

BOARDS = "Single candidates", "LeetCode's example", "Many wrong guesses"


def failure_of(source, case, writes=5000, calls=0, record=recorded_here, **known):
    """Return what is known of a failed case: up to so many writes and calls, and other fields."""
    before = sudoku().arguments(case)
    run = record(source, sudoku().arguments(case), writes, calls)
    fields = {"complete": True, "tree": run.recorded.tree, "name": case.name} | known
    return Failure(before, run, run.recorded.trace, source, **fields)


def failures_of(source, *known):
    """Return failures of a text on boards on which a search places and takes back enough digits."""
    cases = [case for part in BOARDS for case in cases_named(sudoku(), part, JUDGED)]
    return [failure_of(source, case, *known) for case in cases]
