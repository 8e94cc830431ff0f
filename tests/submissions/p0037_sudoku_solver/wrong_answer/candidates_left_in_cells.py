"""Keeps all candidates of a cell in the cell, as text, and leaves those that are not decided.

Verdict: Wrong Answer
Reason: expected '1' to '9'
Cause: none
Change: none
Near: digits_beyond_nine | loop_without_search
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = "123456789"
        for _ in range(9):
            for r in range(9):
                for c in range(9):
                    if len(board[r][c]) > 1:
                        for d in self.decided(board, r, c):
                            board[r][c] = board[r][c].replace(d, "")

    def decided(self, board, r, c):
        near = board[r] + [row[c] for row in board]
        near += [board[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]
        return {cell for cell in near if len(cell) == 1}
