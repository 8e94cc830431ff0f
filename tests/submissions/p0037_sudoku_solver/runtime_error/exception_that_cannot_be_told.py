"""Raises an exception that raises another one when it is asked what it is.

Verdict: Runtime Error
Reason: Shy
Cause: none
Change: none
Catalogue: 21
"""


class Shy(Exception):
    def __str__(self):
        raise RuntimeError("nothing to see")

    __repr__ = __str__


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        raise Shy
