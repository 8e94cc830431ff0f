"""Fills row after row with the first order of its missing digits that fits, and never goes back.

Verdict: Wrong Answer
Reason: 2 cells are still blank, first r5c5 (board[4][4])
Cause: loop_without_search
Change: none
"""

from itertools import permutations


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r, row in enumerate(board):
            missing = sorted({*"123456789"} - {*row})
            blanks = [c for c, digit in enumerate(row) if digit == "."]
            for digits in permutations(missing):
                pairs = list(zip(blanks, digits))
                if all(self.fits(board, r, c, digit) for c, digit in pairs):
                    for c, digit in pairs:
                        row[c] = digit
                    break

    def fits(self, board, r, c, digit):
        top, left = r // 3 * 3, c // 3 * 3
        box = [board[top + k // 3][left + k % 3] for k in range(9)]
        return digit not in box and all(other[c] != digit for other in board)
