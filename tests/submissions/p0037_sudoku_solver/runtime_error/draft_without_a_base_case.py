"""A lesson's draft that does not know where to stop. It does not run for ever, as the lesson says:
it fills the board, looks for a tenth row, and leaves the board by its edge.

Verdict: Runtime Error
Reason: IndexError: list index out of range
Cause: index_out_of_range
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board, row, col):
        if col == 9:
            self.backtrack(board, row + 1, 0)
            return
        if board[row][col] != ".":
            self.backtrack(board, row, col + 1)
            return
        for ch in "123456789":
            if not self.is_valid(board, row, col, ch):
                continue
            board[row][col] = ch
            self.backtrack(board, row, col + 1)
            board[row][col] = "."

    def is_valid(self, board, r, c, ch):
        for i in range(9):
            if board[r][i] == ch:
                return False
            if board[i][c] == ch:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == ch:
                return False
        return True
