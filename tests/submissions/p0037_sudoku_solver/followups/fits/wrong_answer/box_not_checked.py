"""Does not look at the cells of the box.

Verdict: Wrong Answer
Reason: returned True, but box 1 holds 6 already: r2c1 (board[1][0])
Cause: box_not_checked, 17
Named: not yet
Change: none
"""


class Solution:
    def fits(self, board: List[List[str]], row: int, col: int, digit: str) -> bool:
        top, left = row // 3 * 3, col // 3 * 3
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if False:
                return False
        return True
