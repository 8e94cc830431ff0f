"""Has the method of its class outside of it: the indentation was lost.

Verdict: Runtime Error
Reason: class Solution has no method solveSudoku
Likely: none
Near: belongs into a class
"""


class Solution:
    pass


def solveSudoku(self, board: List[List[str]]) -> None:
    board[0][0] = "5"
