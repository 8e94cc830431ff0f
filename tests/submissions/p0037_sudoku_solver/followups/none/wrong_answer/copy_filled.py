"""Fills a copy of the board.

Verdict: Wrong Answer
Reason: returned True, but the board came back as it was: every blank is still blank
Cause: slip, 12
Change: copy_surplus, 12
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> bool:
        self.board = deepcopy(board)
        cells = [(row, col) for row in range(9) for col in range(9)]
        self.blanks = [(row, col) for row, col in cells if board[row][col] == "."]
        if any(self.clashes(row, col) for row, col in cells if board[row][col] != "."):
            return False
        return self.fill(0)

    def fill(self, index: int) -> bool:
        if index == len(self.blanks):
            return True
        row, col = self.blanks[index]
        for digit in "123456789":
            if self.fits(row, col, digit):
                self.board[row][col] = digit
                if self.fill(index + 1):
                    return True
                self.board[row][col] = "."
        return False

    def clashes(self, row: int, col: int) -> bool:
        given, self.board[row][col] = self.board[row][col], "."  # blanked, or it meets itself
        clash = not self.fits(row, col, given)
        self.board[row][col] = given
        return clash

    def fits(self, row: int, col: int, digit: str) -> bool:
        board, top, left = self.board, row // 3 * 3, col // 3 * 3
        for i in range(9):
            if board[row][i] == digit:
                return False
            if board[i][col] == digit:
                return False
            if board[top + i // 3][left + i % 3] == digit:
                return False
        return True
