"""Makes a table that does not fit, before any board is there.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Catalogue: 11
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

TABLE = b"x" * 2**30


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
