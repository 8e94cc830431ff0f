"""Raises an exception whose message holds half a character, which no terminal can be sent.

Verdict: Runtime Error
Reason: ValueError: half a character
Cause: none
Change: none
Near: value_not_accepted
Catalogue: 21
Cases: One blank
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise ValueError("half a character: \ud800")
