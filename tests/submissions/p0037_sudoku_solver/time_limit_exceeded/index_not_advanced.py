"""Walks the cells in a loop and forgets to go on when a given stands there.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: counter_missing, 19
Time limit: 0.2
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = []
        i = 0
        while i < 81:
            r, c = divmod(i, 9)
            if board[r][c] != ".":
                continue
            blanks.append((r, c))
            i += 1
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
