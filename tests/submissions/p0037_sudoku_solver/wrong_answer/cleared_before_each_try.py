"""Clears the cell before each try, and never after one.

Verdict: Wrong Answer
Reason: blanks left
Cause: never_backtracks, 23
Change: passed_on, 23
Near: wrong_cell_undone
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        board[r][c] = "."
                        if self.is_valid(board, r, c, d):
                            board[r][c] = d
                            return self.search(board)
                    return False
        return True

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
