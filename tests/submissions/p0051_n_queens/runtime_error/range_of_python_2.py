"""Uses `xrange` of Python 2 in several lines.

Verdict: Runtime Error
Reason: NameError: name 'xrange' is not defined
Cause: python_2, 19
Change: name, 19
"""


class Solution:
    def solveNQueens(self, n):
        found = []

        def place(queens):
            row = len(queens)
            if row == n:
                found.append(["." * c + "Q" + "." * (n - 1 - c) for c in queens])
                return
            for col in xrange(n):
                if all(
                    queens[r] != col and abs(queens[r] - col) != row - r for r in xrange(row)
                ):
                    place(queens + [col])

        place([])
        return found
