"""Solves a copy with another check and returns it: that is not the answer.

Verdict: Wrong Answer
Reason: unchanged
Cause: never_written
Change: none
Near: board_rebound | answer_returned | unit_not_compared | nothing_compared | int_digits
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        solved = [row[:] for row in board]
        for r in range(9):
            for c in range(9):
                if solved[r][c] == ".":
                    solved[r][c] = "1"
        return solved
