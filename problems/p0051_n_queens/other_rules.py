"""Rules that solutions of LeetCode 51 follow by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations

from .queens import rows_of

MOST = 7
"""The most queens for which all boards with one queen in each row and column are made."""


def other_rules(n: int) -> Iterator[tuple[str, list[list[str]]]]:
    """Yield clauses that change a rule, each with the right answer under the changed rule."""
    boards = [*permutations(range(n))] if n <= MOST else []
    if not boards:
        return
    falling = {one for one in boards if len({c - r for r, c in enumerate(one)}) == n}
    rising = {one for one in boards if len({c + r for r, c in enumerate(one)}) == n}
    near = {one for one in boards if all(abs(a - b) > 1 for a, b in pairwise(one))}
    for clause, allowed in (
        ("queens did not attack on diagonals", {*boards}),
        ("queens did not attack on diagonals such as r1c2 and r2c1", falling),
        ("queens did not attack on diagonals such as r1c1 and r2c2", rising),
        ("queens attacked on diagonals only in the next row", near),
    ):
        yield clause, [rows_of(one) for one in allowed]
