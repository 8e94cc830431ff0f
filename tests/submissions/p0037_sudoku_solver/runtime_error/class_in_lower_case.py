"""Calls the class by another name.

Verdict: Runtime Error
Reason: the file has no class Solution; it has solution
Likely: none
Near: belongs into a class
Catalogue: 45
"""


class solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
