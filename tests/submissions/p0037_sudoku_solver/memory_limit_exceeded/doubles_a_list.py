"""Repeats a list of all it knows for each cell, which doubles it each time.

Verdict: Memory Limit Exceeded
Reason: 512 MiB
Cause: none
Change: none
Cases: LeetCode's example
Time limit: 10
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        history = [row[:] for row in board]
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    history += history
