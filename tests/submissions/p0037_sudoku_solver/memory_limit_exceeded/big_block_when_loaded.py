"""Makes a table that does not fit, before any board is there.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Catalogue: 11
"""

TABLE = b"x" * 2**30


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
