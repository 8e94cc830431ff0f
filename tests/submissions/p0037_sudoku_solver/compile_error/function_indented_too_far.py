"""Has an inner function that is indented further than the line above it.

Verdict: Compile Error
Reason: IndentationError: unexpected indent
Cause: indentation_wrong
Change: none
Near: not_code
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        blanks = []
            def solve():
                return not blanks
        solve()
