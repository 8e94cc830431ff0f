"""Compares the digits of rows and columns, and leaves out the boxes.

Verdict: Wrong Answer
Reason: returned True, but box 2 has two 6s: r2c5 (board[1][4]); r3c6 (board[2][5])
Cause: boxes_not_checked, 19
Named: not yet
Change: none
"""


class Solution:
    def isValidSudoku(self, board: List[List[str]]) -> bool:
        seen = set()
        for row in range(9):
            for col in range(9):
                digit = board[row][col]
                if digit == ".":
                    continue
                units = ("row", row), ("column", col)
                for unit in units:
                    if (unit, digit) in seen:
                        return False
                    seen.add((unit, digit))
        return True
