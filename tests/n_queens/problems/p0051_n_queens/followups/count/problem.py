"""LeetCode 52: how many boards there are."""

from __future__ import annotations

from harness.run import Json, Run

from ...problem import arguments, read
from ...queens import boards

__all__ = ["TITLE", "arguments", "check", "read"]

TITLE = "52. N-Queens II"


def check(before: list[Json], run: Run) -> str | None:
    """Return what is wrong with a count, or None."""
    expected = sum(1 for _ in boards(before[0]))
    return None if run.returned == expected else f"returned {run.returned}, expected {expected}"
