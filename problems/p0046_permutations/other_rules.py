"""Rules that solutions of LeetCode 46 follow by mistake."""

from collections.abc import Iterator
from itertools import combinations, product


def other_rules(nums: list[int]) -> Iterator[tuple[str, list[list[int]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    n = len(nums)
    again = [list(numbers) for numbers in product(nums, repeat=n)]
    yield "a number could be chosen again", again
    yield "the order of the numbers did not matter", [nums]
    swaps = ({i: j, j: i} for i, j in combinations(range(n), 2))
    swapped = [[nums[swap.get(k, k)] for k in range(n)] for swap in swaps]
    yield "at most two numbers changed places", [nums, *swapped]
    near = [[*nums[:i], nums[i + 1], nums[i], *nums[i + 2 :]] for i in range(n - 1)]
    yield "at most two neighbouring numbers changed places", [nums, *near]
    for order, others in ((1, "earlier"), (-1, "later")):
        ends = [*map(list, {*_at_the_ends(tuple(nums[::order]))})]
        yield f"each number had to be put before or after all {others} ones", ends
    yield "the numbers of each half, and of each half of it, had to stay together", _halves(nums)
    turned = [nums[i:] + nums[:i] for i in range(n)]
    yield "only rotations counted", turned
    rests = [nums[:i] + nums[i + 1 :] for i in range(n)]
    pairs = zip(nums, rests, strict=True)
    later = [[x, *rest[i:], *rest[:i]] for x, rest in pairs for i in range(max(n - 1, 1))]
    yield "the numbers after the first could only be rotated", later
    both = {*map(tuple, turned), *(tuple(reversed(one)) for one in turned)}
    yield "only rotations, forwards and backwards, counted", [*map(list, both)]


def _at_the_ends(nums: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the lists that grow from the first number by one at their ends."""
    if len(nums) < 2:
        yield nums
        return
    for one in _at_the_ends(nums[:-1]):
        yield (*one, nums[-1])
        yield (nums[-1], *one)


def _halves(nums: list[int]) -> list[list[int]]:
    """Return the lists in which only halves change places, in the list and in each half."""
    if len(nums) < 2:
        return [nums]
    middle = len(nums) // 2
    pairs = product(_halves(nums[:middle]), _halves(nums[middle:]))
    return [one for a, b in pairs for one in (a + b, b + a)]
