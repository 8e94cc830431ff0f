"""Has a whole class below the line of the method, which is left without a body.

Verdict: Compile Error
Reason: IndentationError: expected an indented block after function definition on line 11
Cause: class_declared_twice
Change: none
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.fill(board, 0)

    def fill(self, board, cell):
        if cell == 81:
            return True
        r, c = divmod(cell, 9)
        if board[r][c] != ".":
            return self.fill(board, cell + 1)
        for digit in "123456789":
            if self.fits(board, r, c, digit):
                board[r][c] = digit
                if self.fill(board, cell + 1):
                    return True
                board[r][c] = "."
        return False

    def fits(self, board, r, c, digit):
        for k in range(9):
            if digit in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
