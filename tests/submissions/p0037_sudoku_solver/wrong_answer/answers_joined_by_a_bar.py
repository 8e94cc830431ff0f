"""Joins the answers of deeper calls by `|=`: all are made, even after one has succeeded.

Verdict: Wrong Answer
Reason: digit twice
Cause: success_not_passed_on
Change: eager, 27
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board, place):
        if place == 81:
            return True
        r, c = divmod(place, 9)
        if board[r][c] != ".":
            return self.fill(board, place + 1)
        solved = False
        for d in self.options(board, r, c):
            solved |= self.place(board, place, d)
        return solved

    def place(self, board, place, d):
        r, c = divmod(place, 9)
        board[r][c] = d
        if self.fill(board, place + 1):
            return True
        board[r][c] = "."
        return False
