"""Measures its log after it has placed a digit, so an undo leaves the effects of that digit.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: turned_back, 42
Change: measured_too_late, 42
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.cells = [(r, c) for r in range(9) for c in range(9)]
        self.free = {cell: set("123456789") for cell in self.cells}
        self.board = board
        self.log = []
        for r, c in self.cells:
            if board[r][c] != ".":
                self.forbid(r, c, board[r][c])
        self.solve()

    def forbid(self, r, c, digit):
        """Takes a digit from the cells of its row, column and box."""
        for i, j in self.cells:
            if i == r or j == c or (i // 3 == r // 3 and j // 3 == c // 3):
                if digit in self.free[i, j]:
                    self.free[i, j].remove(digit)
                    self.log.append((i, j, digit))

    def allow(self, length):
        while len(self.log) > length:
            i, j, digit = self.log.pop()
            self.free[i, j].add(digit)

    def solve(self):
        blanks = [(r, c) for r, c in self.cells if self.board[r][c] == "."]
        if not blanks:
            return True
        r, c = min(blanks, key=lambda cell: len(self.free[cell]))
        for digit in sorted(self.free[r, c]):
            self.board[r][c] = digit
            self.forbid(r, c, digit)
            length = len(self.log)
            if self.solve():
                return True
            self.board[r][c] = "."
            self.allow(length)
        return False
