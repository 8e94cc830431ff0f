"""Compares only four cells of each box: both loops run over `range(2)`.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: one_off, 31
Near: box_formula
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
        if d in board[r] or any(row[c] == d for row in board):
            return False
        for i in range(r // 3 * 3, r // 3 * 3 + 2):
            for j in range(c // 3 * 3, c // 3 * 3 + 2):
                if board[i][j] == d:
                    return False
        return True
