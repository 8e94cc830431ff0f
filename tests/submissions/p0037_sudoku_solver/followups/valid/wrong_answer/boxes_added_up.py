"""Adds the two numbers of a box, so that different boxes share a number.

Verdict: Wrong Answer
Reason: returned False, but no row, column or box holds a digit twice
Cause: slip, 18
Change: factor, 18
"""


class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for row in range(9):
            for col in range(9):
                digit = board[row][col]
                if digit == ".":
                    continue
                units = ("row", row), ("column", col), ("box", row // 3 + col // 3)
                for unit in units:
                    if (unit, digit) in seen:
                        return False
                    seen.add((unit, digit))
        return True
