"""Ends itself by a real-time signal, which has a number and no name.

Verdict: Runtime Error
Reason: ended by
Cause: none
Change: none
Catalogue: 20
Cases: One blank
"""

import os
import signal


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os.kill(os.getpid(), signal.SIGRTMIN + 1)
