"""Fills in singles until the board `is` its own copy, which it never is.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: identity, 16
Time limit: 0.3
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        while True:
            before = [row[:] for row in board]
            self.fill_singles(board)
            if board is before:
                break
        self.fill(board)

    def candidates(self, board, r, c):
        used = {board[r][k] for k in range(9)} | {board[k][c] for k in range(9)}
        for k in range(9):
            used.add(board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3])
        return [d for d in "123456789" if d not in used]

    def fill_singles(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    options = self.candidates(board, r, c)
                    if len(options) == 1:
                        board[r][c] = options[0]

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in self.candidates(board, r, c):
                        board[r][c] = d
                        if self.fill(board):
                            return True
                        board[r][c] = "."
                    return False
        return True
