"""Places all the ones, then all the twos, and never moves a digit that has its nine places.

Verdict: Wrong Answer
Reason: blanks left
Cause: turned_back
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        for digit in "123456789":
            rows = [r for r in range(9) if digit not in board[r]]
            self.place(board, digit, rows)

    def place(self, board, digit, rows):
        if not rows:
            return True
        r = rows[0]
        for c in range(9):
            if board[r][c] == "." and not self.seen(board, r, c, digit):
                board[r][c] = digit
                if self.place(board, digit, rows[1:]):
                    return True
                board[r][c] = "."
        return False

    def seen(self, board, r, c, digit):
        top, left = r - r % 3, c - c % 3
        box = [board[top + i][left + j] for i in range(3) for j in range(3)]
        return digit in box or any(row[c] == digit for row in board)
