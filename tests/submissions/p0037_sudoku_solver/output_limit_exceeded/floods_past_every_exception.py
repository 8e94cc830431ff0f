"""Goes on printing whatever happens, around Python's own streams.

Verdict: Output Limit Exceeded
Reason: 1 MiB
Cause: none
Change: none
Near: prints_too_much
Catalogue: 23
Cases: One blank
Time limit: 0.3
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import time


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for _ in range(2_000):  # 20 MB, or 20 seconds, if nobody stops it
            try:
                os.write(1, b"x" * 10000)
            except BaseException:
                time.sleep(0.01)
