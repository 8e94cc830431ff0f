"""Asks for more memory than there is, again and again, and goes on when it gets none.

Verdict: Time Limit Exceeded
Reason: no answer
Cause: endless_loop
Change: none
Catalogue: 13
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
        kept = []
        while True:
            try:
                kept.append(bytearray(2**50))
            except MemoryError:
                pass
