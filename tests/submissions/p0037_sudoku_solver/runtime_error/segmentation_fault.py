"""Reads where nothing is, and is ended by the system.

Verdict: Runtime Error
Reason: ended by SIGSEGV
Cause: none
Change: none
Catalogue: 19
Cases: One blank
"""

import ctypes


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        ctypes.string_at(0)
