"""Writes `d in row == False`, which Python reads as a chain of two comparisons.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: chained, 35
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows = [set() for _ in range(9)]
        self.cols = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        self.blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.blanks.append((r, c))
                else:
                    self.note(r, c, board[r][c])
        self.fill(board, 0)

    def note(self, r, c, d):
        self.rows[r].add(d)
        self.cols[c].add(d)
        self.boxes[r // 3 * 3 + c // 3].add(d)

    def fill(self, board, k):
        if k == len(self.blanks):
            return True
        r, c = self.blanks[k]
        row, column, box = self.rows[r], self.cols[c], self.boxes[r // 3 * 3 + c // 3]
        for d in "123456789":
            if d in row == False and d in column == False and d in box == False:
                board[r][c] = d
                self.note(r, c, d)
                if self.fill(board, k + 1):
                    return True
                board[r][c] = "."
                row.remove(d)
                column.remove(d)
                box.remove(d)
        return False
