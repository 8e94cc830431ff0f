"""Calls the class by another name.

Verdict: Runtime Error
Reason: the file has no class Solution; it has solution
Cause: class_missing
Change: none
Near: method_missing | class_declared_twice
Catalogue: 45
"""


class solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        pass
