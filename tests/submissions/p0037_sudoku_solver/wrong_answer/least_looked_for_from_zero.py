"""Looks for the fewest candidates from 0 on, and no number of candidates is less.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: number, 20
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board):
        fewest = 0
        cell = None
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    options = self.options(board, r, c)
                    if len(options) < fewest:
                        fewest = len(options)
                        cell = r, c
        if cell is None:
            return True
        r, c = cell
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.fill(board):
                return True
            board[r][c] = "."
        return False
