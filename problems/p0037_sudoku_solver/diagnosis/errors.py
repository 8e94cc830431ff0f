"""The meaning of an exception on a board of Sudoku, beside the words of Python."""

from __future__ import annotations

import re

from harness.mistake import Failure

from .failed_case import examine

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
    is_full = examine([failure])[0].is_full if failure.trace else None
    if is_full is None:
        return f"If no blank is left, {SOLVED} {STUCK}"
    return f"No blank is left: {SOLVED}" if is_full else f"Blanks are left on the board. {STUCK}"
