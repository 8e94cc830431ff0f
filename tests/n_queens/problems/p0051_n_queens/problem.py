"""The hooks that make LeetCode 51 a problem of a kata: it takes a number and returns boards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from harness.problem import Case, Problem, override
from harness.run import Run
from harness.value import Json, wrong_type

from .queens import boards, complaint


class NQueens(Problem):
    """LeetCode 51."""

    title = "51. N-Queens"
    reference = "sets"
    next_steps = {"sets": "bits: the same search, with three integers for three sets"}  # noqa: RUF012

    @override
    def arguments(self, case: Case) -> list[Json]:
        n = case.input["n"]
        if n not in range(1, 10):
            raise ValueError(f"n is {n!r}, expected 1 to 9")
        return [n]

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        [n], found = before, run.returned
        if not isinstance(found, list):
            return wrong_type(found, "a list of boards")
        for number, board in enumerate(found, 1):
            if wrong := complaint(board, n):
                return f"board {number}: {wrong}"
            if not all(isinstance(row, str) for row in board):
                return f"board {number}: expected {n} strings, got {board!r}"
        different, expected = len(set(map(tuple, found))), sum(1 for _ in boards(n))
        if different < len(found):
            return f"{len(found) - different} boards came twice"
        return None if different == expected else f"{different} boards, expected {expected}"

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        """Yield the boards in the order of the queens' columns; any other order is right, too."""
        yield list(boards(before[0]))

    @override
    def read(self, text: str) -> Mapping[str, Json]:
        if not text.strip().isdecimal():
            raise ValueError(f"{text!r} is not a number of queens")
        return {"n": int(text)}
