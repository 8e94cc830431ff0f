"""Chooses among the blanks that have candidates, so that a dead end is never seen.

Verdict: Wrong Answer
Reason: blanks left
Cause: never_backtracks
Change: condition_surplus, 21
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def options(self, board, r, c):
        used = set(board[r]) | {board[k][c] for k in range(9)}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        return [d for d in "123456789" if d not in used]

    def fill(self, board):
        blanks = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        choices = [cell for cell in blanks if self.options(board, *cell)]
        if not choices:
            return True
        r, c = min(choices, key=lambda cell: len(self.options(board, *cell)))
        for d in self.options(board, r, c):
            board[r][c] = d
            if self.fill(board):
                return True
            board[r][c] = "."
        return False
