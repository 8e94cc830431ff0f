"""Writes the answer, and returns it as well as everything it saw: what is returned is ignored.

Verdict: Accepted
Cause: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.seen = []
        self.fill(board)
        return [board] + [self.seen[:900]] * 9

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            self.seen.append([row[:] for row in board])
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
