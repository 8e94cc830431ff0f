"""Repeats a list of all it knows for each cell, which doubles it each time.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Cases: LeetCode's example
Time limit: 10
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        history = [row[:] for row in board]
        for r in range(9):
            for c in range(9):
                if board[r][c] == "." and len(history) < 10**8:  # 1.2 GB, if nobody stops it
                    history += history
