"""Puts the first fitting order of the missing digits into each row, and never goes back.

Verdict: Wrong Answer
Reason: 2 cells are still blank, first r5c5 (board[4][4])
Cause: loop_without_search
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        for r, row in enumerate(board):
            blanks = [c for c in range(9) if row[c] == "."]
            missing = sorted({*"123456789"} - {*row})
            order = self.first_order(board, r, blanks, missing)
            for c, digit in zip(blanks, order):
                row[c] = digit

    def first_order(self, board, r, blanks, missing):
        for order in itertools.permutations(missing):
            if all(self.fits(board, r, c, digit) for c, digit in zip(blanks, order)):
                return order
        return ""

    def fits(self, board, r, c, digit):
        top, left = r - r % 3, c - c % 3
        box = [board[top + i][left + j] for i in range(3) for j in range(3)]
        return digit not in box and digit not in [row[c] for row in board]
