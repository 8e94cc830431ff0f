"""Tries the digits from 0 to 8.

Verdict: Wrong Answer
Reason: holds '0'
Cause: blank_not_dot
Change: range, 20
Near: digit_never_placed | digits_off_by_one | digits_beyond_nine
Catalogue: 58
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in map(str, range(9)):
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
