"""Counts its blanks one too many, and fails before the board is full.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range, 15
Change: none
Near: unit_not_compared | nothing_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(8) if board[r][c] == "."]
        for k in range(len(blanks) + 1):
            r, c = blanks[k]
            board[r][c] = "5"
