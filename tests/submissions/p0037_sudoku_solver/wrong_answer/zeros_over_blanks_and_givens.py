"""Starts from a board of zeros, and writes the givens of the first three rows only.

Verdict: Wrong Answer
Reason: given overwritten
Cause: blank_not_dot
Change: none
Near: given_erased | given_overwritten
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        kept = [row[:] for row in board]
        for r in range(9):
            for c in range(9):
                board[r][c] = "0"
        for r in range(3):
            for c in range(9):
                if kept[r][c] != ".":
                    board[r][c] = kept[r][c]
