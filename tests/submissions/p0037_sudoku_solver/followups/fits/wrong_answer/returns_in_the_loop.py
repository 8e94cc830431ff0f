"""Returns True as soon as the first cells are read.

Verdict: Wrong Answer
Reason: returned True, but row 1 holds 3 already: r1c2 (board[0][1])
Cause: slip, 18
Change: moved, 18
"""


class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[top + k // 3][left + k % 3] == digit:
                return False
            return True
