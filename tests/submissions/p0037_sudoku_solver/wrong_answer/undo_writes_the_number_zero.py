"""Takes a digit back by writing the number 0, as one does where boards hold numbers.

Verdict: Wrong Answer
Reason: holds the int 0
Cause: blank_not_dot
Change: undo_wrong, 24
Near: undo_missing | never_backtracks
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
                                return True
                            board[r][c] = 0
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
