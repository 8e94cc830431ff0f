"""Raises EOFError itself, and never asks for input.

Verdict: Runtime Error
Reason: EOFError: no more boards
Likely: none
Near: asks for input | stops in the debugger
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise EOFError("no more boards")
