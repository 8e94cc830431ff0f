"""Reads a line from an empty standard input, and turns it into a number.

Verdict: Runtime Error
Reason: ValueError: invalid literal for int() with base 10: ''
Cause: value_not_accepted, 13
Change: none
Near: input_called | breakpoint_left
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        size = int(sys.stdin.readline())
