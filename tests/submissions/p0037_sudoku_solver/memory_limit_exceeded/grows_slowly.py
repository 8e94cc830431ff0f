"""Keeps one more mebibyte, and one more, until there is none left.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Catalogue: 12
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.kept = []
        for _ in range(1024):  # a gibibyte, if nobody stops it
            self.kept.append(bytearray(2**20))
