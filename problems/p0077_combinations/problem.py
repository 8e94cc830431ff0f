"""The hooks that make LeetCode 77 a problem of this kata."""

from collections.abc import Iterator
from itertools import combinations

from harness.any_order import AnyOrder
from harness.problem import override
from harness.value import Json

SKIP = "choose_or_skip: two calls for each number, one with it and one without it"


class Combinations(AnyOrder):
    """LeetCode 77."""

    title = "77. Combinations"
    order = 2
    sets = True
    new = "choose, recurse, undo on a path; a start index; a copy of the path"
    limits = {"n": (1, 20), "k": (1, 20)}
    reference = "start_index"
    beside = ("start_index", "choose_or_skip")
    next_steps = {"start_index": SKIP}

    @override
    def validate(self, arguments: list[Json]) -> None:
        n, k = arguments
        if k > n:
            raise ValueError(f"`k` must be at most `n` ({n}), not {k}")

    @override
    def expected(self, before: list[Json]) -> Iterator[tuple[int, ...]]:
        n, k = before
        return combinations(range(1, n + 1), k)

    @override
    def why_unexpected(self, before: list[Json], item: list[int]) -> str:
        n, k = before
        if len(item) != k:
            return f"has length {len(item)}, expected {k}"
        if outside := [number for number in item if not 1 <= number <= n]:
            return f"holds {outside[0]}, expected 1 to {n}"
        twice = next(number for number in item if item.count(number) > 1)
        return f"holds {twice} twice"

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the arguments with n, k or both reduced by 1."""
        n, k = before
        if k < n:
            yield [n - 1, k]
        if k > 1:
            yield [n - 1, k - 1]
            yield [n, k - 1]
