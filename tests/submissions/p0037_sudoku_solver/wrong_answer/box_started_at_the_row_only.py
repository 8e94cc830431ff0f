"""Takes the left edge of the box from the row.

Verdict: Wrong Answer
Reason: unchanged | digit twice | blanks left
Cause: box_formula
Change: name, 30
Near: repeats_let_through | unit_not_compared | nothing_compared
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
        top = r - r % 3
        left = r - r % 3
        for k in range(9):
            if board[r][k] == d or board[k][c] == d:
                return False
            if board[top + k // 3][left + k % 3] == d:
                return False
        return True
