"""Keeps the sets of used digits in class attributes, which all boards share.

Verdict: Wrong Answer
Reason: unchanged
Cause: state_kept
Change: class_state, 12
Catalogue: 59
"""


class Solution:
    rows = [set() for _ in range(9)]
    cols = [set() for _ in range(9)]
    boxes = [set() for _ in range(9)]

    def solveSudoku(self, board: List[List[str]]) -> None:
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
            if not any(d in used for used in self.units(r, c)):
                board[r][c] = d
                for used in self.units(r, c):
                    used.add(d)
                if self.search(board, k + 1):
                    return True
                board[r][c] = "."
                for used in self.units(r, c):
                    used.remove(d)
        return False
