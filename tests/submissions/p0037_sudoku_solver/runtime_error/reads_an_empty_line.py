"""Reads a line from an empty standard input, and turns it into a number.

Verdict: Runtime Error
Reason: ValueError: invalid literal for int() with base 10: ''
Likely: none
Near: asks for input | stops in the debugger
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        size = int(sys.stdin.readline())
