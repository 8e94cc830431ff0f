"""Has the method of its class outside of it: the indentation was lost.

Verdict: Runtime Error
Reason: class Solution has no method solveSudoku
Cause: method_missing
Change: none
Near: class_declared_twice | class_missing
"""


class Solution:
    pass


def solveSudoku(self, board: List[List[str]]) -> None:
    board[0][0] = "5"
