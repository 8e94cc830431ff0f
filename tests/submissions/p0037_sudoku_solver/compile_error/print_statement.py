"""Prints as in Python 2.

Verdict: Compile Error
Reason: SyntaxError: Missing parentheses in call to 'print'
Cause: python_2
Change: none
"""


class Solution:
    def solveSudoku(self, board):
        for row in board:
            print row
