"""Stops after a thousand placements, lest it should run for ever.

Verdict: Wrong Answer
Reason: blanks left
Cause: turned_back
Change: surplus, 26
Page: full
Near: blank_passed_by | count_not_restored
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.placed = 0
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            self.placed += 1
                            if self.placed > 1000:
                                return True
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
