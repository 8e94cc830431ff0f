"""Doubles itself six times, which makes 64 processes, and all of them sleep.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Catalogue: 31
Cases: One blank
Time limit: 0.2
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import time


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for _ in range(6):
            os.fork()
        time.sleep(30)
