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
    first = min(both, default=())
    turned = both & {*_turns(first), *_turns(first[::-1])}
    near = {one for one in boards if all(abs(a - b) > 1 for a, b in pairwise(one))}
    for clause, allowed in (
        ("queens did not attack on diagonals", {*boards}),
        ("queens did not attack on diagonals such as r1c2 and r2c1", falling),
        ("queens did not attack on diagonals such as r1c1 and r2c2", rising),
        ("queens attacked on diagonals only in the next row", near),
        ("the queen in the first row had to be in the left half", left),
        ("each diagonal had to hold a queen, so that n = 1 alone has a solution", both & {(0,)}),
        ("only the rotations and mirror images of one solution counted", turned),
        ("each queen after the first had to be in the first column that is free", {*_greedy(n, 1)}),
        (
            "each queen after the second had to be in the first column that is free",
            {*_greedy(n, 2)},
        ),
    ):
        yield clause, [rows_of(one) for one in allowed]


def _turns(board: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Yield the four rotations of a board, given as the column of the queen in each row."""
    for _ in range(4):
        board = tuple(len(board) - 1 - board.index(column) for column in range(len(board)))
        yield board


def _greedy(n: int, free: int) -> Iterator[tuple[int, ...]]:
    """Yield the boards that are filled without a step back after the first rows, `free` of them."""
    for first in permutations(range(n), min(free, n)):
        columns = list[int]()
        for row in range(n):
            attacked = {c + d * (row - r) for r, c in enumerate(columns) for d in (-1, 0, 1)}
            places = range(n) if row >= free else first[row : row + 1]
            columns += [column for column in places if column not in attacked][:1]
        if len(columns) == n:
            yield tuple(columns)
