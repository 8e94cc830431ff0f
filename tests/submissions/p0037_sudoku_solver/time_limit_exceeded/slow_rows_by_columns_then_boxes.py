"""Right, and slow: digits of a row fit their columns at once, and the boxes are checked at the end of a row.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: repeats_let_through | box_formula | unit_not_compared
Time limit: 0.3
Cases: stress
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, k):
        if k == 81:
            return self.boxes(board, 8)
        r, c = divmod(k, 9)
        if c == 0 and r and not self.boxes(board, r - 1):
            return False
        if board[r][c] != ".":
            return self.fill(board, k + 1)
        for d in "123456789":
            if d not in board[r] and all(row[c] != d for row in board):
                board[r][c] = d
                if self.fill(board, k + 1):
                    return True
                board[r][c] = "."
        return False

    def boxes(self, board, r):
        for left in (0, 3, 6):
            box = [board[r // 3 * 3 + i][left + j] for i in range(3) for j in range(3)]
            digits = [d for d in box if d != "."]
            if len(set(digits)) < len(digits):
                return False
        return True
