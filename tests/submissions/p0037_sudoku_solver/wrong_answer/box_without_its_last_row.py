"""Compares the first two rows of a box only: `range(top, top + 2)`.

Verdict: Wrong Answer
Reason: box 4 has two 9s
Cause: repeats_let_through
Change: one_off, 32
Cases: Edges of each box
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

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

    def fits(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        top, left = r // 3 * 3, c // 3 * 3
        for row in range(top, top + 2):
            for column in range(left, left + 3):
                if board[row][column] == d:
                    return False
        return True
