"""Takes the first arrangement of digits that fits in each row, whatever the rows below need.

Verdict: Wrong Answer
Reason: blanks left
Cause: blank_passed_by
Change: none
"""

from itertools import permutations


class Solution:
    def solveSudoku(self, board):
        for r, row in enumerate(board):
            blanks = [c for c in range(9) if row[c] == "."]
            lacking = sorted(set("123456789") - set(row))
            free = {c: set(lacking) - self.around(board, r, c) for c in blanks}
            for digits in permutations(lacking):
                if all(digit in free[c] for c, digit in zip(blanks, digits)):
                    for c, digit in zip(blanks, digits):
                        row[c] = digit
                    break

    def around(self, board, r, c):
        top, left = r - r % 3, c - c % 3
        box = {board[top + i][left + j] for i in range(3) for j in range(3)}
        return box | {row[c] for row in board}
