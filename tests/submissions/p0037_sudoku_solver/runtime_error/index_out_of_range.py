"""Leaves the board by its edge, with an answer that is none.

Verdict: Runtime Error
Reason: IndexError
Cause: index_out_of_range, 16
Change: none
Near: key_not_found
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, i):
        if board[i // 9][i % 9] != ".":
            return self.fill(board, i + 1)
        board[i // 9][i % 9] = "1"
        return self.fill(board, i + 1)
