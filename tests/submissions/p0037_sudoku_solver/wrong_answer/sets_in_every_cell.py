"""Puts into each cell the set of what fits, or the one digit that does; the givens too.

Verdict: Wrong Answer
Reason: given overwritten | holds the set
Cause: given_overwritten, 16
Change: none
Cases: Full row 5
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                fits = [d for d in "123456789" if self.is_valid(board, r, c, d)]
                board[r][c] = fits[0] if len(fits) == 1 else set(fits)

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
