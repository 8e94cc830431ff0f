"""Writes a digit first and checks it then, and tries the next one whether or not the last one
worked.

Verdict: Wrong Answer
Reason: two 9s
Cause: success_not_passed_on, 26
Change: passed_on, 26
Cases: Blank last cell
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.board = board
        self.write(0)

    def write(self, k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if self.board[r][c] != ".":
            return self.write(k + 1)
        for d in "123456789":
            self.board[r][c] = d
            if self.valid(r, c):
                self.write(k + 1)

    def valid(self, r, c):
        d = self.board[r][c]
        for i in range(81):
            row, col = divmod(i, 9)
            near = row == r or col == c or (row // 3, col // 3) == (r // 3, c // 3)
            if near and (row, col) != (r, c) and self.board[row][col] == d:
                return False
        return True
