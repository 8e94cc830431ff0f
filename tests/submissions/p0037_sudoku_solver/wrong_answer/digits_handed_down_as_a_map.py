"""Hands the digits down as a `map`, which the first cells use up for all others.

Verdict: Wrong Answer
Reason: unchanged
Cause: iterator_exhausted
Change: used_up, 13
Near: digit_loop_ends_early | turned_back | every_digit_refused
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        digits = map(str, range(1, 10))
        self.go(board, digits, 0)

    def go(self, board, digits, n):
        if n == 81:
            return True
        r, c = divmod(n, 9)
        if board[r][c] != ".":
            return self.go(board, digits, n + 1)
        for d in digits:
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.go(board, digits, n + 1):
                    return True
                board[r][c] = "."
        return False


    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
