"""Prints to the other stream, which counts as well.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Near: prints_too_much
Catalogue: 24
Cases: One blank
Time limit: 0.3
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for _ in range(20_000):  # 20 MB, if nobody stops it
            print("x" * 1000, file=sys.stderr)
        for _ in range(10**9):  # half a minute
            pass
