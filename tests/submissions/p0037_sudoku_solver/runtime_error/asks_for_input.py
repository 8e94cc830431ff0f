"""Asks for input, as a program of its own would.

Verdict: Runtime Error
Reason: EOFError: EOF when reading a line
Cause: input_called
Change: none
Near: value_not_accepted | breakpoint_left
Catalogue: 25
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            board[r] = list(input())
