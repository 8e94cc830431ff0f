"""Divides to find the corner of the box, and does not multiply again.

Verdict: Wrong Answer
Reason: returned False, but no other cell of its row, column and box holds 8
Cause: slip, 12
Change: factor, 12
"""


class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3, col // 3
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[top + k // 3][left + k % 3] == digit:
                return False
        return True
