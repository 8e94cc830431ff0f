"""Rules that solutions of LeetCode 51 follow by mistake."""

from collections.abc import Iterator
from itertools import pairwise, permutations

from .queens import rows_of

MOST = 7
"""The most queens for which all boards with one queen in each row and column are made."""


def other_rules(n: int) -> Iterator[tuple[str, list[list[str]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    if n > MOST:
        return
    boards = [*permutations(range(n))]
    falling = {one for one in boards if len({c - r for r, c in enumerate(one)}) == n}
    rising = {one for one in boards if len({c + r for r, c in enumerate(one)}) == n}
    both = falling & rising
    left = {one for one in both if one[0] < n / 2}
    near = {one for one in boards if all(abs(a - b) > 1 for a, b in pairwise(one))}
    for clause, allowed in (
        ("queens did not attack on diagonals", {*boards}),
        ("queens did not attack on diagonals such as r1c2 and r2c1", falling),
        ("queens did not attack on diagonals such as r1c1 and r2c2", rising),
        ("queens attacked on diagonals only in the next row", near),
        ("the queen in the first row had to be in the left half", left),
        ("each queen after the first had to be in the first column that is free", {*_greedy(n)}),
    ):
        yield clause, [rows_of(one) for one in allowed]


def _greedy(n: int) -> Iterator[tuple[int, ...]]:
    """Yield the boards that are filled from the first row on without a step back."""
    for first in range(n):
        columns = [first]
        for row in range(1, n):
            attacked = {c + d * (row - r) for r, c in enumerate(columns) for d in (-1, 0, 1)}
            columns += [column for column in range(n) if column not in attacked][:1]
        if len(columns) == n:
            yield tuple(columns)
