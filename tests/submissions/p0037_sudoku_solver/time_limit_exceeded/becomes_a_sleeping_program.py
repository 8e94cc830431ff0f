"""Replaces itself by another program, which sleeps.

Verdict: Time Limit Exceeded
Reason: by the clock
Cause: none
Change: none
Time limit: 0.2
Cases: One blank
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)
        os.execv("/bin/sleep", ["sleep", "60"])

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
