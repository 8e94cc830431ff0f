"""Imports a file of the learner's own, which LeetCode would not have either.

Verdict: Runtime Error
Reason: ModuleNotFoundError: No module named 'sudoku_helpers'
Cause: none
Change: none
Catalogue: 46
"""

from sudoku_helpers import candidates


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        candidates(board)
