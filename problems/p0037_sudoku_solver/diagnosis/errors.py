"""The meaning of an exception on a board of Sudoku, beside the words of Python."""

from __future__ import annotations

import re

from harness.mistake import Failure

from ..board import blanks_of
from .failed_case import ENOUGH_WRITES, FailedCase, examine

NOTHING_LEFT = re.compile(r"ValueError: (min|max)\(\) (arg is an empty|iterable argument)")
SOLVED = "the board is solved: return True before that line."
STUCK = "If no digit fits a blank, go back."


def error_remedy(failure: Failure) -> str:
    """Return what to do about an exception that a blank has raised, or that no blank is left."""
    exception = failure.run.raised.exception
    if exception in ("KeyError: '.'", "ValueError: invalid literal for int() with base 10: '.'"):
        return "That is a blank, and not a digit: skip it."
    if not NOTHING_LEFT.match(exception):
        return ""
    is_full = _is_full(examine([failure])[0]) if failure.trace else None
    if is_full is None:
        return f"If no blank is left, {SOLVED} {STUCK}"
    return f"No blank is left: {SOLVED}" if is_full else f"Blanks are left on the board. {STUCK}"


def _is_full(case: FailedCase) -> bool | None:
    """True if no blank was left after the last write; None if not all writes are known."""
    if case.trace.rows_replaced or not 0 < case.trace.writes <= ENOUGH_WRITES:
        return None
    return not blanks_of(case.last_board)
