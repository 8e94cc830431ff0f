"""Takes a row for a string, and appends to it.

Verdict: Runtime Error
Reason: AttributeError: 'str' object has no attribute 'append'
Cause: attribute_missing, 14
Change: none
Near: string_changed | row_is_string
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in map("".join, board):
            row.append("5")
