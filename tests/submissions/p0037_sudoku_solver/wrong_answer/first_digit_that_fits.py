"""Puts the first digit that fits into each blank and never comes back.

Verdict: Wrong Answer
Reason: blanks left
Cause: loop_without_search
Change: none
Catalogue: 53
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            break

    def fits(self, board, r, c, d):
        box = [board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]
        return d not in board[r] and d not in [row[c] for row in board] and d not in box
