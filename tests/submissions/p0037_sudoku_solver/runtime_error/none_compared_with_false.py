"""Compares the result of its search for a blank with False, but it is None on a full board.

Verdict: Runtime Error
Reason: TypeError: cannot unpack non-iterable NoneType object
Cause: result_unchecked, 31
Change: return, 31
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board)

    def backtrack(self, board):
        position = self.next_empty(board)
        if position == False:
            return True
        row, col = position
        for digit in "123456789":
            if self.can_place(board, row, col, digit):
                board[row][col] = digit
                if self.backtrack(board):
                    return True
                board[row][col] = "."
        return False

    def next_empty(self, board):
        for i in range(9):
            for j in range(9):
                if board[i][j] == ".":
                    return i, j
        return None

    def can_place(self, board, row, col, digit):
        for k in range(9):
            if board[row][k] == digit:
                return False
            if board[k][col] == digit:
                return False
            if board[3 * (row // 3) + k // 3][3 * (col // 3) + k % 3] == digit:
                return False
        return True
