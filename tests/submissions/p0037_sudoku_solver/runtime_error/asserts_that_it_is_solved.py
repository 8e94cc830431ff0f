"""Asserts at the end that no blank is left, which is not so.

Verdict: Runtime Error
Reason: AssertionError: no solution
Cause: success_not_passed_on
Change: passed_on, 23
Near: exit_called
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)
        assert all("." not in row for row in board), "no solution"

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            self.fill(board)
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
