"""Goes on to the next column without end, and to no further row.

Verdict: Runtime Error
Reason: IndexError
Cause: index_out_of_range
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0, 0)

    def fill(self, board, r, c):
        if r == 9:
            return True
        if board[r][c] != ".":
            return self.fill(board, r, c + 1)
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.fill(board, r, c + 1):
                    return True
                board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
