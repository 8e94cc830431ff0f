"""Reads row c for column c while it collects the candidates, and never puts a cell back.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: another_unit_compared, 20
Change: order, 20
"""


class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        self.fill()

    def candidates(self, r, c):
        known = set()
        for k in range(9):
            known.add(self.board[r][k])
            known.add(self.board[c][k])
            known.add(self.board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
        return [digit for digit in "123456789" if digit not in known]

    def fill(self):
        if not self.todo:
            return True
        r, c = min(self.todo, key=lambda cell: len(self.candidates(*cell)))
        self.todo.remove((r, c))
        for digit in self.candidates(r, c):
            self.board[r][c] = digit
            if self.fill():
                return True
            self.board[r][c] = "."
        return False
