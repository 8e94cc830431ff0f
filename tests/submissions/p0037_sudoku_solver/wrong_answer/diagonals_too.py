"""Asks for different digits on both diagonals as well, a rule of another puzzle.

Verdict: Wrong Answer
Reason: unchanged
Cause: diagonals_compared, 36
Change: surplus, 36
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.solve(0)

    def solve(self, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if self.board[r][c] != ".":
            return self.solve(i + 1)
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
        if r == c and d in [self.board[k][k] for k in range(9)]:
            return False
        if r + c == 8 and d in [self.board[k][8 - k] for k in range(9)]:
            return False
        top, left = r // 3 * 3, c // 3 * 3
        for i in range(top, top + 3):
            for j in range(left, left + 3):
                if self.board[i][j] == d:
                    return False
        return True
