"""Looks at the cell before it asks whether there is one, so that it fails when the answer stands.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range
Change: moved, 17
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.solve(0)

    def solve(self, i):
        r, c = divmod(i, 9)
        if self.board[r][c] != ".":
            return self.solve(i + 1)
        if i == 81:
            return True
        for d in "123456789":
            if self.valid(r, c, d):
                self.board[r][c] = d
                if self.solve(i + 1):
                    return True
                self.board[r][c] = "."
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
