"""Evaluates a text that is no Python, in the course of the search.

Verdict: Runtime Error
Reason: SyntaxError
Cause: none
Change: none
Near: not_code
Catalogue: 22
Cases: LeetCode's example
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        rows = [eval("[" + "".join(row) + "]") for row in board]
        board[:] = rows
