"""Keeps the blank that it is at on `self`, where the calls below change it.

Verdict: Wrong Answer
Reason: blanks left
Cause: wrong_cell_undone
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)

    def search(self, board):
        if not self.find(board):
            return True
        for d in "123456789":
            if self.is_valid(board, self.r, self.c, d):
                board[self.r][self.c] = d
                if self.search(board):
                    return True
                board[self.r][self.c] = "."
        return False

    def find(self, board):
        for self.r in range(9):
            for self.c in range(9):
                if board[self.r][self.c] == ".":
                    return True
        return False

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
