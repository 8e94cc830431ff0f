"""Kills its own process with the signal that the judge uses too.

Verdict: Runtime Error
Reason: ended by SIGKILL
Cause: none
Change: none
Near: exit_called
Catalogue: 20
Cases: One blank
"""

import os
import signal


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os.kill(os.getpid(), signal.SIGKILL)
