"""Writes `true` and `false` as in Java or C++.

Verdict: Runtime Error
Reason: NameError: name 'false' is not defined
Cause: name_unknown
Change: name, 23
Near: self_missing | python_2
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
                            board[r][c] = d
                            if self.fill(board):
                                return true
                            board[r][c] = "."
                    return false
        return true

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return false
        return true
