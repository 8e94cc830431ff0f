"""Takes the eight cells around a cell for its box, and the cell is one argument.

Verdict: Wrong Answer
Reason: unchanged
Cause: box_formula, 13
Change: none
Near: repeats_let_through | unit_not_compared
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(number, cell):
            r, c = cell
            for k in range(9):
                if number in (board[r][k], board[k][c]):
                    return False
            for i in (r - 1, r, r + 1):
                for j in (c - 1, c, c + 1):
                    if board[i % 9][j % 9] == number:
                        return False
            return True

        def fill(blanks):
            if not blanks:
                return True
            r, c = blanks[0]
            for number in "123456789":
                if fits(number, (r, c)):
                    board[r][c] = number
                    if fill(blanks[1:]):
                        return True
            board[r][c] = "."
            return False

        fill([(r, c) for r in range(9) for c in range(9) if board[r][c] == "."])
