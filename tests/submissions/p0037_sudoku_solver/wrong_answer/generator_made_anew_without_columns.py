"""Makes a generator of blanks in each call, and does not compare the columns.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: look_added, 30
Near: iterator_exhausted
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.go(board)

    def go(self, board):
        blanks = ((r, c) for r in range(9) for c in range(9) if board[r][c] == ".")
        for r, c in blanks:
            digits = (d for d in "123456789" if self.fits(board, r, c, d))
            for d in digits:
                board[r][c] = d
                if self.go(board):
                    return True
                board[r][c] = "."
            return False
        return True


    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
