"""Stops its own process, which is neither running nor dead.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Catalogue: 4
Cases: One blank
Time limit: 0.2
"""

import os
import signal


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os.kill(os.getpid(), signal.SIGSTOP)
