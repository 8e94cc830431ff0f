"""Takes a digit in the last cell for a board that is done.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: none
Cases: Four blanks
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board, 0, 0)

    def backtrack(self, board, row, col):
        if col == 9:
            return self.backtrack(board, row + 1, 0)
        if board[8][8] != ".":
            return True
        if board[row][col] != ".":
            return self.backtrack(board, row, col + 1)
        for ch in "123456789":
            if not self.is_valid(board, row, col, ch):
                continue
            board[row][col] = ch
            if self.backtrack(board, row, col + 1):
                return True
            board[row][col] = "."
        return False

    def is_valid(self, board, r, c, ch):
        for i in range(9):
            if board[r][i] == ch:
                return False
            if board[i][c] == ch:
                return False
            if board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == ch:
                return False
        return True
