"""Keeps the full board in a list without a copy, and so it is undone there, too.

Verdict: Wrong Answer
Reason: unchanged
Cause: success_not_passed_on
Change: copy_missing, 16
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        found = []

        def fill(place):
            if place == 81:
                found.append(board)
                return
            r, c = divmod(place, 9)
            if board[r][c] != ".":
                fill(place + 1)
                return
            for d in "123456789":
                if self.fits(board, r, c, d):
                    board[r][c] = d
                    fill(place + 1)
                    board[r][c] = "."

        fill(0)
        board[:] = found[0]

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
