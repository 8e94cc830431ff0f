"""Builds a dictionary of rows from the givens: a row without givens is not in it.

Verdict: Runtime Error
Reason: KeyError: 4
Cause: key_not_found, 26
Change: none
Near: slip
Cases: Blank row 5
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.rows = {}
        for r in range(9):
            for c in range(9):
                if board[r][c] != ".":
                    self.rows.setdefault(r, set()).add(board[r][c])
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if d not in self.rows[r] and self.fits(board, r, c, d):
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
