"""Compares with what stands above and to the left in its lines, as if the rest were blank.

Verdict: Wrong Answer
Reason: digit twice
Cause: repeats_let_through
Change: none
Near: placed_not_noted
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
            if d in [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]:
                continue
            board[r][c] = d
            if self.solve(board, i + 1):
                return True
            board[r][c] = "."
        return False
