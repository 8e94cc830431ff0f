"""Takes a row for a string, and appends to it.

Verdict: Runtime Error
Reason: AttributeError: 'str' object has no attribute 'append'
Likely: none
Near: writes into a string | row has become a string
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for row in map("".join, board):
            row.append("5")
