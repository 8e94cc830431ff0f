"""Looks for repeats in the three units of a cell with one set, which is made before the loop.

Verdict: Wrong Answer
Reason: still blank
Cause: every_digit_refused
Change: moved, 33
Page: full
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, k):
        if k == 81:
            return True
        r, c = divmod(k, 9)
        if board[r][c] != ".":
            return self.fill(board, k + 1)
        for d in "123456789":
            board[r][c] = d
            if self.is_valid(board, r, c) and self.fill(board, k + 1):
                return True
        board[r][c] = "."
        return False

    def is_valid(self, board, r, c):
        row = board[r]
        column = [board[i][c] for i in range(9)]
        top, left = r // 3 * 3, c // 3 * 3
        box = [board[i][j] for i in range(top, top + 3) for j in range(left, left + 3)]
        seen = set()
        for unit in (row, column, box):
            for d in unit:
                if d == ".":
                    continue
                if d in seen:
                    return False
                seen.add(d)
        return True
