"""Writes `==` where `=` is meant: nothing is placed, and the call below finds the same blank.

Verdict: Runtime Error
Reason: RecursionError: maximum recursion depth exceeded
Cause: slip, 22
Change: comparison, 22
Near: attribute_missing | endless_loop
Catalogue: 14
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] == d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
