"""Compares rows and columns, and forgets the boxes.

Verdict: Wrong Answer
Reason: box 1 has two
Cause: unit_not_compared
Change: look_added, 32
Near: repeats_let_through | placed_not_noted
Catalogue: 52
Cases: Single candidates
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
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c]):
                return False
        return True
