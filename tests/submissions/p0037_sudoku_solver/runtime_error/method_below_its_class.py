"""Has the method of its class outside of it: the indentation was lost.

Verdict: Runtime Error
Reason: class Solution has no method solveSudoku
Cause: none
Near: class_missing
"""


class Solution:
    pass


def solveSudoku(self, board: List[List[str]]) -> None:
    board[0][0] = "5"
