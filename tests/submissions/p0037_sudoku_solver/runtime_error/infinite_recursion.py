"""Calls itself for ever.

Verdict: Runtime Error
Reason: RecursionError: maximum recursion depth exceeded
Cause: endless_recursion, 13
Change: none
Catalogue: 14
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        self.solveSudoku(board)
