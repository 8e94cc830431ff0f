"""Reads eight cells of each unit.

Verdict: Wrong Answer
Reason: returned True, but box 6 holds 7 already: r6c9 (board[5][8])
Cause: slip, 13
Change: one_off, 13
"""


class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for k in range(8):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[top + k // 3][left + k % 3] == digit:
                return False
        return True
