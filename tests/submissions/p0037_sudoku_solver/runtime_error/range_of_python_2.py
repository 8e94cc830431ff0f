"""Uses `xrange`, which Python 3 does not have.

Verdict: Runtime Error
Reason: NameError: name 'xrange' is not defined
Cause: python_2
Change: none
Near: name_unknown | float_index
"""


class Solution(object):
    def solveSudoku(self, board):
        for r in xrange(9):
            for c in xrange(9):
                if board[r][c] == ".":
                    board[r][c] = "1"
