"""Finds a blank and writes to the cell with row and column swapped, for ever.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: none
Near: given_overwritten
Time limit: 0.2
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            r, c = next((r, c) for r in range(9) for c in range(9) if board[r][c] == ".")
            board[c][r] = "5"
