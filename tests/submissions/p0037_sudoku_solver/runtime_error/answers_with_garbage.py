"""Finds the way to the judge and writes something there that is no answer.

Verdict: Runtime Error
Reason: pipe
Cause: none
Change: none
Catalogue: 30
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


def send(line):
    for number in range(3, 20):
        try:
            os.write(number, line.encode() + b"\n")
        except OSError:
            pass


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        send("Accepted")
