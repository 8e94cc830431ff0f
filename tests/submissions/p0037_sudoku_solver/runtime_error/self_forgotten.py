"""Calls a method without `self.` before it.

Verdict: Runtime Error
Reason: NameError: name 'fill' is not defined
Cause: self_missing
Change: self, 13
Near: name_unknown | arguments_wrong | python_2
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
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
