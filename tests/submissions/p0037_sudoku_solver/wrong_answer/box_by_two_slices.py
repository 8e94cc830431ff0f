"""Takes `board[top : top + 3][left : left + 3]` for a box: both slices are of rows.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula
Change: index, 16
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fits(self, board, r, c, d):
        top, left = r // 3 * 3, c // 3 * 3
        box = board[top : top + 3][left : left + 3]
        if any(d in row for row in box):
            return False
        return all(board[r][k] != d and board[k][c] != d for k in range(9))

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
