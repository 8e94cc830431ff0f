"""Leaves the last tried digit of a cell behind when it steps back, so the cell has none left.

Verdict: Wrong Answer
Reason: the board came back as it was: every blank is still blank
Cause: turned_back, 26
Change: undo_wrong, 26
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        cells = [(r, c) for r in range(9) for c in range(9) if board[r][c] == "."]
        tried = [0] * len(cells)
        at = 0
        while 0 <= at < len(cells):
            r, c = cells[at]
            board[r][c] = "."
            digit = tried[at] + 1
            while digit < 10 and not self.fits(board, r, c, str(digit)):
                digit += 1
            if digit < 10:
                board[r][c] = str(digit)
                tried[at] = digit
                at += 1
            else:
                tried[at] = digit - 1
                at -= 1

    def fits(self, board, r, c, digit):
        box = [board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)]
        return digit not in board[r] and digit not in box and all(row[c] != digit for row in board)
