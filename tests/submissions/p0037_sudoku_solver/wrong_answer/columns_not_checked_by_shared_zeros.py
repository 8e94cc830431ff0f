"""Counts in rows that are one list, which nothing writes to, and does not compare the columns.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: look_added, 31
Near: items_shared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        nothing = [[0] * 3] * 3
        self.solve(board, nothing)

    def solve(self, board, nothing):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d) and nothing[r // 3][c // 3] == 0:
                            board[r][c] = d
                            if self.solve(board, nothing):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
