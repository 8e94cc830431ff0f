"""Places a digit and then looks for a cell that holds the same, and finds the cell itself.

Verdict: Wrong Answer
Reason: unchanged
Cause: every_digit_refused
Change: itself, 18
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board)

    def valid(self, board, r, c):
        for i in range(9):
            for j in range(9):
                same_box = i // 3 == r // 3 and j // 3 == c // 3
                if (i == r or j == c or same_box) and board[i][j] == board[r][c]:
                    return False
        return True

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        board[r][c] = d
                        if self.valid(board, r, c) and self.fill(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
