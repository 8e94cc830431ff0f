"""Evaluates a text that is no Python, in the course of the search.

Verdict: Runtime Error
Reason: SyntaxError
Cause: none
Change: none
Near: not_code
Catalogue: 22
Cases: LeetCode's example
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [eval("[" + "".join(row) + "]") for row in board]
        board[:] = rows
