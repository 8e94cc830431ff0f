"""Compares with what stands above and to the left, as if the rest were blank.

Verdict: Wrong Answer
Reason: has two
Likely: only with the cells before
Near: placed digit is missing | the first cell of each | the last cell of each
Catalogue: 52
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solve(board, 0)

    def solve(self, board, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if board[r][c] != ".":
            return self.solve(board, i + 1)
        for d in "123456789":
            if d in board[r][:c] or d in [board[k][c] for k in range(r)]:
                continue
            if d in [board[k][j] for k in range(r // 3 * 3, r) for j in range(c // 3 * 3, c)]:
                continue
            board[r][c] = d
            if self.solve(board, i + 1):
                return True
            board[r][c] = "."
        return False
