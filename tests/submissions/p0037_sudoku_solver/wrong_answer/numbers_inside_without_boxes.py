"""Turns the board into numbers and back, and does not compare the boxes.

Verdict: Wrong Answer
Reason: box 1 has two
Cause: unit_not_compared
Change: look_added, 33
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in board:
            row[:] = [0 if cell == "." else int(cell) for cell in row]
        self.search(board, 0)
        for row in board:
            row[:] = [str(cell) for cell in row]

    def search(self, board, place):
        if place == 81:
            return True
        r, c = divmod(place, 9)
        if board[r][c] != 0:
            return self.search(board, place + 1)
        for d in range(1, 10):
            if self.is_valid(board, r, c, d):
                board[r][c] = d
                if self.search(board, place + 1):
                    return True
                board[r][c] = 0
        return False

    def is_valid(self, board, r, c, d):
        return d not in board[r] and all(board[k][c] != d for k in range(9))
