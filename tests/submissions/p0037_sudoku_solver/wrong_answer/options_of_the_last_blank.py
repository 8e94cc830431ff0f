"""Finds the blank with the fewest options, and returns the options of the last one.

Verdict: Wrong Answer
Reason: unchanged
Cause: turned_back, 37
Change: name, 37
Cases: A single undo
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.b = board
        self.search()

    def options(self, r, c):
        used = set(self.b[r])
        used |= {self.b[i][c] for i in range(9)}
        y, x = r - r % 3, c - c % 3
        for i in range(y, y + 3):
            used |= set(self.b[i][x:x + 3])
        return set('123456789') - used

    def choose(self):
        best = None
        best_options = None
        for r in range(9):
            for c in range(9):
                if self.b[r][c] != '.':
                    continue
                options = self.options(r, c)
                if best is None or len(options) < len(best_options):
                    best = (r, c)
                    best_options = options
                    if len(options) < 2:
                        return best, best_options
        return best, options if best else None

    def search(self):
        cell, digits = self.choose()
        if cell is None:
            return True
        r, c = cell
        for d in sorted(digits):
            self.b[r][c] = d
            if self.search():
                return True
        self.b[r][c] = '.'
        return False
