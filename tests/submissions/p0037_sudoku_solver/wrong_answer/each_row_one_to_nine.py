"""Writes the digits from 1 to 9 into every row, as a place to begin.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_overwritten, 14
Change: none
Near: rows_aliased | loop_without_search | cell_takes_two
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            board[r] = list("123456789")
