"""Puts tuples into the places of the rows.

Verdict: Wrong Answer
Reason: row 1 (board[0]) is the tuple
Cause: row_is_tuple
Change: none
Near: row_is_string
Catalogue: 55
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solved = [row[:] for row in board]
        self.fill(solved)
        board[:] = zip(*zip(*solved))

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
