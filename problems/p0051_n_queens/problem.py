"""The hooks that make LeetCode 51 a problem of this kata."""

from collections.abc import Iterator

from harness.problem import Problem, override
from harness.run import Run
from harness.value import Json, not_of_type

from .queens import COUNTS, all_boards, board_name, complaint, rows_of


class NQueens(Problem):
    """LeetCode 51."""

    title = "51. N-Queens"
    order = 9
    new = "one check for columns and diagonals; all solutions"
    limits = {"n": (1, 9)}
    reference = "sets"
    beside = ("sets", "bits")
    next_steps = {
        "is_valid": "sets: the same search, with three look-ups for three walks over the board",
        "sets": "bits: the same search, with three integers for three sets",
    }

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        """Return the first error: a wrong board, one that occurs twice, or one that is missing."""
        [n], found = before, run.returned
        if wrong := not_of_type(found, list[list[str]]):
            return wrong
        seen = set()
        for number, board in enumerate(found, 1):
            if wrong := complaint(board, n):
                return f"board {number}: {wrong}"
        for board in found:
            columns = tuple(row.index("Q") for row in board)
            if columns in seen:
                return f"{board_name(columns)} occurs twice"
            seen.add(columns)
        if len(seen) == COUNTS[n - 1]:  # all boards, without making them
            return None
        missing = next(columns for columns in all_boards(n) if columns not in seen)
        return f"{board_name(missing)} is missing"

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        """Yield one answer: the boards in the order of their columns."""
        yield [rows_of(columns) for columns in all_boards(before[0])]

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the arguments with one queen fewer."""
        [n] = before
        if n > 1:
            yield [n - 1]
