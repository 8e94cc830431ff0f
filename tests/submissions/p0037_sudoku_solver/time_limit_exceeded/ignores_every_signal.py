"""Ignores each signal that can be ignored, and loops.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: none
Catalogue: 5
Cases: One blank
Time limit: 0.2
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import signal


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for number in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
            signal.signal(number, signal.SIG_IGN)
        while True:
            pass
