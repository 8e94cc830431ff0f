"""Remedies for exceptions that a blank or a full board raises."""

from __future__ import annotations

import re

from harness.mistake import Failure

NOTHING_LEFT = re.compile(r"ValueError: (min|max)\(\) (arg is an empty|iterable argument)")
BLANK = "KeyError: '.'", "ValueError: invalid literal for int() with base 10: '.'"


def error_remedy(failure: Failure) -> str:
    """Return the remedy for an exception raised by a blank, or by min() of nothing; or ''."""
    exception = failure.run.raised.exception
    if exception in BLANK:
        return "That is a blank, and not a digit: skip it."
    if NOTHING_LEFT.match(exception):
        return (
            "If no blank is left, the board is solved: return True before that line. If no digit "
            "fits a blank, go back."
        )
    return ""
