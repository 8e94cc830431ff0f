"""Compares searches by their writes, if the writes show the search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from harness.trace import Counts, Step, Trace


class Difference(NamedTuple):
    """The first step in which two searches differ."""

    number: int
    """The number of the write, counted from 1."""
    mine: str
    """The step of the first search, as a predicate: `writes 8 into r1c2`, `has ended`."""
    other: str
    """The step of the second search."""


WHY_NOTHING_UNDONE = "no undo was needed, the search used a copy, or an undo is missing"
"""Possible reasons for a run without undos."""
ROWS_REPLACED = "rows were replaced by other lists, and writes to those cannot be seen"


def search_is_visible(runs: Iterable[Counts]) -> bool:
    """Return True if any run undoes or overwrites a write: then the writes show the search.

    If none does, no undo was needed, or the search used a copy: the writes do not show which.
    """
    return any(run.overwrites or run.undos for run in runs)


def search_steps(trace: Trace) -> Iterator[Step]:
    """Yield the writes of values into blanks: the steps of the search.

    Undos are left out, so that overwriting a value and undoing it first are the same.
    """
    width, start = trace.width, trace.start
    return (step for step in trace if step.new and not start[step.cell[0] * width + step.cell[1]])


def first_difference(mine: Trace, other: Trace) -> Difference | None:
    """Return the first difference between the steps of two searches; None if they are the same."""
    for pair in zip_longest(search_steps(mine), search_steps(other)):
        left, right = pair
        if left is None or right is None or (left.cell, left.new) != (right.cell, right.new):
            number = next(step.number for step in pair if step)
            return Difference(number, _describe(left), _describe(right))
    return None


def _describe(step: Step | None) -> str:
    if step is None:
        return "has ended"
    row, column = step.cell
    return f"writes {step.new} into r{row + 1}c{column + 1}"
