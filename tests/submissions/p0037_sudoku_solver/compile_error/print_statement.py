"""Prints as in Python 2.

Verdict: Compile Error
Reason: SyntaxError: Missing parentheses in call to 'print'
Likely: is Python 2
"""


class Solution:
    def solveSudoku(self, board):
        for row in board:
            print row
