"""Compares what `find` returns with None, but where nothing is found that is -1.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: comparison, 19
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = list("".join("".join(row) for row in board))
        self.fill(cells)
        for r in range(9):
            board[r][:] = cells[9 * r : 9 * r + 9]

    def fill(self, cells):
        place = "".join(cells).find(".")
        if place is None:
            return True
        r, c = divmod(place, 9)
        for d in "123456789":
            if self.fits(cells, r, c, d):
                cells[place] = d
                if self.fill(cells):
                    return True
                cells[place] = "."
        return False

    def fits(self, cells, r, c, d):
        for k in range(9):
            box = cells[9 * (r // 3 * 3 + k // 3) + c // 3 * 3 + k % 3]
            if d in (cells[9 * r + k], cells[9 * k + c], box):
                return False
        return True
