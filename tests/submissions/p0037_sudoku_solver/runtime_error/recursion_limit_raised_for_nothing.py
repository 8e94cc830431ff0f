"""Raises the recursion limit because of an error that tells of a recursion without end.

Verdict: Runtime Error
Reason: RecursionError: maximum recursion depth exceeded
Cause: endless_recursion
Change: start, 23
Catalogue: 15
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        sys.setrecursionlimit(20_000)
        self.board = board
        self.solve(0)

    def solve(self, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if self.board[r][c] != ".":
            return self.solve(i)
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
