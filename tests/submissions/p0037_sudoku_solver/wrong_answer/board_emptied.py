"""Empties the board, to fill it in again, and stops there.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_erased
Change: none
Near: rows_aliased | given_overwritten
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        givens = [(r, c, board[r][c]) for r in range(9) for c in range(9) if board[r][c] != "."]
        for r in range(9):
            board[r] = ["."] * 9
