"""Hands solutions out of a generator and stops at the first; the method itself has no `yield`.

Verdict: Accepted
Cause: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        next(self.solve(0), None)

    def solve(self, i):
        if i == 81:
            yield True
            return
        r, c = divmod(i, 9)
        if self.board[r][c] != ".":
            yield from self.solve(i + 1)
            return
        for d in "123456789":
            if self.valid(r, c, d):
                self.board[r][c] = d
                yield from self.solve(i + 1)
                self.board[r][c] = "."

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
