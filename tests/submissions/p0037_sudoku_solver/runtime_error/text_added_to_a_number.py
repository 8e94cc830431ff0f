"""Adds the text of a cell to a number.

Verdict: Runtime Error
Reason: TypeError: unsupported operand type
Cause: wrong_type, 17
Change: none
Near: int_digits | value_not_accepted | attribute_missing
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        total = 0
        for row in board:
            for cell in row:
                if cell != ".":
                    total += cell
