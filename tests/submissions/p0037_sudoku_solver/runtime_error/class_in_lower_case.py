"""Calls the class by another name.

Verdict: Runtime Error
Reason: the file has no class Solution
Likely: none
Catalogue: 45
"""


class solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
