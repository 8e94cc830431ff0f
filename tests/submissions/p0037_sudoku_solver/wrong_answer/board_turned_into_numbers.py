"""Turns the whole board into numbers to solve it, and leaves it so.

Verdict: Wrong Answer
Reason: holds the int
Cause: int_digits
Change: none
Catalogue: 54
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            row[:] = [0 if ch == "." else int(ch) for ch in row]
        self.board = board
        self.solve(0)

    def solve(self, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if self.board[r][c] != 0:
            return self.solve(i + 1)
        for d in range(1, 10):
            if self.valid(r, c, d):
                self.board[r][c] = d
                if self.solve(i + 1):
                    return True
                self.board[r][c] = 0
        return False

    def valid(self, r, c, d):
        for i in range(9):
            if self.board[r][i] == d:
                return False
            if self.board[i][c] == d:
                return False
        top, left = r // 3 * 3, c // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if self.board[i][j] == d:
                    return False
        return True
