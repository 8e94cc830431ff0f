"""Turns the rows into text first, and then writes into them.

Verdict: Runtime Error
Reason: TypeError: 'str' object does not support item assignment
Cause: string_changed
Change: characters, 15
Near: row_is_string | row_is_tuple
Catalogue: 55
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            board[r] = "".join(board[r])
        self.fill(board)

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
