"""Keeps its sets in class attributes, but makes them anew for each board.

Verdict: Accepted
Cause: none
"""


class Solution:
    rows, cols, boxes = [], [], []

    def solveSudoku(self, board: List[List[str]]) -> None:
        for used in (self.rows, self.cols, self.boxes):
            used[:] = [set() for _ in range(9)]
        self.blanks = []
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    self.blanks.append((r, c))
                else:
                    for used in self.units(r, c):
                        used.add(board[r][c])
        self.search(board, 0)

    def units(self, r, c):
        return self.rows[r], self.cols[c], self.boxes[r // 3 * 3 + c // 3]

    def search(self, board, k):
        if k == len(self.blanks):
            return True
        r, c = self.blanks[k]
        for d in "123456789":
            if all(d not in used for used in self.units(r, c)):
                board[r][c] = d
                for used in self.units(r, c):
                    used.add(d)
                if self.search(board, k + 1):
                    return True
                board[r][c] = "."
                for used in self.units(r, c):
                    used.remove(d)
        return False
