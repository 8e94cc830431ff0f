"""Takes the cells nearer than three rows and columns for the box.

Verdict: Wrong Answer
Reason: unchanged
Cause: turned_back
Change: distance, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fits(self, board, r, c, d):
        for i in range(9):
            for j in range(9):
                if board[i][j] == d:
                    if i == r or j == c or abs(i - r) < 3 and abs(j - c) < 3:
                        return False
        return True

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
