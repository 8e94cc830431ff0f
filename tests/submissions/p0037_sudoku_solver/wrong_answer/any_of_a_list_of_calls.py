"""Gives `any` a list: all deeper calls are made, even after one has succeeded.

Verdict: Wrong Answer
Reason: blanks left
Cause: success_not_passed_on
Change: eager, 19
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.fill(board, 0)

    def fill(self, board, k):
        if k == len(self.blanks):
            return True
        r, c = self.blanks[k]
        return any([self.place(board, k, d) for d in self.options(board, r, c)])

    def place(self, board, k, d):
        r, c = self.blanks[k]
        board[r][c] = d
        if self.fill(board, k + 1):
            return True
        board[r][c] = "."
        return False

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]
