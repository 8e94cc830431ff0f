"""Yields the digits that row and column do not hold, and never looks at the box.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: look_added, 15
Near: box_formula | generator_never_iterated | iterator_exhausted
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def seen(r, c):
            for k in range(9):
                yield board[r][k]
                yield board[k][c]

        def fitting(r, c):
            there = set(seen(r, c))
            for digit in "123456789":
                if digit not in there:
                    yield digit

        def fill(position):
            if position == 81:
                return True
            r, c = divmod(position, 9)
            if board[r][c] != ".":
                return fill(position + 1)
            for digit in fitting(r, c):
                board[r][c] = digit
                if fill(position + 1):
                    return True
                board[r][c] = "."
            return False

        fill(0)
