"""Asks for a gibibyte at once.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Catalogue: 11
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.table = b"x" * 2**30
