"""Starts a pool of sixteen threads, each of which reserves memory that it does not use.

Verdict: Accepted
Cause: none
Cases: sample
"""

import time
from concurrent.futures import ThreadPoolExecutor


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.search(board)
        with ThreadPoolExecutor(16) as pool:
            list(pool.map(time.sleep, [0.05] * 16))

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
