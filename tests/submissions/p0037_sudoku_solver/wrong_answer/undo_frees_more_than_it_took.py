"""Gives a digit back to all peers, also to those that had lost it before.

Verdict: Wrong Answer
Reason: row 6 has two 2s: r6c1 (board[5][0]), yours; r6c5, yours
Cause: undo_missing, 39
Change: undo_incomplete, 39
"""


class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.open = [[[True] * 9 for _ in range(9)] for _ in range(9)]
        self.number = [[9] * 9 for _ in range(9)]
        self.blanks = {(r, c) for r in range(9) for c in range(9) if board[r][c] == "."}
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.mark(r, c, int(board[r][c]) - 1, False)
        self.fill()

    def mark(self, r, c, d, state):
        for k in range(9):
            for a, b in (r, k), (k, c), (r // 3 * 3 + k // 3, c // 3 * 3 + k % 3):
                if (a, b) != (r, c) and self.open[a][b][d] != state:
                    self.open[a][b][d] = state
                    self.number[a][b] += 1 if state else -1

    def stuck(self):
        return any(self.number[r][c] == 0 for r, c in self.blanks)

    def fill(self):
        if not self.blanks:
            return True
        if self.stuck():
            return False
        r, c = min(self.blanks, key=lambda cell: (self.number[cell[0]][cell[1]], cell))
        self.blanks.remove((r, c))
        for d in range(9):
            if self.open[r][c][d]:
                self.board[r][c] = str(d + 1)
                self.mark(r, c, d, False)
                if self.fill():
                    return True
                self.mark(r, c, d, True)
                self.board[r][c] = "."
        self.blanks.add((r, c))
        return False
