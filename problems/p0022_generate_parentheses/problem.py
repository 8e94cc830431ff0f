"""The hooks that make LeetCode 22 a problem of this kata."""

from collections.abc import Iterator
from itertools import combinations

from harness.any_order import AnyOrder
from harness.problem import override
from harness.value import Json


class GenerateParentheses(AnyOrder):
    """LeetCode 22."""

    title = "22. Generate Parentheses"
    order = 6
    new = "two counts decide which choices are allowed"
    limits = {"n": (1, 8)}
    reference = "string_path"
    next_steps = {
        "string_path": "shared_list: one list for all calls, which each choice must undo",
        "shared_list": "first_pair: dynamic programming, split where the first parenthesis closes",
    }

    @override
    def expected(self, before: list[Json]) -> Iterator[str]:
        """Yield all balanced strings of n pairs, sorted.

        A string is chosen by the indexes of its n opening parentheses. It is balanced if the index
        of number i (from 0) is at most 2 * i, so that at most i closing ones come before it.
        """
        (n,) = before
        for places in combinations(range(2 * n), n):
            if all(place <= 2 * i for i, place in enumerate(places)):
                yield "".join("(" if index in places else ")" for index in range(2 * n))

    @override
    def why_unexpected(self, before: list[Json], item: str) -> str:
        (n,) = before
        if other := item.replace("(", "").replace(")", ""):
            return f"holds {other[0]!r}, expected only '(' and ')'"
        if len(item) != 2 * n:
            return f"has length {len(item)}, expected {2 * n}"
        for index in range(len(item)):
            if item.count(")", 0, index + 1) > item.count("(", 0, index + 1):
                return f"closes at index {index}, but nothing is open there"
        return f"leaves {item.count('(') - item.count(')')} open"

    @override
    def smaller(self, before: list[Json]) -> Iterator[list[Json]]:
        """Yield the arguments with one pair fewer."""
        (n,) = before
        if n > 1:
            yield [n - 1]
