"""The hooks that make LeetCode 46 a problem of this kata."""

from collections.abc import Iterator, Mapping
from itertools import permutations
from random import Random

from harness.any_order import AnyOrder
from harness.problem import override
from harness.value import Json, check_distinct


class Permutations(AnyOrder):
    """LeetCode 46."""

    title = "46. Permutations"
    order = 4
    new = "no start index: what is used is marked, and unmarked"
    limits = {"nums": (1, 6)}
    reference = "used_flags"
    beside = ("used_flags", "swap_in_place")
    next_steps = {"used_flags": "swap_in_place: the list itself says which numbers are left"}

    @override
    def validate(self, arguments: list[Json]) -> None:
        check_distinct("nums", arguments[0], -10, 10)

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

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the list with one number removed, then sorted, then renumbered from 1."""
        [nums] = before
        if len(nums) > 1:
            for index in reversed(range(len(nums))):
                yield [nums[:index] + nums[index + 1 :]]
        ranked = sorted(nums)
        for simpler in (ranked, [ranked.index(number) + 1 for number in nums]):
            if simpler != nums:
                yield [simpler]

    @override
    def vary(self, before: list[Json], rng: Random) -> Mapping[str, Json]:
        """Return as many random numbers from -10 to 10."""
        return {"nums": rng.sample(range(-10, 11), len(before[0]))}
