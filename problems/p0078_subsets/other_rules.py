"""Rules that solutions of LeetCode 78 follow by mistake."""

from collections.abc import Iterator
from itertools import combinations, permutations

MOST = 7
"""The most numbers whose orders are made."""


def other_rules(nums: list[int]) -> Iterator[tuple[str, list[list[int]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    n = len(nums)
    sizes = range(n + 1)
    subsets = [[*map(list, combinations(nums, size))] for size in sizes]
    for ordered, name in ((nums, "nums"), (sorted(nums), "sorted nums")):
        slices = [ordered[i:j] for i in range(n) for j in range(i + 1, n + 1)]
        yield f"a subset had to be contiguous in {name}", [[], *slices]
        yield f"a subset had to be contiguous in {name}, and [] did not count", slices
        steps = [
            ordered[i:j:k] for k in range(1, n + 1) for i in range(n) for j in range(i + 1, n + 1)
        ]
        even = [[], *(one for at, one in enumerate(steps) if one not in steps[:at])]
        yield f"a subset had to be a slice with a step, such as {name}[0:3:2]", even
        beginnings = [ordered[:size] for size in sizes]
        yield f"a subset had to be the beginning of {name}", beginnings
        ends = beginnings + [ordered[size:] for size in range(1, n)]
        yield f"a subset had to be the beginning or the end of {name}", ends
    yield "[] did not count", [one for size in sizes[1:] for one in subsets[size]]
    yield "nums itself did not count", [one for size in sizes[:-1] for one in subsets[size]]
    few = [one for size in sorted({0, min(1, n), max(n - 1, 0), n}) for one in subsets[size]]
    yield "a subset had at most one item, or lacked at most one", few
    if n <= MOST:
        orders = [list(one) for size in sizes for one in permutations(nums, size)]
        yield "the order of the numbers mattered", orders
