"""Reads the frames that are meant for the worker, and waits for more of them.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop, 24
Change: none
Catalogue: 30
Cases: One blank
Time limit: 0.2
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for number in range(3, 20):
            try:
                while os.read(number, 1000):
                    pass
            except OSError:
                pass
        while True:
            pass
