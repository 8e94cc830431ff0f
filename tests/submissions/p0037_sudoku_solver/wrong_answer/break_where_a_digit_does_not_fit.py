"""Leaves the digits with `break` where `continue` is meant.

Verdict: Wrong Answer
Reason: unchanged
Cause: digit_loop_ends_early
Change: way_out, 22
Near: digit_never_placed | unit_not_compared | nothing_compared | never_written
Cases: interview
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if not self.fits(board, r, c, d):
                            break
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
