"""Never tries 9, and looks for the corner of a box by `//` for `%`: two slips.

Where 9 is missing, each other digit is refused before the check comes to the box.

Verdict: Wrong Answer
Reason: still blank
Cause: repeats_let_through
Change: one_off, 22
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, at):
        if at == 81:
            return True
        row, column = divmod(at, 9)
        if board[row][column] != ".":
            return self.fill(board, at + 1)
        for number in range(1, 9):
            digit = str(number)
            if self.fits(board, row, column, digit):
                board[row][column] = digit
                if self.fill(board, at + 1):
                    return True
                board[row][column] = "."
        return False

    def fits(self, board, row, column, digit):
        for k in range(9):
            if board[row][k] == digit or board[k][column] == digit:
                return False
        top = row - row // 3
        left = column - column // 3
        for r in range(top, min(9, top + 3)):
            for c in range(left, min(9, left + 3)):
                if board[r][c] == digit:
                    return False
        return True
