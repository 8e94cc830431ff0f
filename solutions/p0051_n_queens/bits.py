"""Columns and diagonals as the bits of three integers (位运算, bit masks).

Idea: bit `col` of each integer says that a queen above attacks this row in that column: along the
    column, along a falling diagonal or along a rising one. One row further down, a falling diagonal
    is one column further on, and a rising one is one column back: shift by one. The zeros of the
    three together are the free squares, and `free & -free` is the lowest of them.
Order: rows from the top, columns from the left.
Promise: `search` adds every board that continues the queens of the rows above, and leaves `queens`
    as it was.
Cost: squares under attack cost nothing: the loop runs once for each queen that is placed. The tree
    is that of `sets.py`, with 8,394 calls for n = 9.
Pitfall: `& full` belongs to the free squares. Without it, the columns right of the board look free,
    because `~` sets infinitely many bits there.
Next: count the boards instead of drawing them (LeetCode 52): no list of queens is needed then.
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        boards, queens = [], []
        full = (1 << n) - 1

        def search(columns: int, falling: int, rising: int) -> None:
            """Add all boards that begin with these queens; leave queens as it was.

            The integers are arguments, so each call has its own, and nothing needs to be undone in
            them.
            """
            if columns == full:  # a queen in each column, so one in each row
                boards.append(["." * col + "Q" + "." * (n - col - 1) for col in queens])
                return
            free = full & ~(columns | falling | rising)
            while free:
                bit = free & -free
                free ^= bit
                queens.append(bit.bit_length() - 1)
                search(columns | bit, (falling | bit) << 1, (rising | bit) >> 1)
                queens.pop()

        search(0, 0, 0)
        return boards
