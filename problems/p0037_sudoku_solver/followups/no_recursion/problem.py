"""The same problem, solved without recursion: the calls of each function are counted."""

from __future__ import annotations

from harness.run import Json, Run

from ...check import complaint
from ...problem import (
    ALIKE,
    ANSWER,
    BOX,
    answers,
    arguments,
    diagnose,
    draw,
    first_fault,
    focus,
    read,
    show,
    shrink,
)

__all__ = [
    "ALIKE",
    "ANSWER",
    "BOX",
    "answers",
    "arguments",
    "check",
    "diagnose",
    "draw",
    "first_fault",
    "focus",
    "read",
    "show",
    "shrink",
]

TITLE = "37. Sudoku Solver: no recursion"
NESTING = True
MOST = 3
"""Calls of a function that may be open at once: a decorator that wraps two functions is twice."""


def check(before: list[Json], run: Run) -> str | None:
    """Return that a function called itself, or what is wrong with the board, or None."""
    if run.nesting > MOST:
        blanks = sum(row.count(".") for row in before[0])
        return (
            f"{run.nesting} calls of {run.nested} were open at once, on a board with {blanks} "
            f"blank{'s' * (blanks != 1)}: that is recursion, and at most {MOST} are allowed"
        )
    found = complaint(before[0], run.arguments[0] if run.arguments else None)
    return found.text if found else None
