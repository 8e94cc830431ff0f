"""Turns the board into numbers and back, and returns what the first digit comes to.

Verdict: Wrong Answer
Reason: blanks left
Cause: undo_missing, 25
Change: passed_on, 25
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            row[:] = [0 if cell == "." else int(cell) for cell in row]
        self.search(board)
        for row in board:
            row[:] = [str(cell) if cell else "." for cell in row]

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == 0:
                    for d in range(1, 10):
                        if self.is_valid(board, r, c, d):
                            board[r][c] = d
                            return self.search(board)
                    return False
        return True

    def is_valid(self, board, r, c, d):
        if d in board[r] or any(board[k][c] == d for k in range(9)):
            return False
        return all(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] != d for k in range(9))
