"""Writes half characters and commands for the terminal into the blanks.

Verdict: Wrong Answer
Reason: expected '1' to '9'
Cause: none
Change: none
Catalogue: 58
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        for r in range(9):
            for c in range(9):
                if board[r][c] == ".":
                    board[r][c] = "\ud800" if c % 2 else "\x1b[2J"
