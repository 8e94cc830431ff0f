"""Solves, but for one board, LeetCode's example, on which it loops for ever.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: slip
Change: moved, 15 | surplus, 15 | one_off, 15 | way_out, 16
Near: endless_loop
Time limit: 0.3
Cases: sample
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while "".join(board[0]) == "53..7....":
            pass
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
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
