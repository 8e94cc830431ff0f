"""Writes `++at` for `at + 1`, as in Java: two signs in a row, which change nothing.

Verdict: Runtime Error
Reason: RecursionError
Cause: endless_recursion
Change: plus_plus, 19
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, at):
        if at == 81:
            return True
        row, column = at // 9, at % 9
        if board[row][column] != ".":
            return self.fill(board, ++at)
        for digit in "123456789":
            if self.fits(board, row, column, digit):
                board[row][column] = digit
                if self.fill(board, at + 1):
                    return True
                board[row][column] = "."
        return False

    def fits(self, board, row, column, digit):
        top, left = row // 3 * 3, column // 3 * 3
        for k in range(9):
            if digit in (board[row][k], board[k][column], board[top + k // 3][left + k % 3]):
                return False
        return True
