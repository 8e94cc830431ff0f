"""Takes the box from the column where the row is needed, and the other way round.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula
Change: order, 30
Cases: LeetCode's example
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
            if d in (board[r][k], board[k][c], board[c // 3 * 3 + k // 3][r // 3 * 3 + k % 3]):
                return False
        return True
