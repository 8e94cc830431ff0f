"""Starts a process that leaves for a session of its own, and waits for it for ever.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Catalogue: 33
Time limit: 0.2
Cases: One blank
"""

import os
import time


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                time.sleep(60)
            os._exit(0)
        time.sleep(60)
