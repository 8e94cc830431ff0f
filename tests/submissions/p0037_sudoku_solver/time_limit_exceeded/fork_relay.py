"""Hands on from process to process, each in a new session and each gone before it is looked for.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: none
Change: none
Catalogue: 31, 33
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
        if os.fork() == 0:
            for _ in range(300):
                os.setsid()
                if os.fork():
                    os._exit(0)
                time.sleep(0.01)
            os._exit(0)
        time.sleep(30)
