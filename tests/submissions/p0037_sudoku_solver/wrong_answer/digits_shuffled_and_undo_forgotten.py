"""Tries the digits of each blank in a random order, and does not blank the cell again.

Verdict: Wrong Answer
Reason: blanks left
Cause: undo_missing
Change: undo, 33 | none
Near: random_search
"""

import random


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        random.seed(4)

        def fits(r, c, d):
            row, column = board[r], [line[c] for line in board]
            top, left = r // 3 * 3, c // 3 * 3
            box = [board[top + k // 3][left + k % 3] for k in range(9)]
            return d not in row and d not in column and d not in box

        def go(k):
            if k == 81:
                return True
            r, c = divmod(k, 9)
            if board[r][c] != ".":
                return go(k + 1)
            for d in random.sample("123456789", 9):
                if fits(r, c, d):
                    board[r][c] = d
                    if go(k + 1):
                        return True
            return False

        go(0)
