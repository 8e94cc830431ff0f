"""Keeps the fewest candidates, then tries those of the blank that was looked at last.

Verdict: Wrong Answer
Reason: unchanged | blanks left
Cause: slip
Change: name, 41 | moved, 39
Near: turned_back
Time limit: 6
"""


class Solution:
    def solveSudoku(self, board):
        self.board = board
        self.held = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.note(r, c, board[r][c])
        self.fill()

    def note(self, r, c, digit):
        for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
            self.held[unit] = self.held.get(unit, "") + digit

    def forget(self, r, c):
        for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3):
            self.held[unit] = self.held[unit][:-1]

    def fill(self):
        blanks = [(r, c) for r in range(9) for c in range(9) if self.board[r][c] == "."]
        if not blanks:
            return True
        fewest, where = "1234567890", None
        for r, c in blanks:
            held = "".join(self.held.get(unit, "") for unit in (r, 9 + c, 18 + r // 3 * 3 + c // 3))
            fits = [d for d in "123456789" if d not in held]
            if len(fits) < len(fewest):
                fewest, where = fits, (r, c)
        r, c = where
        for digit in fits:
            self.board[r][c] = digit
            self.note(r, c, digit)
            if self.fill():
                return True
            self.forget(r, c)
            self.board[r][c] = "."
        return False
