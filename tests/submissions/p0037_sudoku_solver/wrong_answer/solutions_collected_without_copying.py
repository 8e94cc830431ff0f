"""Collects all solutions by index, carried over from a language in which passing an array on
copies it. In Python the list holds the one board again and again, blank at the end.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on, 28
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.found = []
        self.write(0)
        if self.found:
            board[:] = self.found[0]

    def write(self, grid):
        if grid == 81:
            self.found.append(self.board)
            return
        i, j = divmod(grid, 9)
        if self.board[i][j] != ".":
            self.write(grid + 1)
            return
        for num in "123456789":
            self.board[i][j] = num
            if self.is_valid(i, j):
                self.write(grid + 1)
        self.board[i][j] = "."

    def is_valid(self, i, j):
        element = self.board[i][j]
        for k in range(9):
            if (k != i and self.board[k][j] == element) or (k != j and self.board[i][k] == element):
                return False
        query = [0, 0, 0, 3, 3, 3, 6, 6, 6]
        for m in range(query[i], query[i] + 3):
            for n in range(query[j], query[j] + 3):
                if (m != i or n != j) and self.board[m][n] == element:
                    return False
        return True
