"""Lists the cells of box n with the column `n % 3 + k % 3`: its first column is `n % 3 * 3`.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula, 15
Change: factor, 15
Page: full
"""


class Solution:
    def solveSudoku(self, board):
        units = [[(r, c) for c in range(9)] for r in range(9)]
        units += [[(r, c) for r in range(9)] for c in range(9)]
        units += [[(n // 3 * 3 + k // 3, n % 3 + k % 3) for k in range(9)] for n in range(9)]
        around = {
            (r, c): {cell for unit in units if (r, c) in unit for cell in unit} - {(r, c)}
            for r in range(9)
            for c in range(9)
        }

        def fill():
            blanks = [cell for cell in around if board[cell[0]][cell[1]] == "."]
            if not blanks:
                return True
            r, c = blanks[0]
            for digit in "123456789":
                if all(board[i][j] != digit for i, j in around[r, c]):
                    board[r][c] = digit
                    if fill():
                        return True
                    board[r][c] = "."
            return False

        fill()
