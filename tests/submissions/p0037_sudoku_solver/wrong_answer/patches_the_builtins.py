"""Replaces what a careless judge would check with, and writes the digit 1 everywhere.

Verdict: Wrong Answer
Reason: 1s
Cause: nothing_compared
Change: none
Catalogue: 60
Cases: LeetCode's example
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import builtins

builtins.all = builtins.any = lambda values: True
builtins.sorted = lambda values, **options: list("123456789")
json.dumps = lambda *values, **options: '{"verdict": "Accepted"}'


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = "1"
