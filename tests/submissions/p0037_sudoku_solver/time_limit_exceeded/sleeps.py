"""Sleeps, which costs no CPU time: the clock on the wall counts.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Near: endless_loop
Catalogue: 2
Cases: One blank
Time limit: 0.2
"""

import time


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        time.sleep(60)
