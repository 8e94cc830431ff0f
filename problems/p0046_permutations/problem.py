"""The hooks that make LeetCode 46 a problem of this kata."""

from collections.abc import Iterator
from itertools import permutations

from harness.any_order import DistinctNumbers
from harness.problem import override
from harness.value import Json


class Permutations(DistinctNumbers):
    """LeetCode 46."""

    title = "46. Permutations"
    order = 4
    new = "no start index: what is used is marked, and unmarked"
    limits = {"nums": (1, 6)}
    reference = "used_flags"
    beside = ("used_flags", "swap_in_place")
    next_steps = {"used_flags": "swap_in_place: the list itself says which numbers are left"}

    @override
    def expected(self, before: list[Json]) -> Iterator[tuple[int, ...]]:
        return permutations(before[0])

    @override
    def why_unexpected(self, before: list[Json], item: list[int]) -> str:
        [nums] = before
        for number in item:
            if number not in nums:
                return f"holds {number}, which is not in nums"
            if (times := item.count(number)) > 1:
                return f"holds {number} {'twice' if times == 2 else f'{times} times'}"
        missing = next(number for number in nums if number not in item)
        return f"does not hold {missing}"
