"""Reads row, column and box, and asks only the first two whether they hold the digit.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: unread, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fits(self, board, r, c, d):
        row = board[r]
        column = [board[k][c] for k in range(9)]
        box = [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
        return d not in row and d not in column

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True
