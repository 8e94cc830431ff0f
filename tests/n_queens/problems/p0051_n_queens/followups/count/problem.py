"""LeetCode 52: how many boards there are."""

from __future__ import annotations

from harness.problem import override
from harness.run import Run
from harness.value import Json

from ...problem import NQueens
from ...queens import boards


class CountBoards(NQueens):
    """LeetCode 52."""

    title = "52. N-Queens II"
    reference = None

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        expected = sum(1 for _ in boards(before[0]))
        return None if run.returned == expected else f"returned {run.returned}, expected {expected}"
