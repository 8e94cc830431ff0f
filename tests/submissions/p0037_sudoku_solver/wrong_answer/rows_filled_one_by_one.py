"""Takes the first arrangement of digits that fits in each row, whatever the rows below need.

Verdict: Wrong Answer
Reason: blanks left
Cause: blank_passed_by
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        for r, row in enumerate(board):
            blanks = [c for c in range(9) if row[c] == "."]
            free = [sorted(set("123456789") - self.around(board, r, c)) for c in blanks]
            for digits in self.arrangements(free):
                for c, digit in zip(blanks, digits):
                    row[c] = digit
                break

    def arrangements(self, free):
        if not free:
            yield []
            return
        for digits in self.arrangements(free[:-1]):
            yield from ([*digits, digit] for digit in free[-1] if digit not in digits)

    def around(self, board, r, c):
        top, left = r - r % 3, c - c % 3
        box = {board[top + i][left + j] for i in range(3) for j in range(3)}
        return box | {row[c] for row in board} | set(board[r])
