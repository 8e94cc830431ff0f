"""Puts the board into itself, so that it has no end.

Verdict: Wrong Answer
Reason: r1c1 (board[0][0]) holds the | the list with 9 items
Cause: rows_aliased
Change: none
Catalogue: 55
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            board[r] = board
