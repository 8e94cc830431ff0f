"""Takes the row for both coordinates of a box, and keeps the digit of a cell that it steps back from.

Verdict: Wrong Answer
Reason: r4c7 (board[3][6]) holds '0', expected '1' to '9'
Cause: slip, 31
Change: name, 31
"""


class Solution:
    def solveSudoku(self, board):
        grid = [[0 if text == "." else int(text) for text in row] for row in board]
        blanks = [(r, c) for r in range(9) for c in range(9) if grid[r][c] == 0]
        k = 0
        while 0 <= k < len(blanks):
            r, c = blanks[k]
            digit = grid[r][c] + 1
            while digit <= 9 and not self.fits(grid, r, c, digit):
                digit += 1
            if digit > 9:
                k -= 1
            else:
                grid[r][c] = digit
                k += 1
        for r, c in blanks:
            board[r][c] = str(grid[r][c])

    def fits(self, grid, r, c, digit):
        if digit in grid[r] or any(row[c] == digit for row in grid):
            return False
        top, left = r // 3 * 3, r // 3 * 3
        return not any(digit in grid[i][left : left + 3] for i in range(top, top + 3))
