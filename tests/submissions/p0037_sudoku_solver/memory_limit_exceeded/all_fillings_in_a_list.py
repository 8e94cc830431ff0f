"""Lists every way to fill 81 cells, to look for the right one afterwards.

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
        fillings = list(islice(product("123456789", repeat=81), 10**6))  # 0.7 GB
        for filling in fillings:
            attempt = [filling[i : i + 9] for i in range(0, 81, 9)]
            if self.solved(attempt):
                board[:] = attempt

    def solved(self, board):
        cols = zip(*board)
        return all(len(set(unit)) == 9 for unit in [*board, *cols])
