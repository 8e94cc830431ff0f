"""Keeps the places of the givens in a set of the class, with those of the boards before.

A look at the board in the same condition would hide that, but what is meant is a set of its own.

Verdict: Wrong Answer
Reason: unchanged
Cause: state_kept
Near: undo_missing
Change: class_state, 14
"""


class Solution:
    given = set()

    def fits(self, board, r, c, d):
        for k in range(9):
            if board[r][k] == d or board[k][c] == d:
                return False
            if board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                return False
        return True

    def solveSudoku(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.given.add(f"{r}{c}")
        self.go(board, 0)

    def go(self, board, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if f"{r}{c}" in self.given:
            return self.go(board, i + 1)
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.go(board, i + 1):
                    return True
                board[r][c] = "."
        return False
