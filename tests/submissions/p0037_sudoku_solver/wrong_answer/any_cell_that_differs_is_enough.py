"""Says that a digit fits where any cell of its column differs from it: `any` for `all`.

Verdict: Wrong Answer
Reason: digit twice
Cause: unit_not_compared
Change: function, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fits(self, board, r, c, d):
        top, left = r // 3 * 3, c // 3 * 3
        return (
            all(board[r][k] != d for k in range(9))
            and any(board[k][c] != d for k in range(9))
            and all(board[top + k // 3][left + k % 3] != d for k in range(9))
        )

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
