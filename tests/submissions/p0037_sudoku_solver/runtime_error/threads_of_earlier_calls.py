"""Starts threads that nobody waits for, and cannot start more in its second call.

Verdict: Runtime Error
Reason: can't start new thread
Cause: threads_left
Change: none
Cases: sample
"""

import os

home = os.environ.get("HOME", "")  # in the judge a scratch folder, which is TMPDIR, too
scratch = home == os.environ.get("TMPDIR") and os.path.basename(home).startswith("kata-")
if not scratch or set(os.listdir(home)) != {"output", "work"}:
    raise SystemExit("run this through the judge only: make judge SOLUTION=FILE")

import threading

waiting = []


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        if len(waiting) >= 3:  # what a system says at its limit, without going there
            raise RuntimeError("can't start new thread")
        for _ in range(3):
            waiting.append(threading.Thread(target=threading.Event().wait, args=(30,)))
            waiting[-1].daemon = True
            waiting[-1].start()
        self.fill(board, 0)

    def fill(self, board, i):
        if i == 81:
            return True
        r, c = divmod(i, 9)
        if board[r][c] != ".":
            return self.fill(board, i + 1)
        used = set(board[r]) | {row[c] for row in board}
        used |= {board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}
        for digit in "123456789":
            if digit not in used:
                board[r][c] = digit
                if self.fill(board, i + 1):
                    return True
        board[r][c] = "."
        return False
