"""The hooks that make LeetCode 39 a problem of this kata."""

from collections.abc import Iterator
from random import Random

from harness.any_order import AnyOrder
from harness.problem import override
from harness.value import Json, check_distinct

MOST = 149  # LeetCode guarantees fewer than 150 combinations


class CombinationSum(AnyOrder):
    """LeetCode 39."""

    title = "39. Combination Sum"
    order = 5
    sets = True
    new = "an item may be chosen again; stop when the sum is too large"
    limits = {"candidates": (1, 30), "target": (1, 40)}
    reference = "start_index"
    beside = ("start_index", "sorted_break", "choose_or_skip")
    next_steps = {"start_index": "sorted_break: a candidate that is too large ends the loop"}

    @override
    def validate(self, arguments: list[Json]) -> None:
        candidates, target = arguments
        check_distinct("candidates", candidates, 2, 40)
        if (count := len(expected(candidates, target))) > MOST:
            raise ValueError(f"at most {MOST} combinations may sum to `target`, but {count:,} do")

    @override
    def expected(self, before: list[Json]) -> list[tuple[int, ...]]:
        return expected(*before)

    @override
    def why_unexpected(self, before: list[Json], item: list[int]) -> str:
        candidates, target = before
        if strange := [number for number in item if number not in candidates]:
            return f"holds {strange[0]}, which is not a candidate"
        return f"has the sum {sum(item)}, expected {target}"

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        candidates, target = before
        for i in range(len(candidates) if len(candidates) > 1 else 0):
            yield [candidates[:i] + candidates[i + 1 :], target]
        for less in range(1, target):
            yield [candidates, less]

    @override
    def vary(self, before: list[Json], rng: Random) -> dict[str, Json]:
        return {"candidates": rng.sample(before[0], len(before[0])), "target": before[1]}


def expected(candidates: list[int], target: int) -> list[tuple[int, ...]]:
    """Return the combinations, each sorted, the shortest first."""
    ways: list[list[tuple[int, ...]]] = [[()], *([] for _ in range(target))]
    for number in sorted(candidates):
        for total in range(number, target + 1):
            ways[total] += [(*way, number) for way in ways[total - number]]
    return sorted(ways[target], key=lambda way: (len(way), way))
