"""Queens on a board that is handed over: what is written to it can be watched."""

from __future__ import annotations

from collections.abc import Mapping

from harness.problem import Answer, Case, Problem, override
from harness.run import Run
from harness.value import Json

from ...queens import EMPTY, complaint


class InPlace(Problem):
    """Queens on a board that is handed over."""

    title = "51. N-Queens in place"
    answer = Answer.ARGUMENT

    @override
    def arguments(self, case: Case) -> list[Json]:
        """Return an empty board."""
        n = int(case.input["n"])
        return [[[EMPTY] * n for _ in range(n)]]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        return complaint(run.arguments and run.arguments[0], len(before[0]))

    @override
    def read(self, text: str) -> Mapping[str, Json]:
        return {"n": int(text)}
