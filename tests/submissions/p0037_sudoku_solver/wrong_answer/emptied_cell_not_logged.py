"""Returns before it logs the removal that empties a cell, so this removal is never undone.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: never_written
Change: noted_too_late, 34
Cases: Hidden singles, 55 blanks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.cells = [(r, c) for r in range(9) for c in range(9)]
        self.left = {cell: set("123456789") for cell in self.cells}
        self.value = {}
        for r, c in self.cells:
            if board[r][c] != ".":
                self.assign((r, c), board[r][c], [])
        if self.solve():
            for r, c in self.cells:
                board[r][c] = self.value[r, c]

    def near(self, cell):
        r, c = cell
        for i, j in self.cells:
            if (i, j) != cell and (i == r or j == c or (i // 3, j // 3) == (r // 3, c // 3)):
                yield i, j

    def assign(self, cell, digit, log):
        self.value[cell] = digit
        for other in self.near(cell):
            if other not in self.value and digit in self.left[other]:
                self.left[other].remove(digit)
                if not self.left[other]:
                    return False
                log.append(other)
        return True

    def solve(self):
        open_cells = [cell for cell in self.cells if cell not in self.value]
        if not open_cells:
            return True
        cell = min(open_cells, key=lambda one: len(self.left[one]))
        for digit in sorted(self.left[cell]):
            log = []
            if self.assign(cell, digit, log) and self.solve():
                return True
            del self.value[cell]
            for other in log:
                self.left[other].add(digit)
        return False
