"""Compare the givens first, then search, and undo every digit on the way out of a failure.

Idea: LeetCode 37 promises a solution, so its solver need not report that there is none. Without the
    promise, a board can have none for two reasons. The givens may clash, and no search compares
    them. Or every way to fill the blanks fails. The search finds that out and has undone every
    digit by then.

Why the board is as it was: `fill` returns False only after the loop, and the loop has written '.'
    after every digit that it tried. So a failed call leaves the board as it found it, and so does
    every call above it.

What it costs: a board without a solution is the worst case, because the whole tree is searched. If
    that is too slow, fewest candidates first finds most contradictions within a few steps.

Where it breaks: if a path returns `None` by mistake, `if self.fill(...)` takes it for a failure. If
    a digit is undone only by the next one, the last digit tried stays in its cell.

In the interview: say what the caller can rely on before you write it: True and a solved board, or
    False and the board as it was passed in. An exception would do as well as False, as long as the
    board is left as it was.
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> bool:
        self.board = board
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
