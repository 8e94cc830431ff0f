"""Reads board[r][c] and writes board[c][r]: the blank stays blank, and the call below finds it
again.

Verdict: Runtime Error
Reason: RecursionError: maximum recursion depth exceeded
Cause: endless_recursion
Change: order, 24
Near: index_out_of_range
Catalogue: 51
Cases: One blank
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
                            board[c][r] = d
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
