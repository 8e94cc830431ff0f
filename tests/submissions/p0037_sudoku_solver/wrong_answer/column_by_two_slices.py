"""Takes `board[:][c]` for a column: it is row c.

Verdict: Wrong Answer
Reason: unchanged
Cause: another_unit_compared
Change: column, 15
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fits(self, board, r, c, d):
        if d in board[r] or d in board[:][c]:
            return False
        top, left = r // 3 * 3, c // 3 * 3
        return all(d not in row[left : left + 3] for row in board[top : top + 3])

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
