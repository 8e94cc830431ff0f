"""Ends its process before it answers.

Verdict: Runtime Error
Reason: exit code 0
Cause: exit_called
Change: none
Catalogue: 18
Cases: One blank
"""

import os


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os._exit(0)
