"""The hooks that make LeetCode 78 a problem of this kata."""

from collections.abc import Iterator
from itertools import chain, combinations

from harness.any_order import DistinctNumbers
from harness.problem import override
from harness.value import Json

SKIP = "choose_or_skip: two calls for each number, so that the answers are the leaves"
MASK = "bit_mask: no recursion, a subset for each number below 2 to the power of n"


class Subsets(DistinctNumbers):
    """LeetCode 78."""

    title = "78. Subsets"
    order = 3
    sets = True
    new = "every node of the tree is an answer"
    limits = {"nums": (1, 10)}
    reference = "start_index"
    beside = ("start_index", "choose_or_skip")
    next_steps = {"start_index": SKIP, "choose_or_skip": MASK}

    @override
    def expected(self, before: list[Json]) -> Iterator[tuple[int, ...]]:
        return _subsets(sorted(before[0]))

    @override
    def answers(self, before: list[Json]) -> Iterator[Json]:
        """Yield one answer: the subsets, the shortest first, each in the order of nums."""
        yield [list(numbers) for numbers in _subsets(before[0])]

    @override
    def why_unexpected(self, before: list[Json], item: list[int]) -> str:
        if strange := [number for number in item if number not in before[0]]:
            return f"holds {strange[0]}, which is not in nums"
        twice = next(number for number in item if item.count(number) > 1)
        return f"holds {twice} twice"


def _subsets(nums: list[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(nums, size) for size in range(len(nums) + 1))
