"""Raises the recursion limit beyond what the stack holds and recurses through a builtin, for ever.

Verdict: Runtime Error
Reason: ended by SIGSEGV | RecursionError
Cause: none
Change: none
Catalogue: 15
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import resource


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        resource.setrlimit(resource.RLIMIT_STACK, (2**23, resource.RLIM_INFINITY))  # ends sooner
        sys.setrecursionlimit(10**9)
        self.fill(board, 0)

    def fill(self, board, i):
        return max([i], key=lambda i: self.fill(board, i))
