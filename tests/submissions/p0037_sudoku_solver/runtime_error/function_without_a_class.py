"""Declares the method outside of any class.

Verdict: Runtime Error
Reason: the file has no class Solution; it has solveSudoku
Cause: class_missing
Change: none
Near: method_missing
Catalogue: 45
"""


def solveSudoku(board: List[List[str]]) -> None:
    pass
