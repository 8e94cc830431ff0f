"""Its search for a blank returns True where there is none, but its caller compares with None.

Verdict: Runtime Error
Reason: TypeError: cannot unpack non-iterable bool object
Cause: result_unchecked, 32
Change: surplus, 32
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.backtrack(board)

    def backtrack(self, board):
        position = self.next_empty(board)
        if position is None:
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
        return True

    def can_place(self, board, row, col, digit):
        for k in range(9):
            if board[row][k] == digit:
                return False
            if board[k][col] == digit:
                return False
            if board[3 * (row // 3) + k // 3][3 * (col // 3) + k % 3] == digit:
                return False
        return True
