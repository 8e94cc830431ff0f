"""A colon is missing.

Verdict: Compile Error
Reason: SyntaxError
"""

class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None
        pass
