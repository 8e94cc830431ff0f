"""Keeps the board before each guess in a copy that holds the same rows, and writes it back.

Verdict: Wrong Answer
Reason: blanks left
Cause: shallow_copy
Change: shallow, 27
Near: blank_passed_by
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.go(board)

    def ok(self, b, r, c, d):
        for k in range(9):
            if d in (b[r][k], b[k][c], b[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True

    def go(self, b):
        for r in range(9):
            for c in range(9):
                if b[r][c] == ".":
                    for d in "123456789":
                        if self.ok(b, r, c, d):
                            backup = copy.copy(b)
                            b[r][c] = d
                            if self.go(b):
                                return True
                            b[:] = backup
                    return False
        return True
