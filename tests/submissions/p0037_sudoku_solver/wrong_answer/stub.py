"""LeetCode's own text, as it was.

Verdict: Wrong Answer
Reason: unchanged
Cause: empty_method
Change: none
Catalogue: 49
"""


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
