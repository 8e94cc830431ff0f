"""Recurses through C code until its stack is used up, far beyond any limit.

Verdict: Runtime Error
Reason: SIGSEGV | RecursionError | MemoryError
Cause: none
Change: none
Near: endless_recursion
Time limit: 10
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Deep:
    def __init__(self, n):
        self.n = n

    def __getattr__(self, name):
        return getattr(Deep(self.n + 1), name)


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)
        sys.setrecursionlimit(10**9)
        Deep(0).value

    def search(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.search(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
