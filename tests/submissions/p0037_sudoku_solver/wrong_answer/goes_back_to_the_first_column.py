"""Goes back from the first column to the first one of the row above, not to the last.

Verdict: Wrong Answer
Reason: blanks left
Cause: blank_passed_by, 23
Near: deductions_not_undone
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        given = [[cell != "." for cell in row] for row in board]
        row, col, back = 0, 0, False
        while row in range(9):
            if not given[row][col]:
                digit = 1 if board[row][col] == "." else int(board[row][col]) + 1
                board[row][col] = "."
                while digit <= 9 and not self.fits(board, row, col, str(digit)):
                    digit += 1
                back = digit > 9
                if not back:
                    board[row][col] = str(digit)
            if back and col == 0:
                row, col = row - 1, 0
            elif back:
                col -= 1
            elif col == 8:
                row, col = row + 1, 0
            else:
                col += 1

    def fits(self, board, row, col, digit):
        for k in range(9):
            if board[row][k] == digit or board[k][col] == digit:
                return False
            if board[row // 3 * 3 + k // 3][col // 3 * 3 + k % 3] == digit:
                return False
        return True
