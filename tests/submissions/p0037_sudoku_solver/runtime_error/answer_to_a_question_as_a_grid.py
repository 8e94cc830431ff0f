"""Asks whether the board is full, and reads the answer as the board.

Verdict: Runtime Error
Reason: TypeError: 'bool' object is not subscriptable
Cause: wrong_type, 17
Change: none
Near: result_unchecked
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        grid = self.copied(board)
        grid = self.is_full(board)
        for r in range(9):
            for c in range(9):
                board[r][c] = grid[r][c]

    def copied(self, board):
        if not board:
            return False
        return [row[:] for row in board]

    def is_full(self, board):
        return all("." not in row for row in board)
