"""Names the search in a condition and does not call it: a method is always true.

Verdict: Wrong Answer
Reason: unchanged
Cause: not_called
Change: not_called, 20
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.fill(0)

    def is_full(self):
        return all("." not in row for row in self.board)

    def fill(self, k):
        if self.is_full:
            return True
        r, c = self.blanks[k]
        for d in "123456789":
            if self.fits(self.board, r, c, d):
                self.board[r][c] = d
                if self.fill(k + 1):
                    return True
                self.board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
