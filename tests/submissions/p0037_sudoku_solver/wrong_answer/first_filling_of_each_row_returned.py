"""Fills row after row, and returns the answer for the first filling of a row that fits.

Verdict: Wrong Answer
Reason: 2 cells are still blank, first r5c5 (board[4][4])
Cause: never_backtracks, 44
Change: passed_on, 44
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, d):
            top, left = r // 3 * 3, c // 3 * 3
            block = [board[top + k // 3][left + k % 3] for k in range(9)]
            return d not in board[r] and d not in block and all(row[c] != d for row in board)

        def put(blanks, digits):
            for (r, c), d in zip(blanks, digits):
                board[r][c] = d

        def clear(blanks, digits):
            for (r, c), d in zip(blanks, digits):
                board[r][c] = "."

        def fillings(blanks):
            if not blanks:
                yield ()
                return
            (r, c), *others = blanks
            for d in "123456789":
                if fits(r, c, d):
                    board[r][c] = d
                    rests = list(fillings(others))
                    board[r][c] = "."
                    for rest in rests:
                        yield (d, *rest)

        def fill(r):
            if r == 9:
                return True
            blanks = [(r, c) for c in range(9) if board[r][c] == "."]
            for digits in fillings(blanks):
                put(blanks, digits)
                return fill(r + 1)
            return False

        fill(0)
