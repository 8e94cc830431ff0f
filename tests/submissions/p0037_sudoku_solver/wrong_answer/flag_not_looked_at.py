"""A flag is set when the board is full, but no call looks at it before it undoes its digit.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on
Change: passed_on, 26
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.done = False
        self.fill(board, 0)

    def fill(self, board, k):
        if k == 81:
            self.done = True
            return
        r, c = divmod(k, 9)
        if board[r][c] != ".":
            self.fill(board, k + 1)
            return
        for digit in "123456789":
            if self.fits(board, r, c, digit):
                board[r][c] = digit
                self.fill(board, k + 1)
                board[r][c] = "."

    def fits(self, board, r, c, digit):
        for k in range(9):
            if digit in (board[r][k], board[k][c]):
                return False
            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == digit:
                return False
        return True
