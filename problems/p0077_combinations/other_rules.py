"""Rules that solutions of LeetCode 77 follow by mistake."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations, product

SIZES = (1, 2, 3)
MOST = 50_000
"""The most lists that are made for a rule."""


def other_rules(n: int, k: int) -> Iterator[tuple[str, list[list[int]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    numbers = range(1, n + 1)
    for size in SIZES:
        yield f"k were at most {size}", [*map(list, combinations(numbers, min(k, size)))]
    sums = [[*some] for some in combinations(numbers, k) if sum(some) == n]
    yield "the numbers had to add up to n", sums
    yield "the numbers had to be consecutive", [[*numbers[i : i + k]] for i in range(n - k + 1)]
    even = (range(a, n + 1, step)[:k] for step in range(1, n + 1) for a in numbers)
    steps = [[*one] for one in dict.fromkeys(map(tuple, even)) if len(one) == k]
    yield "the numbers had to be equally far apart", steps
    if k > 1:
        runs = [[*numbers[i : i + k - 1]] for i in range(n - k + 2)]
        last = [[*one, end] for one in runs for end in range(one[-1] + 1, n + 1)]
        yield "all numbers but the last had to be consecutive", last
        first = [[start, *one] for one in runs for start in range(1, one[0])]
        yield "all numbers but the first had to be consecutive", first
    if n**k > MOST:
        return
    few = [list(some) for size in range(k + 1) for some in combinations(numbers, size)]
    yield "a combination could have fewer than k numbers", few
    yield "a combination could have fewer than k numbers, but not none", few[1:]
    orders = [*map(list, permutations(numbers, k))]
    yield "the order of the numbers mattered", orders
    halves = [one for one in orders if one <= one[::-1]]
    yield "only the same numbers in reverse were the same combination", halves
    again = combinations_with_replacement(numbers, k)
    yield "a number could be chosen again", [*map(list, again)]
    both = product(numbers, repeat=k)
    yield "a number could be chosen again, and the order mattered", [*map(list, both)]
