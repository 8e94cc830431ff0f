"""Counts its blanks one too many, and fails before the board is full.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Likely: none
Near: runs off the edge of the board | is not compared with its | the last column is
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = [(r, c) for r in range(9) for c in range(8) if board[r][c] == "."]
        for k in range(len(blanks) + 1):
            r, c = blanks[k]
            board[r][c] = "5"
