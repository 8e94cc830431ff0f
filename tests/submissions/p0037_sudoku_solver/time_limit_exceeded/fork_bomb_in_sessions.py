"""Starts 32 processes, each in a session of its own and half of them under another name.

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
        for number in range(32):
            if os.fork() == 0:
                os.setsid()
                if number % 2:
                    os.execve("/bin/sleep", ["sleep", "30.0037"], {})
                time.sleep(30)
                os._exit(0)
        time.sleep(30)
