"""Goes to the next row without going back to its first column.

Verdict: Runtime Error
Reason: IndexError
Cause: index_out_of_range
Change: reset_missing, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0, 0)

    def fill(self, board, r, c):
        while r < 9 and board[r][c] != ".":
            c += 1
            if c == 9:
                r += 1
        if r == 9:
            return True
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.fill(board, r, c):
                    return True
                board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
