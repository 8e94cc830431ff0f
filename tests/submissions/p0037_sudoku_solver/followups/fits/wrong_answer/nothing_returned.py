"""Returns nothing at the end.

Verdict: Wrong Answer
Reason: returned None (is a `return` missing?), expected True or False
Cause: slip, 17
Change: return, 17
"""


class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[top + k // 3][left + k % 3] == digit:
                return False

