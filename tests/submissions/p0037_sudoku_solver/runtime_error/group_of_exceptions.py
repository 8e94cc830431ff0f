"""Raises several errors as one group.

Verdict: Runtime Error
Reason: ExceptionGroup: several rows failed (2 sub-exceptions)
Cause: slip
Change: surplus, 14
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)
        raise ExceptionGroup("several rows failed", [ValueError("row 1"), KeyError("row 2")])

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.search(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
