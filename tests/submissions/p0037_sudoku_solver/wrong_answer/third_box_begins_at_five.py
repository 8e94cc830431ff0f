"""Looks for the first row of a box among 0, 3 and 5.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula
Change: one_off, 17
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fits(self, board, r, c, d):
        if d in board[r] or any(row[c] == d for row in board):
            return False
        top = max(k for k in (0, 3, 5) if k <= r)
        left = max(k for k in (0, 3, 6) if k <= c)
        return all(d not in row[left : left + 3] for row in board[top : top + 3])

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
