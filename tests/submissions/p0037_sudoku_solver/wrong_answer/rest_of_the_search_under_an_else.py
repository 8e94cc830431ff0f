"""Has the rest of its search under the `else` of the step to the next row, and ends after it.

Verdict: Wrong Answer
Reason: unchanged
Cause: turned_back
Change: else, 19
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0, 0)

    def fill(self, board, r, c):
        if c == 9:
            r, c = r + 1, 0
            if r == 9:
                return True
        else:
            if board[r][c] != ".":
                return self.fill(board, r, c + 1)
            for d in "123456789":
                if self.fits(board, r, c, d):
                    board[r][c] = d
                    if self.fill(board, r, c + 1):
                        return True
                    board[r][c] = "."
            return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
