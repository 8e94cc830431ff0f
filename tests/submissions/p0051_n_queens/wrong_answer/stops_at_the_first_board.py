"""Ends the search when a board has been found, as a Sudoku solver does.

Verdict: Wrong Answer
Reason: the board with queens in columns 3, 1, 4, 2 is missing
Cause: slip, 24
Change: truth, 24
"""


class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        self.n = n
        self.queens = []
        self.out = []
        self.solve(0)
        return self.out

    def fits(self, row, col):
        return all(c != col and abs(c - col) != row - r for r, c in enumerate(self.queens))

    def solve(self, row):
        if row == self.n:
            self.out.append(["." * c + "Q" + "." * (self.n - c - 1) for c in self.queens])
            return True
        for col in range(self.n):
            if not self.fits(row, col):
                continue
            self.queens.append(col)
            if self.solve(row + 1):
                return True
            self.queens.pop()
        return False
