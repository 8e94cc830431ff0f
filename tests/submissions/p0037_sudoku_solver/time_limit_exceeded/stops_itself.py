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

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import signal


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        os.kill(os.getpid(), signal.SIGSTOP)
