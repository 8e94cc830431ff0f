"""Wants the board when the solution is made, as a class of its own would.

Verdict: Runtime Error
Reason: TypeError: Solution.__init__() missing 1 required positional argument: 'board'
Cause: arguments_wrong, 12
Change: none
Catalogue: 47
"""


class Solution:
    def __init__(self, board):
        self.board = board

    def solveSudoku(self) -> None:
        pass
