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

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import time


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                time.sleep(60)
            os._exit(0)
        time.sleep(60)
