"""Sorts the rows of the answer before it writes them back.

Verdict: Wrong Answer
Reason: given overwritten
Cause: given_overwritten
Change: copy_surplus, 15
Near: answer_transposed | cell_takes_two
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        copied = [row[:] for row in board]
        self.fill(copied)
        for row, solved in zip(board, sorted(copied)):
            row[:] = solved

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
