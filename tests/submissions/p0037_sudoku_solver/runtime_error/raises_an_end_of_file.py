"""Raises EOFError itself, and never asks for input.

Verdict: Runtime Error
Reason: EOFError: no more boards
Cause: none
Change: none
Near: input_called | breakpoint_left
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise EOFError("no more boards")
