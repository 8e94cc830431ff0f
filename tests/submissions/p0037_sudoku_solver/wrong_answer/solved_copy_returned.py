"""Solves a copy, which is right, and returns it: `copy = board` would pass, but break the copy.

Verdict: Wrong Answer
Reason: unchanged
Cause: answer_returned
Near: board_rebound | undo_missing
Change: answer_lost, 37
"""


class Solution:
    def solveSudoku(self, board):
        copy = [row[:] for row in board]
        blanks = [(r, c) for r in range(9) for c in range(9) if copy[r][c] == "."]

        def ok(r, c, d):
            for k in range(9):
                if copy[r][k] == d or copy[k][c] == d:
                    return False
                if copy[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] == d:
                    return False
            return True

        def go(i):
            if i == len(blanks):
                return True
            r, c = blanks[i]
            for d in "123456789":
                if ok(r, c, d):
                    copy[r][c] = d
                    if go(i + 1):
                        return True
                    copy[r][c] = "."
            return False

        go(0)
        return copy
