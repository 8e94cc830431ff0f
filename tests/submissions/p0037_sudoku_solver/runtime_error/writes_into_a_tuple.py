"""Turns the rows of a copy into tuples and writes into one.

Verdict: Runtime Error
Reason: TypeError: 'tuple' object does not support item assignment
Likely: none
Near: writes into a string | row has become a tuple
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [tuple(row) for row in board]
        rows[0][0] = "5"
