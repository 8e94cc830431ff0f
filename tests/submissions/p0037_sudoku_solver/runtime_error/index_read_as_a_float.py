"""Reads an index with `float`; the `/` in the same line is in what is written.

Verdict: Runtime Error
Reason: TypeError: list indices must be integers or slices, not float
Cause: wrong_type, 14
Change: none
Near: float_index
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        row = float("3")
        board[row][0] = str(18 / 2)[0]
