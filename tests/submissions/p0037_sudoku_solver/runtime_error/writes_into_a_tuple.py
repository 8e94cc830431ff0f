"""Turns the rows of a copy into tuples and writes into one.

Verdict: Runtime Error
Reason: TypeError: 'tuple' object does not support item assignment
Cause: wrong_type, 14
Change: none
Near: string_changed | row_is_tuple
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [tuple(row) for row in board]
        rows[0][0] = "5"
