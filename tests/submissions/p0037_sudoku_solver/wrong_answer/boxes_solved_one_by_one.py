"""Solves each box by backtracking and never changes a box that is full.

Verdict: Wrong Answer
Reason: blanks left
Cause: turned_back
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        for top in (0, 3, 6):
            for left in (0, 3, 6):
                box = [(top + k // 3, left + k % 3) for k in range(9)]
                self.fill(board, [(r, c) for r, c in box if board[r][c] == "."], box)

    def fill(self, board, blanks, box):
        if not blanks:
            return True
        (r, c), *others = blanks
        used = {board[i][j] for i, j in box} | set(board[r]) | {row[c] for row in board}
        for digit in "123456789":
            if digit not in used:
                board[r][c] = digit
                if self.fill(board, others, box):
                    return True
                board[r][c] = "."
        return False
