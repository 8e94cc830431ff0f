"""Looks for a blank in the first row, and says that there is none if that row is full.

Verdict: Wrong Answer
Reason: blanks left
Cause: slip
Change: moved, 20
Near: never_written | blank_passed_by | every_digit_refused
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def find_blank(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    return r, c
            return None

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True

    def fill(self, board):
        blank = self.find_blank(board)
        if blank is None:
            return True
        r, c = blank
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.fill(board):
                    return True
                board[r][c] = "."
        return False
