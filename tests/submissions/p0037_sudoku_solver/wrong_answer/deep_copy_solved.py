"""Solves a deep copy, to be on the safe side, and forgets to write the answer back.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: copy_surplus, 14
Near: board_rebound | zero_taken_for_none
Catalogue: 50
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = deepcopy(board)
        self.fill(grid)

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
