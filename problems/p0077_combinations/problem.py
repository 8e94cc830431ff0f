"""The hooks that make LeetCode 77 a problem of this kata."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from harness.answers import any_order
from harness.problem import Problem, override
from harness.run import Run
from harness.value import Json

SKIP = "choose_or_skip: two calls for each number, one with it and one without it"


class Combinations(Problem):
    """LeetCode 77."""

    title = "77. Combinations"
    order = 2
    new = "choose, recurse, undo on a path; a start index; a copy of the path"
    reference = "start_index"
    beside = ("start_index", "choose_or_skip")
    next_steps = {"start_index": SKIP}

    @override
    def validate(self, arguments: list[Json]) -> None:
        """Raise ValueError for arguments outside LeetCode's limits."""
        n, k = arguments
        if not 1 <= n <= 20:
            raise ValueError(f"n is {n}, expected 1 to 20")
        if not 1 <= k <= n:
            raise ValueError(f"k is {k}, expected 1 to n = {n}")

    @override
    def check(self, before: list[Json], run: Run) -> str | None:
        n, k = before
        return any_order(
            run.returned,
            list[list[int]],
            combinations(range(1, n + 1), k),
            key=sorted,
            unknown=lambda numbers: _why(numbers, n, k),
        )

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        """Yield one answer: the combinations in sorted order."""
        n, k = before
        yield [list(numbers) for numbers in combinations(range(1, n + 1), k)]

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the arguments with n, k or both reduced by 1."""
        n, k = before
        if k < n:
            yield [n - 1, k]
        if k > 1:
            yield [n - 1, k - 1]
            yield [n, k - 1]


def _why(numbers: list[int], n: int, k: int) -> str:
    """Return a clause that says why a list is not a combination."""
    if len(numbers) != k:
        return f"has length {len(numbers)}, expected {k}"
    if outside := [number for number in numbers if not 1 <= number <= n]:
        return f"holds {outside[0]}, expected 1 to {n}"
    twice = next(number for number in numbers if numbers.count(number) > 1)
    return f"holds {twice} twice"
