"""Collects the blanks in a default argument, which the next board finds full.

Verdict: Wrong Answer
Reason: unchanged
Cause: state_kept
Change: default, 13
Catalogue: 59
Cases: sample
"""


class Solution:
    def solveSudoku(self, board: List[List[str]], blanks=[]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    blanks.append((r, c))
        self.search(board, blanks, 0)

    def search(self, board, blanks, k):
        if k == len(blanks):
            return True
        r, c = blanks[k]
        for d in "123456789":
            if self.fits(board, r, c, d):
                board[r][c] = d
                if self.search(board, blanks, k + 1):
                    return True
                board[r][c] = "."
        return False

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
