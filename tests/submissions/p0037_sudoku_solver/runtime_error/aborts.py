"""Aborts its process.

Verdict: Runtime Error
Reason: ended by SIGABRT
Cause: none
Change: none
Catalogue: 19
Cases: One blank
"""

import os


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os.abort()
