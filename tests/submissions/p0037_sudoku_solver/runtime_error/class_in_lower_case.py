"""Calls the class by another name.

Verdict: Runtime Error
Reason: the file has no class Solution; it has solution
Cause: none
Change: none
Near: method_missing | class_declared_twice | class_missing
Catalogue: 45
"""


class solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
