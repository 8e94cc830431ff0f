"""Solves in a thread, and returns without waiting for it.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: none
Near: threads_left | not_called
Catalogue: 35
Cases: Four blanks
"""

import threading
import time


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        threading.Thread(target=self.later, args=(board,), daemon=True).start()

    def later(self, board):
        time.sleep(0.5)
        self.fill(board)

    def fill(self, board):
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    for d in "123456789":
                        if self.fits(board, r, c, d):
                            board[r][c] = d
                            if self.fill(board):
                                return True
                            board[r][c] = "."
                    return False
        return True

    def fits(self, board, r, c, d):
        for k in range(9):
            if d in (board[r][k], board[k][c], board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]):
                return False
        return True
